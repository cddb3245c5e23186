// The state of the page, all of which is in the address, such as `#/symbol/bell?weight=500`, so that a link reproduces
// it.

// The options of a picture, by their names in the command.
export const DRAWING = [
    "weight", "scale", "rendering-mode", "color-rendering", "tint", "palette", "variable-value", "variable-mode",
    "inactive", "appearance", "increase-contrast", "background", "layout-direction", "locale",
];
const DEFAULTS = {
    "point-size": "40", panel: "forms", zoom: "fit", guides: "lines", hover: "bounce", fps: "60", pace: "1",
    how: "side",
};

// The values that some names can have.
const CHOICES = {
    panel: ["forms", "layers", "motion", "check", "take"], zoom: ["fit", "1", "2", "4", "8", "16", "32"],
    guides: ["lines", "none"], how: ["side", "swipe", "blink"], told: ["timeline"], loop: ["false"], trail: ["true"],
    pace: ["0.1", "0.25", "0.5", "1"],
};

const listeners = new Set();
let current = parse(location.hash);
let writing;

/** Parses an address, with the faults for which parts of it are left out. */
function parse(hash) {
    const [path, query = ""] = hash.replace(/^#/, "").split("?");
    const [, page = "", text = ""] = path.split("/");
    const [values, faults] = [Object.fromEntries(new URLSearchParams(query)), []];
    for (const [name, choices] of Object.entries(CHOICES)) {
        if (!values[name] || choices.includes(values[name])) continue;
        faults.push(`${name} in the address is “${values[name]}”; expected ${choices.join(", ")}`);
        delete values[name];
    }
    try {
        return { page, id: decodeURIComponent(text), values, faults };
    } catch {
        return { page: "", id: "", values, faults: [`The address is not valid: “${text}” is wrongly encoded.`] };
    }
}

function link({ page, id, values }) {
    const path = page === "symbol" ? `#/symbol/${encodeURIComponent(id)}` : `#/${page}`;
    const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
    return query.size ? `${path}?${query}` : path;
}

function notify(names) {
    for (const listener of [...listeners]) listener(names);
}

export const view = {
    get page() { return current.page; },
    get id() { return current.id; },
    /** What is wrong with the address, in words. */
    get faults() { return current.faults; },
    get: name => current.values[name] ?? DEFAULTS[name] ?? "",
    is: name => view.get(name) === "true",

    /** Changes values; an empty one is the default. The address follows when controls rest: browsers limit its rate. */
    set(values) {
        const names = Object.keys(values).filter(name => view.get(name) !== String(values[name]));
        if (!names.length) return;
        for (const name of names) {
            const value = String(values[name]);
            if (value === (DEFAULTS[name] ?? "")) delete current.values[name];
            else current.values[name] = value;
        }
        clearTimeout(writing);
        writing = setTimeout(view.write, 250);
        notify(new Set(names));
    },

    write() {
        clearTimeout(writing);
        if (location.hash !== link(current)) history.replaceState(null, "", link(current) || "#/");
    },

    /** Goes to a page; the options of pictures and motions and the tray are kept. */
    go(page, id = "", values = {}) {
        view.write();
        location.hash = view.link(page, id, values);
    },

    link(page, id = "", values = {}) {
        const kept = Object.entries(current.values).filter(([name]) => KEPT.has(name));
        return link({ page, id, values: { ...Object.fromEntries(kept), ...values } });
    },

    /** Changes the id in the address to another one of the same symbol. */
    rename(id) {
        clearTimeout(writing);
        location.replace(link({ ...current, id }));
    },

    onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
    },
};

/** The attributes of a link, whose address follows what is set later: see `refreshLinks`. */
export const linkTo = (page, id = "", values = {}) =>
    ({ href: view.link(page, id, values), "data-page": page, "data-id": id, "data-values": JSON.stringify(values) });

/** Gives all links the addresses that keep what is set now. */
export function refreshLinks() {
    for (const link of document.querySelectorAll("a[data-page]")) {
        const { page, id = "", values = "{}" } = link.dataset;
        link.href = view.link(page, id, JSON.parse(values));
    }
}

const KEPT = new Set([...DRAWING, "point-size", "panel", "zoom", "guides", "hover", "tray", "q", "category", "has",
    "variants", "effect", "speed", "repeat", "delay", "fps", "duration", "reduce-motion", "to", "loop", "trail",
    "pace"]);

const darkness = matchMedia("(prefers-color-scheme: dark)");
export const isDark = () => (view.get("appearance") || (darkness.matches ? "dark" : "light")) === "dark";
export const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** The options that have an effect; the others are empty, which keeps copied commands short. */
export function options() {
    const values = Object.fromEntries(DRAWING.map(name => [name, view.get(name)]));
    values.appearance = isDark() ? "dark" : "";
    if (values["rendering-mode"] !== "palette") values.palette = "";
    if (!values["variable-value"]) values["variable-mode"] = values.inactive = "";
    if (values["variable-mode"] === "draw") values.inactive = "";
    if (values.background === "grid") values.background = "";
    return values;
}

export const changesDrawing = names => DRAWING.some(name => names.has(name));

/** The number of pixels per point of the screen, rounded up. */
export const displayScale = () => Math.min(3, Math.max(1, Math.ceil(devicePixelRatio)));

addEventListener("hashchange", () => {
    const before = current;
    current = parse(location.hash);
    const names = new Set([...Object.keys(before.values), ...Object.keys(current.values)]
        .filter(name => before.values[name] !== current.values[name]));
    if (before.page !== current.page || before.id !== current.id) names.add("page");
    if (current.faults.length || before.faults.length) names.add("faults");
    if (names.size) notify(names);
});
darkness.addEventListener("change", () => notify(new Set(["appearance"])));
