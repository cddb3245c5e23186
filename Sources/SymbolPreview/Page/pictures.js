// Pictures from the server: loaded a few at a time, in the order of the requests, and shown once they are complete.
import { reason } from "./server.js";

// Browsers open six connections to a server; two are left for other requests and events.
const LIMIT = 4;
const waiting = new Map();
let running = 0;

function start() {
    for (const [picture, address] of waiting) {
        if (running >= LIMIT) return;
        if (picture.isLoading) continue;
        waiting.delete(picture);
        running += 1;
        picture.load(address).finally(() => { running -= 1; start(); });
    }
}

export class Picture {
    #loader;
    #wanted;
    #settle = () => {};

    constructor({ alt = "", scale = 1, onshow = () => {} } = {}) {
        this.element = document.createElement("span");
        this.element.className = "picture";
        Object.assign(this, { alt, scale, onshow });
    }

    get isLoading() { return this.#loader !== undefined; }
    get image() { return this.element.querySelector("img"); }
    get address() { return this.#wanted; }

    /** Shows the picture at an address as soon as it is decoded; the one before stays until then. */
    show(address, scale = this.scale) {
        if (this.#wanted === address) return;
        this.#wanted = address;
        this.scale = scale;
        waiting.set(this, address);
        start();
    }

    /** Cancels the loading of a picture that is no longer visible. */
    drop() {
        waiting.delete(this);
        if (!this.#loader && this.shown === this.#wanted) return;
        this.#wanted = this.shown;
        if (this.#loader) this.#loader.src = "";
        this.#settle();
    }

    async load(address) {
        const loader = this.#loader = new Image();
        loader.alt = this.alt;
        loader.draggable = false;
        loader.src = address;
        // A cancelled load may never settle; its place in the queue is freed at once.
        const dropped = new Promise(resolve => { this.#settle = () => resolve("dropped"); });
        const result = await Promise.race([loader.decode().then(() => "shown", () => "failed"), dropped]);
        this.#loader = undefined;
        if (result === "shown") this.#put(loader, address);
        else if (result === "failed" && this.#wanted === address) this.#fail(await reason(address));
    }

    #put(image, address) {
        image.width = image.naturalWidth / this.scale;
        image.height = image.naturalHeight / this.scale;
        this.shown = address;
        this.element.classList.remove("failed");
        this.element.replaceChildren(image);
        this.onshow(image);
    }

    #fail(text) {
        this.element.classList.add("failed");
        this.element.title = text;
        this.element.replaceChildren(text);
    }
}
