// The layers of a symbol with their properties, as a tree that highlights them.
import { element } from "./dom.js";
import { ask, Newest } from "./server.js";
import { changesDrawing } from "./view.js";

const percent = value => `${Math.round(value * 100)} %`;

function facts(layer) {
    return [
        `layer ${layer.layer}`,
        !layer.paints && "erases what is below",
        layer.opacity !== undefined && layer.opacity !== 1 && layer.paints && `opacity ${percent(layer.opacity)}`,
        layer.group !== undefined && `motion group ${layer.group}`,
        layer.threshold !== undefined && `active from ${percent(layer.threshold)}`,
        layer.draw && "drawn by value",
        layer.tags?.length && `tags ${layer.tags.join(", ")}`,
    ].filter(Boolean);
}

/** What a layer is called: its level or colour, or else, in monochrome, the tag that tells it from others. */
function title(layer) {
    if (!layer.paints) return "Eraser";
    if (layer.role && layer.role !== "plain") return layer.role;
    return layer.tags?.find(tag => !tag.startsWith("_")) ?? `Layer ${layer.layer}`;
}

function row(layer, highlight) {
    const dot = element("span.dot");
    if (layer.color && layer.paints) dot.style.background = layer.color;
    else dot.classList.add("clear");
    const color = layer.paints ? layer.color ?? "" : "";
    const show = () => highlight(layer.layer);
    return element("li", { role: "treeitem", tabindex: "-1", "aria-level": "1", onpointerenter: show, onfocus: show },
        dot, element("span.role", {}, title(layer)), element("span.mono", {}, color),
        element("span.facts", {}, facts(layer).join(" · ")));
}

class Layers {
    #newest = new Newest();
    #tree = element("ul.layers", { role: "tree", "aria-label": "Layers, topmost first" });
    #count = element("h2");
    #message = element("p.wrong", { role: "alert" });

    constructor(panel, { stage }) {
        this.stage = stage;
        const tree = this.#tree;
        tree.addEventListener("pointerleave", () => stage.highlight());
        tree.addEventListener("focusout", event => { if (!tree.contains(event.relatedTarget)) stage.highlight(); });
        tree.addEventListener("keydown", event => this.#move(event));
        panel.append(this.#count,
            element("p.quiet", {}, "Point at a layer, or move through the list with the arrow keys, to highlight it."),
            tree, this.#message);
        this.#read();
    }

    follow(names) { if (changesDrawing(names) || names.has("library")) this.#read(); }

    close() {
        this.#newest.drop();
        this.stage.highlight();
    }

    #move(event) {
        const rows = [...this.#tree.children];
        const index = rows.indexOf(document.activeElement);
        const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
        if (!rows[target]) return;
        event.preventDefault();
        rows[index].tabIndex = -1;
        rows[target].tabIndex = 0;
        rows[target].focus();
    }

    async #read() {
        try {
            const answer = await this.#newest.ask(signal => ask("/api/layers", this.stage.options(), signal));
            if (!answer) return;
            this.#count.textContent = answer.length === 1 ? "1 layer" : `${answer.length} layers`;
            this.#tree.replaceChildren(
                ...answer.map(layer => row(layer, each => this.stage.highlight(each))).reverse());
            if (this.#tree.firstChild) this.#tree.firstChild.tabIndex = 0;
            this.#message.textContent = "";
        } catch (error) {
            this.#message.textContent = error.message;
        }
    }
}

export const layers = (panel, about) => new Layers(panel, about);
