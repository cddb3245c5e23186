// A symbol in the grid.
import { element } from "./dom.js";
import { library, picture, place } from "./library.js";
import { Picture } from "./pictures.js";
import { inTray } from "./tray.js";
import { displayScale } from "./view.js";

/** A name that may be broken before its dots. */
const broken = name => name.split(".").flatMap((part, index) => index ? [element("wbr"), `.${part}`] : [part]);

export class Tile {
    constructor(symbol) {
        this.id = symbol.id;
        this.picture = new Picture();
        this.why = element("span.why");
        const where = place(symbol);
        this.element = element("li.tile", {
            role: "option", tabindex: "-1", "data-id": symbol.id,
            "aria-label": symbol.error ? `${symbol.name}: cannot be read`
                : [symbol.name, symbol.label, where].filter(Boolean).join(", "),
        }, element("span.ground", {}, this.picture.element),
        element("span.name", { title: symbol.name }, broken(symbol.name)),
        where && element("span.where", { title: symbol.folder }, where), this.why,
        element("span.add", { "aria-hidden": "true", title: "Add to the tray (Space)" }));
        if (symbol.error) {
            this.element.classList.add("unreadable");
            this.picture.element.append(symbol.error);
        }
        this.choose();
    }

    draw() {
        if (!library.byId.get(this.id)?.error) this.picture.show(picture(this.id), displayScale());
    }

    choose() { this.element.setAttribute("aria-selected", inTray(this.id)); }

    /** Sets the position of the tile among those found, and the reason why it was found. */
    describe(index, count, why = "") {
        this.element.setAttribute("aria-posinset", index + 1);
        this.element.setAttribute("aria-setsize", count);
        if (this.why.textContent !== why) this.why.textContent = why;
    }
}
