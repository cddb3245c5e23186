// A symbol, large: fitted into the stage or magnified to its pixels, with its guides over it.
import { drawing, element } from "./dom.js";
import { pictureOptions, symbol } from "./library.js";
import { address, ask, image, steady } from "./server.js";
import { displayScale, view } from "./view.js";

// Of the stage's shorter side.
const FITTED = 0.62;

export class Stage {
    #metrics;
    #layer;
    #place;
    #outline = "";
    #room;

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

    /** Pixels of the page for each pixel of a picture. */
    get magnification() { return this.zoom ?? 1 / displayScale(); }

    /** How pictures for the stage are drawn: to fit it, or as large as elsewhere, with one pixel a point. */
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

    /** Lights up what a place in the symbol's file draws, `{ line, column }`; nothing for none. */
    light(place) {
        this.#place = place;
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
                this.#place ? ask("/outlines", options) : [],
            ]);
            this.#metrics = { ...metrics, width, height };
            this.#outline = outlines.find(each => isSame(each, this.#place))?.outline ?? "";
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

    /** Puts a picture of some metrics so that its layout box lies in the middle of the stage. */
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
        const room = {
            width: Math.max(this.width, width * scale * 1.3), height: Math.max(this.height, height * scale * 1.3),
        };
        this.#room = room;
        this.middle = { x: room.width / 2, y: room.height / 2 };
        const isOther = this.sheet.style.width !== `${room.width}px`;
        this.sheet.style.width = `${room.width}px`;
        this.sheet.style.height = `${room.height}px`;
        this.sheet.classList.toggle("pixels", Boolean(this.zoom));
        this.place(this.still, this.#metrics);
        if (isOther) {
            this.element.scrollTo((room.width - this.width) / 2, (room.height - this.height) / 2);
        }
        this.#guide();
        this.onsize();
    }

    #guide() {
        const { width, height, leftMargin = 0, rightMargin = width, capline, baseline = height } = this.#metrics;
        const [scale, room] = [this.magnification, this.#room];
        const x = value => this.middle.x + (value - (leftMargin + rightMargin) / 2) * scale;
        const y = value => this.middle.y + (value - ((capline ?? 0) + baseline) / 2) * scale;
        this.guides.setAttribute("width", room.width);
        this.guides.setAttribute("height", room.height);
        this.guides.replaceChildren();
        if (this.#outline) {
            const transform = `translate(${x(0)} ${y(0)}) scale(${scale})`;
            this.guides.append(drawing("path", { class: "lit", d: this.#outline, transform }));
        }
        if (view.get("guides") === "none") return;
        const line = (x1, y1, x2, y2) => drawing("line", { x1, y1, x2, y2 });
        const across = (text, value) => [line(0, y(value), room.width, y(value)), label(text, 10, y(value) - 5)];
        const canvas = { x: x(0), y: y(0), width: width * scale, height: height * scale };
        this.guides.append(drawing("rect", { class: "canvas", ...canvas }), ...across("baseline", baseline));
        if (capline === undefined) return;
        this.guides.append(...across("cap line", capline), label("margins", x(leftMargin) + 6, 16),
            ...[leftMargin, rightMargin].map(margin => line(x(margin), 0, x(margin), room.height)));
    }
}

function label(text, x, y) {
    const node = drawing("text", { x, y });
    node.textContent = text;
    return node;
}

const isSame = (one, other) => one.line === other?.line && one.column === other.column;
