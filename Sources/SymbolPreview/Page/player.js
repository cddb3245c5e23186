// Plays frames on a canvas. A frame is requested once, and looks the same whether it is played, stepped or scrubbed to.
import { address, bytes } from "./server.js";

const REQUEST_LIMIT = 3;
// The number of decoded pixels that are kept.
const PIXEL_LIMIT = 24e6;
// The opacities of the onion skin, the nearest frame first.
const TRAIL = [0.3, 0.18, 0.1];
// Seconds for which an effect that does not loop pauses before it is played again.
const PAUSE = 0.6;

export class Player {
    #frames = new Map();
    #decoded = new Map();
    #aborter = new AbortController();
    #requested = new Set();
    #hasFailed = false;
    #ticking;
    #start;

    constructor(canvas, onframe) {
        Object.assign(this, { canvas, onframe, frame: 0, pace: 1, isLooping: true, hasTrail: false, isPlaying: false });
        this.onerror = () => {};
        this.onrecovery = () => {};
    }

    /** Loads another animation; requests for the one before are aborted. */
    load(options, motion, frame = 0) {
        this.#aborter.abort();
        this.#aborter = new AbortController();
        this.#frames.clear();
        for (const bitmap of this.#decoded.values()) bitmap.close();
        this.#decoded.clear();
        this.#requested.clear();
        this.#start = undefined;
        Object.assign(this, { options, motion });
        return this.seek(Math.min(frame, motion.frames - 1));
    }

    close() {
        this.pause();
        this.#aborter.abort();
    }

    get seconds() { return this.frame / this.motion.fps; }

    address(frame) { return address("/frame", { ...this.options, frame: this.motion.first + frame }); }

    /** Requests frames again that the server did not deliver. */
    retry() { if (this.motion) this.#fetch(); }

    async seek(frame) {
        this.frame = frame;
        this.#fetch();
        await this.#draw(frame);
    }

    step(by) {
        this.pause();
        const { frames } = this.motion;
        return this.seek((this.frame + by + frames) % frames);
    }

    play() {
        if (this.isPlaying) return;
        this.isPlaying = true;
        this.#start = undefined;
        this.#fetch();
        this.#tick();
    }

    pause() {
        this.isPlaying = false;
        cancelAnimationFrame(this.#ticking);
    }

    /** Advances the time, which stands still while the next frame is not loaded. */
    #tick() {
        this.#ticking = requestAnimationFrame(now => {
            if (!this.isPlaying || !this.motion) return;
            const { frames, fps, isLoop } = this.motion;
            this.#start ??= now - this.frame / fps / this.pace * 1000;
            const length = frames / fps + (isLoop ? 0 : PAUSE);
            const passed = (now - this.#start) / 1000 * this.pace;
            if (passed >= length && !this.isLooping) {
                this.isPlaying = false;
                this.seek(frames - 1);
                return;
            }
            const next = Math.min(frames - 1, Math.floor(passed % length * fps + 1e-6));
            if (next !== this.frame) {
                if (this.#frames.has(next)) this.seek(next);
                else {
                    this.#start = now - (this.frame + 1) / fps / this.pace * 1000;
                    this.#fetch(next);
                }
            }
            this.#tick();
        });
    }

    setPace(pace) {
        this.pace = pace;
        this.#start = undefined;
    }

    /** The frames of the onion skin behind a frame, with their opacities, the nearest first. */
    #behind(frame) {
        const behind = TRAIL.map((alpha, index) => [frame - index - 1, alpha]);
        return this.hasTrail ? behind.filter(([each]) => each >= 0) : [];
    }

    /** Requests the current frame, those of its onion skin, and then the frames after it. */
    #fetch(first = this.frame) {
        const { frames } = this.motion;
        for (const frame of [first, ...this.#behind(first).map(([each]) => each)]) this.#want(frame);
        for (let ahead = 1; ahead < frames && this.#requested.size < REQUEST_LIMIT; ahead += 1) {
            this.#want((first + ahead) % frames);
        }
    }

    #want(frame) {
        const isKnown = this.#frames.has(frame) || this.#requested.has(frame);
        if (this.#requested.size < REQUEST_LIMIT && !isKnown) this.#request(frame);
    }

    async #request(frame) {
        const { signal } = this.#aborter;
        this.#requested.add(frame);
        try {
            const answer = await bytes(this.address(frame), {}, signal);
            if (signal.aborted) return;
            this.#frames.set(frame, answer);
            this.#requested.delete(frame);
            const isVisible = frame === this.frame || this.#behind(this.frame).some(([each]) => each === frame);
            if (isVisible) this.#draw(this.frame);
            this.#fetch();
            if (this.#hasFailed) this.onrecovery();
            this.#hasFailed = false;
        } catch (error) {
            if (signal.aborted) return;
            this.#requested.delete(frame);
            this.#hasFailed = true;
            this.pause();
            this.onerror(error);
        }
    }

    async #bitmap(frame) {
        const known = this.#decoded.get(frame);
        if (known || !this.#frames.has(frame)) return known;
        const { signal } = this.#aborter;
        const bitmap = await createImageBitmap(this.#frames.get(frame));
        if (signal.aborted) return undefined;
        this.#decoded.set(frame, bitmap);
        const limit = Math.max(8, PIXEL_LIMIT / (bitmap.width * bitmap.height));
        if (this.#decoded.size > limit) this.#decoded.delete(this.#decoded.keys().next().value);
        return bitmap;
    }

    async #draw(frame) {
        const layers = [];
        for (const [each, alpha] of [...this.#behind(frame).reverse(), [frame, 1]]) {
            layers.push([await this.#bitmap(each), alpha]);
        }
        const bitmap = layers.at(-1)[0];
        if (!bitmap || frame !== this.frame) return;
        const { canvas } = this;
        if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
            Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
        }
        const context = canvas.getContext("2d");
        context.clearRect(0, 0, canvas.width, canvas.height);
        for (const [image, alpha] of layers) {
            context.globalAlpha = alpha;
            if (image) context.drawImage(image, 0, 0);
        }
        canvas.dataset.frame = frame;
        canvas.dataset.address = this.address(frame);
        this.onframe(frame);
    }
}
