// The user's own icons: dropped onto the page and shown as the templates they would become. Nothing is written.
import { element, say } from "./dom.js";
import { library, pictureOptions } from "./library.js";
import { Picture } from "./pictures.js";
import { address, send } from "./server.js";
import { changesDrawing, displayScale, linkTo, view } from "./view.js";

const WEIGHTS = ["ultralight", "regular", "black"];
const COMPOSED = ["fill", "slash", "circle", "circle,fill", "badge.plus"];
// The dropped icons, kept while the page is open.
const dropped = [];

const named = file => file.name.replace(/\.svg$/i, "");

async function convert(file) {
    const card = { name: named(file), pictures: [] };
    dropped.unshift(card);
    try {
        const text = await file.text();
        const ask = components => send("/api/convert", { name: card.name, components }, text, "image/svg+xml");
        card.answer = await ask("");
        card.composed = await Promise.all(COMPOSED.map(async components => {
            const { symbols, error } = await ask(components);
            return { label: components.replace(",", "."), symbol: symbols[0], error };
        }));
    } catch (error) {
        card.failure = error.message;
    }
    return card;
}

function shown(card, id, own, label) {
    const picture = new Picture();
    card.pictures.push([picture, id, own]);
    return element("figure.vision", {}, picture.element, element("figcaption.caption", {}, label));
}

function body(card) {
    if (card.failure) return element("p.wrong", { role: "alert" }, card.failure);
    const { symbols: [first], plain, diagnostics, error } = card.answer;
    const composed = card.composed ?? [];
    const known = library.symbols.find(each => each.name === card.name);
    const messages = [...diagnostics, ...first?.diagnostics ?? []].map(({ line, column, message }) =>
        line === undefined ? message : `${line}:${column ?? 1} ${message}`);
    const refused = composed.filter(each => each.error).map(each => `${each.label}: ${each.error}`);
    const notes = [...new Set([error, ...messages, ...refused].filter(Boolean))];
    return element("div.card", {},
        element("div.row", {}, plain && shown(card, plain, {}, "original"),
            first && WEIGHTS.map(weight => shown(card, first.id, { weight }, weight)),
            composed.filter(each => each.symbol).map(({ symbol, label }) => shown(card, symbol.id, {}, label))),
        notes.length ? element("ul.notes", {}, notes.map(text => element("li", {}, text)))
            : element("p.quiet", {}, "Nothing is lost in the conversion."),
        element("div.actions", {},
            first && element("a.button", linkTo("symbol", first.id), "Open"),
            first && plain && element("a.button",
                linkTo("compare", "", { a: plain, b: first.id, how: "swipe" }),
                "Compare with the icon"),
            known && element("a.button", linkTo("compare", "", { a: known.id, b: first?.id ?? plain, how: "blink" }),
                `Compare with ${known.name} of the set`),
            first && element("a.button", { href: address("/file", { symbol: first.id, format: "template" }),
                download: "" }, "Save the template")));
}

function draw() {
    for (const { pictures } of dropped) {
        for (const [picture, id, own] of pictures) {
            picture.show(address("/picture", { ...pictureOptions(id, { size: 64 }), ...own }), displayScale());
        }
    }
}

function fill(list) {
    list.replaceChildren(...dropped.map(card => {
        card.pictures = [];
        return element("section", {}, element("h2", {}, card.name), card.answer || card.failure ? body(card) : "…");
    }));
    draw();
}

async function add(files, list) {
    for (const file of files) {
        const waiting = convert(file);
        fill(list);
        const card = await waiting;
        fill(list);
        say(card.failure ?? `${card.name} was converted`);
    }
}

export function icons(main) {
    document.title = "Your icons";
    const input = element("input", { type: "file", accept: ".svg,image/svg+xml", multiple: true, id: "icons",
        "aria-label": "SVG files" });
    const zone = element("div.drop", {}, element("p", {}, "Drop SVG files anywhere on the page, or choose them."),
        input);
    const list = element("div.cards");
    takeDropped(files => add(files, list));
    input.addEventListener("change", () => { add([...input.files], list); input.value = ""; });
    main.replaceChildren(element("h1", {}, "Your icons"),
        element("p.quiet", {},
            "See an icon as a template in all weights before you convert it. Nothing is written to the disk."),
        zone, list);
    fill(list);
    const leave = view.onChange(names => { if (changesDrawing(names)) draw(); });
    return {
        focus: () => input.focus(),
        close: () => { takeDropped(undefined); leave(); },
    };
}

let receiver;
let pending = [];

/** Sets the action that receives files, which may be dropped on any page but are shown on this one. */
function takeDropped(action) {
    receiver = action;
    if (action && pending.length) action(pending);
    pending = [];
}

addEventListener("dragover", event => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    document.documentElement.classList.add("dropping");
});
addEventListener("dragleave", event => {
    if (!event.relatedTarget) document.documentElement.classList.remove("dropping");
});
addEventListener("drop", event => {
    const files = [...event.dataTransfer?.files ?? []].filter(file => /\.svg$/i.test(file.name));
    document.documentElement.classList.remove("dropping");
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (receiver) return receiver(files);
    pending = files;
    return view.go("icons");
});
