// Up to a dozen symbols side by side, kept in the address as `tray=bell,bell.fill`.
import { button, change, element } from "./dom.js";
import { picture, symbol } from "./library.js";
import { Picture } from "./pictures.js";
import { changesDrawing, displayScale, linkTo, view } from "./view.js";

const LIMIT = 12;
const ids = () => view.get("tray").split(",").filter(Boolean);

export const inTray = id => ids().includes(id);

/** Adds a symbol to the tray or removes it; returns whether it was added. */
export function toggleTray(id) {
    const kept = ids().filter(each => each !== id);
    const isNew = kept.length === ids().length && kept.length < LIMIT;
    view.set({ tray: (isNew ? [...kept, id] : kept).join(",") });
    return isNew;
}

const pictures = new Map();

function slot(id) {
    const { picture: held = new Picture({ alt: "" }), element: node } = pictures.get(id) ?? {};
    if (node) return node;
    const open = element("a", { ...linkTo("symbol", id), title: symbol(id).name }, held.element,
        element("span.unseen", {}, symbol(id).name));
    const remove = button("×", () => toggleTray(id), { class: "remove", "aria-label": `Remove ${symbol(id).name}` });
    const made = element("li", {}, open, remove);
    pictures.set(id, { picture: held, element: made });
    return made;
}

export function tray(node) {
    const list = element("ul");
    const compare = element("a.button", {}, "Side by side");
    const clear = button("Clear", () => view.set({ tray: "" }), { class: "plain" });
    node.replaceChildren(list, element("div.actions", {}, compare, clear));
    const follow = names => {
        if (names.has("tray") || names.has("page")) {
            node.hidden = ids().length === 0;
            list.replaceChildren(...ids().map(slot));
            change(compare, linkTo("compare", "", { a: ids()[0] ?? "", b: ids()[1] ?? "" }));
            compare.hidden = ids().length < 2;
        }
        if (node.hidden || !(names.has("tray") || names.has("page") || changesDrawing(names))) return;
        for (const id of ids()) pictures.get(id).picture.show(picture(id, { size: 40 }), displayScale());
    };
    view.onChange(follow);
    follow(new Set(["tray"]));
}
