// The symbols of the library, in order and by their ids.
import { Newest, address, ask } from "./server.js";
import { displayScale, options, view } from "./view.js";

export const library = { symbols: [], byId: new Map(), failures: [], title: "", revision: 0 };

const listeners = new Set();
export const onLibrary = listener => { listeners.add(listener); return () => listeners.delete(listener); };

export async function read() {
    const answer = await ask("/api/library");
    Object.assign(library, answer, { byId: new Map(answer.symbols.map(symbol => [symbol.id, symbol])) });
    for (const listener of [...listeners]) listener();
}

const openings = new Set();
/** Runs an action whenever the server can be reached, at first or again. */
export const onOpen = action => { openings.add(action); return () => openings.delete(action); };

let events;

/** Reads the library again whenever files change on the disk. */
function listen() {
    if (events) return;
    events = new EventSource("/events");
    events.addEventListener("open", () => { for (const action of [...openings]) action(); });
    events.addEventListener("change", event => {
        if (JSON.parse(event.data).revision !== library.revision) read();
    });
}

function stopListening() {
    events?.close();
    events = undefined;
}

/**
 * Follows changes on the disk while the page can be seen. A page in another tab or in the back/forward cache would
 * occupy one of the six connections that browsers open to a server; it hears of what it missed when it is seen again.
 */
export function follow() {
    const update = () => document.hidden ? stopListening() : listen();
    document.addEventListener("visibilitychange", update);
    addEventListener("pagehide", stopListening);
    addEventListener("pageshow", event => { if (event.persisted) update(); });
    update();
}

/** A symbol of the library, or a dropped one. */
export const symbol = id => meant(id)[0]
    ?? { id, name: id.replace(/^drop-[0-9a-f]*-/, ""), features: {}, keywords: [] };

/** The symbols that an id, the path of a file or a name can mean. An id is the symbol's name while that is unique. */
export function meant(text) {
    const exact = library.byId.get(text) ?? library.symbols.find(each => each.file === text);
    return exact ? [exact] : library.symbols.filter(each => each.name === text);
}

/** The id of a symbol, given its id, the path of its file or its name. */
export const identified = text => meant(text)[0]?.id ?? text;

/** The folder of a symbol after those that it shares with others of its name; empty for a unique name. */
export function place({ id, name, folder }) {
    if (id === name || !folder) return "";
    const parts = path => path.split("/").filter(Boolean);
    const [own, ...all] = [folder, ...meant(name).map(each => each.folder)].map(parts);
    const shared = own.findIndex((part, index) => all.some(other => other[index] !== part));
    return own.slice(shared < 0 ? -1 : shared).join("/");
}

export function pictureOptions(id, size = { "point-size": view.get("point-size") }) {
    const own = identified(id);
    return { symbol: own, ...options(), ...size, "display-scale": displayScale(), v: symbol(own).digest };
}

/** The colours in which the palette mode is shown; empty for other modes. */
export const palette = mode => mode === "palette" ? view.get("palette") || "#e5484d, #0a6cff, #8e8e93" : "";

export const picture = (id, size) => address("/picture", pictureOptions(id, size));

export const FEATURES = [
    ["multicolor", "Multicolor"], ["variable", "Variable"], ["draws", "Draws"], ["groups", "Motion groups"],
    ["localized", "Localized"], ["mirrored", "Mirrored"],
];

const search = new Newest();

/** The symbols found, best first, with the reasons: all symbols without words, undefined if a newer search started. */
export async function found() {
    const words = view.get("q").trim();
    const features = view.get("has").split(",").filter(Boolean);
    const category = view.get("category");
    const fits = each => features.every(name => each.features?.[name])
        && (!category || each.categories?.includes(category));
    if (!words) {
        search.drop();
        const isBase = each => !each.variantOf || view.is("variants");
        return library.symbols.filter(each => isBase(each) && fits(each)).map(symbol => ({ symbol }));
    }
    const hits = await search.ask(signal => ask("/api/search", { q: words }, signal));
    return hits?.map(hit => ({ symbol: library.byId.get(hit.id), why: reason(hit.matches) }))
        .filter(hit => hit.symbol && fits(hit.symbol));
}

function reason(matches = []) {
    const other = matches.filter(match => match.where !== "name");
    return other.map(match => `${match.where}: ${match.text}`).join(", ");
}
