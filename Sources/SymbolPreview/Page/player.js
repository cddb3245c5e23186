// Plays frames on a canvas. A frame is asked for once, and drawn the same whether it is played, stepped or scrubbed to.
import { address, bytes } from "./server.js";

const ASKED_AT_ONCE = 3;
// Pixels that may be kept decoded.
const KEPT = 24e6;
const TRAIL = [0.3, 0.18, 0.1];
// Seconds that an effect that does not loop rests before it begins again.
const REST = 0.6;

export class Player {
    #frames = new Map();
    #decoded = new Map();
    #aborter = new AbortController();
    #asked = new Set();
    #ticking;
    #start;

    constructor(canvas, onframe) {
        Object.assign(this, { canvas, onframe, frame: 0, pace: 1, isLooping: true, hasTrail: false, isPlaying: false });
        this.onerror = () => {};
    }

    /** Takes another animation; what was asked for the one before is aborted. */
    load(options, motion, frame = 0) {
        this.#aborter.abort();
        this.#aborter = new AbortController();
        this.#frames.clear();
        for (const bitmap of this.#decoded.values()) bitmap.close();
        this.#decoded.clear();
        this.#asked.clear();
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
        this.#tick();
    }

    pause() {
        this.isPlaying = false;
        cancelAnimationFrame(this.#ticking);
    }

    /** Time stands still until the frame that it has come to is there. */
    #tick() {
        this.#ticking = requestAnimationFrame(now => {
            if (!this.isPlaying || !this.motion) return;
            const { frames, fps, isLoop } = this.motion;
            this.#start ??= now - this.frame / fps / this.pace * 1000;
            const length = frames / fps + (isLoop ? 0 : REST);
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

    /** The frames that are shown behind one, each with its opacity, the nearest first. */
    #behind(frame) {
        const behind = TRAIL.map((alpha, index) => [frame - index - 1, alpha]);
        return this.hasTrail ? behind.filter(([each]) => each >= 0) : [];
    }

    /** Frames are asked for from the one that is shown on, after those behind it. */
    #fetch(first = this.frame) {
        const { frames } = this.motion;
        for (const frame of [first, ...this.#behind(first).map(([each]) => each)]) this.#want(frame);
        for (let ahead = 1; ahead < frames && this.#asked.size < ASKED_AT_ONCE; ahead += 1) {
            this.#want((first + ahead) % frames);
        }
    }

    #want(frame) {
        if (this.#asked.size < ASKED_AT_ONCE && !this.#frames.has(frame) && !this.#asked.has(frame)) this.#ask(frame);
    }

    async #ask(frame) {
        const { signal } = this.#aborter;
        this.#asked.add(frame);
        try {
            const answer = await bytes(this.address(frame), {}, signal);
            if (signal.aborted) return;
            this.#frames.set(frame, answer);
            this.#asked.delete(frame);
            const isSeen = frame === this.frame || this.#behind(this.frame).some(([each]) => each === frame);
            if (isSeen) this.#draw(this.frame);
            this.#fetch();
        } catch (error) {
            if (!signal.aborted) this.onerror(error);
        }
    }

    async #bitmap(frame) {
        const known = this.#decoded.get(frame);
        if (known || !this.#frames.has(frame)) return known;
        const { signal } = this.#aborter;
        const bitmap = await createImageBitmap(this.#frames.get(frame));
        if (signal.aborted) return undefined;
        this.#decoded.set(frame, bitmap);
        const limit = Math.max(8, KEPT / (bitmap.width * bitmap.height));
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
