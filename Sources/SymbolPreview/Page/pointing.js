// The effect that a symbol in the grid plays while the pointer is over it.
import { Newest, address, ask } from "./server.js";
import { displayScale, isCalm, view } from "./view.js";

// Seconds before an effect starts, so that passing over the grid stays calm.
const DELAY = 0.15;

export class Motion {
    #newest = new Newest();
    #image;
    #picture;
    #timer;

    play(picture, options) {
        if (this.#picture === picture) return;
        this.stop();
        if (view.get("hover") === "none" || !picture.image) return;
        this.#picture = picture;
        this.#timer = setTimeout(() => this.#start(picture, options).catch(() => {}), DELAY * 1000);
    }

    stop() {
        clearTimeout(this.#timer);
        this.#newest.drop();
        this.#image?.remove();
        if (this.#picture?.image) this.#picture.image.style.visibility = "";
        this.#picture = this.#image = undefined;
    }

    /** Starts the effect. Its canvas grows with the motion, so the layout boxes are aligned. */
    async #start(picture, still) {
        const moving = { ...still, effect: view.get("hover"), "reduce-motion": isCalm.matches };
        const answers = await this.#newest.ask(signal => Promise.all([
            ask("/metrics", still, signal), ask("/motion", moving, signal),
        ]));
        if (!answers || this.#picture !== picture || !picture.image) return;
        const [from, to] = answers;
        const image = new Image();
        image.className = "moving";
        image.alt = "";
        image.src = address("/animation", { ...moving, format: "webp" });
        await image.decode();
        if (this.#picture !== picture || !picture.image) return;
        const scale = displayScale();
        image.width = image.naturalWidth / scale;
        image.style.left = `${(from.metrics.leftMargin - to.metrics.leftMargin) / scale + picture.image.offsetLeft}px`;
        image.style.top = `${(from.metrics.baseline - to.metrics.baseline) / scale + picture.image.offsetTop}px`;
        picture.image.style.visibility = "hidden";
        picture.element.append(image);
        this.#image = image;
    }
}
