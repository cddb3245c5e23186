// The controls for playback: play, pause, loop, step, scrub and speed, with the usual keys of players.
import { choice, toggle } from "./controls.js";
import { button, element } from "./dom.js";
import { view } from "./view.js";

const TYPED = "input[type=text], input[type=search], input[type=number], textarea, select";
const KEYS = { ",": transport => transport.step(-1), ".": transport => transport.step(1),
    k: transport => transport.turn() };

export class Transport {
    #keys = event => this.#press(event);

    constructor(bar, player) {
        this.player = player;
        this.main = button("Play", () => this.turn(), { class: "main" });
        this.scrub = element("input.scrub", { type: "range", min: 0, max: 0, value: 0, "aria-label": "Frame" });
        this.place = element("span.place", { "aria-hidden": "true" });
        this.scrub.addEventListener("input", () => this.#seek(Number(this.scrub.value)));
        addEventListener("keydown", this.#keys);
        this.leave = view.onChange(names => {
            if (["loop", "trail", "pace"].some(name => names.has(name))) this.#follow();
        });
        this.#follow();
        bar.append(element("div.keys", {},
            button("‹", () => this.step(-1), { "aria-label": "Previous frame", title: "Previous frame (,)" }),
            this.main,
            button("›", () => this.step(1), { "aria-label": "Next frame", title: "Next frame (.)" }),
            this.scrub, this.place),
        element("div.ways", {},
            choice("pace", "Playback speed",
                [["0.1", "a tenth"], ["0.25", "a quarter"], ["0.5", "half"], ["1", "full speed"]]),
            toggle("loop", "Loop", { on: "", off: "false" }), toggle("trail", "Onion skin")));
    }

    close() {
        this.leave();
        removeEventListener("keydown", this.#keys);
    }

    load({ frames }) {
        this.scrub.max = frames - 1;
        this.scrub.value = 0;
    }

    show(frame) {
        const { frames, fps } = this.player.motion;
        const seconds = frame / fps;
        this.scrub.value = frame;
        this.scrub.style.setProperty("--share", `${100 * frame / Math.max(1, frames - 1)}%`);
        this.scrub.setAttribute("aria-valuetext", `frame ${frame} of ${frames - 1}, ${seconds.toFixed(2)} seconds`);
        this.place.textContent = `${seconds.toFixed(3)} s · ${frame} of ${frames - 1}`;
        if (!this.player.isPlaying) this.label();
    }

    play() {
        const { frames } = this.player.motion ?? {};
        if (!frames) return;
        view.set({ frame: "" });
        if (this.player.frame === frames - 1) this.player.seek(0);
        this.player.play();
        this.label();
    }

    pause() {
        this.player.pause();
        this.label();
        view.set({ frame: this.player.frame });
    }

    turn() {
        if (this.player.isPlaying) this.pause();
        else this.play();
    }

    async step(by) {
        if (!this.player.motion) return;
        await this.player.step(by);
        this.pause();
    }

    #seek(frame) {
        this.player.pause();
        this.label();
        this.player.seek(frame);
        view.set({ frame });
    }

    /** Labels the button by whether the animation is playing. */
    label() { this.main.textContent = this.player.isPlaying ? "Pause" : "Play"; }

    #press(event) {
        if (!(event.key in KEYS) || event.target.matches(TYPED)) return;
        if (event.metaKey || event.ctrlKey || event.altKey) return;
        event.preventDefault();
        KEYS[event.key](this);
    }

    #follow() {
        const { player } = this;
        player.isLooping = view.get("loop") !== "false";
        player.hasTrail = view.is("trail");
        player.setPace(Number(view.get("pace")));
        if (player.motion) player.seek(player.frame);
    }
}
