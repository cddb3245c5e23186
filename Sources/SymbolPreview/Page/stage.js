// A large picture of a symbol: fitted into the stage or magnified to its pixels, with guides on top.
import { drawing, element } from "./dom.js";
import { pictureOptions, symbol } from "./library.js";
import { address, ask, image, steady } from "./server.js";
import { displayScale, view } from "./view.js";

// The size of a fitted symbol, as a fraction of the shorter side of the stage.
const FITTED = 0.62;

/** The colour on which the stage shows symbols: the background that is set, or its own. */
export function ground() {
    const set = view.get("background");
    return set && set !== "grid" ? set : getComputedStyle(document.documentElement).getPropertyValue("--card").trim();
}

export class Stage {
    #metrics;
    #layer;
    #position;
    #outline = "";
    #sheetSize;

    constructor(id) {
        this.id = id;
        this.sheet = element("div.sheet");
        this.still = element("div.still");
        this.guides = drawing("svg", { class: "guides", "aria-hidden": "true" });
        this.canvas = element("canvas.frames", { hidden: true });
        this.message = element("p.wrong", { role: "alert", hidden: true });
        this.sheet.append(this.still, this.canvas, this.guides);
        this.element = element("div.stage", {
            tabindex: "0", role: "img", "aria-label": symbol(id).label || symbol(id).name,
        }, this.sheet, this.message);
        this.onsize = () => {};
        this.update = steady(() => this.#update());
        this.observer = new ResizeObserver(() => { this.update(); this.onsize(); });
        this.observer.observe(this.element);
    }

    close() { this.observer.disconnect(); }

    get zoom() { return view.get("zoom") === "fit" ? undefined : Number(view.get("zoom")); }

    /** The number of CSS pixels per pixel of a picture. */
    get magnification() { return this.zoom ?? 1 / displayScale(); }

    /** The options of pictures for the stage: fitted into it, or at the set size with one pixel per point. */
    options() {
        const size = this.zoom
            ? { "point-size": view.get("point-size") }
            : { size: Math.max(64, Math.round(Math.min(this.width, this.height) * FITTED)) };
        return { ...pictureOptions(this.id, size), "display-scale": this.zoom ? 1 : displayScale() };
    }

    highlight(layer) {
        this.#layer = layer;
        this.update();
    }

    /** Highlights what is drawn by the element at a position in the file, `{ line, column }`; nothing without one. */
    light(position) {
        this.#position = position;
        this.update();
    }

    get width() { return this.element.clientWidth; }
    get height() { return this.element.clientHeight; }

    async #update() {
        if (!this.width) return;
        const options = this.options();
        const path = this.#layer === undefined ? "/picture" : "/layer";
        try {
            const [{ metrics, width, height }, picture, outlines] = await Promise.all([
                ask("/metrics", options), image(address(path, { ...options, layer: this.#layer })),
                this.#position ? ask("/outlines", options) : [],
            ]);
            this.#metrics = { ...metrics, width, height };
            this.#outline = outlines.find(each => isSame(each, this.#position))?.outline ?? "";
            picture.alt = "";
            this.still.replaceChildren(picture);
            this.fail();
            this.#lay();
        } catch (error) {
            this.fail(error.message);
        }
    }

    fail(text = "") {
        this.message.textContent = text;
        this.message.hidden = !text;
        this.sheet.hidden = Boolean(text);
    }

    get metrics() { return this.#metrics; }

    /** Positions a picture so that its layout box is centred on the stage. */
    place(node, { width, height, leftMargin = 0, rightMargin = width, capline = 0, baseline = height }) {
        const scale = this.magnification;
        const style = node.style;
        style.width = `${width * scale}px`;
        style.height = `${height * scale}px`;
        style.left = `${this.middle.x - (leftMargin + rightMargin) / 2 * scale}px`;
        style.top = `${this.middle.y - (capline + baseline) / 2 * scale}px`;
    }

    #lay() {
        const { width, height } = this.#metrics;
        const scale = this.magnification;
        const size = {
            width: Math.max(this.width, width * scale * 1.3), height: Math.max(this.height, height * scale * 1.3),
        };
        this.#sheetSize = size;
        this.middle = { x: size.width / 2, y: size.height / 2 };
        const isResized = this.sheet.style.width !== `${size.width}px`;
        this.sheet.style.width = `${size.width}px`;
        this.sheet.style.height = `${size.height}px`;
        this.sheet.classList.toggle("pixels", Boolean(this.zoom));
        this.place(this.still, this.#metrics);
        if (isResized) {
            this.element.scrollTo((size.width - this.width) / 2, (size.height - this.height) / 2);
        }
        this.#guide();
        this.onsize();
    }

    #guide() {
        const { width, height, leftMargin = 0, rightMargin = width, capline, baseline = height } = this.#metrics;
        const [scale, size] = [this.magnification, this.#sheetSize];
        const x = value => this.middle.x + (value - (leftMargin + rightMargin) / 2) * scale;
        const y = value => this.middle.y + (value - ((capline ?? 0) + baseline) / 2) * scale;
        this.guides.setAttribute("width", size.width);
        this.guides.setAttribute("height", size.height);
        this.guides.replaceChildren();
        if (this.#outline) {
            const transform = `translate(${x(0)} ${y(0)}) scale(${scale})`;
            this.guides.append(drawing("path", { class: "lit", d: this.#outline, transform }));
        }
        if (view.get("guides") === "none") return;
        const line = (x1, y1, x2, y2) => drawing("line", { x1, y1, x2, y2 });
        const across = (text, value) => [line(0, y(value), size.width, y(value)), label(text, 10, y(value) - 5)];
        const canvas = { x: x(0), y: y(0), width: width * scale, height: height * scale };
        this.guides.append(drawing("rect", { class: "canvas", ...canvas }), ...across("baseline", baseline));
        if (capline === undefined) return;
        this.guides.append(...across("cap line", capline), label("margins", x(leftMargin) + 6, 16),
            ...[leftMargin, rightMargin].map(margin => line(x(margin), 0, x(margin), size.height)));
    }
}

function label(text, x, y) {
    const node = drawing("text", { x, y });
    node.textContent = text;
    return node;
}

const isSame = (one, other) => one.line === other?.line && one.column === other.column;
