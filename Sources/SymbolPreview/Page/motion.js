// The motion panel: the effects or timeline, the controls for playback, and the curves of each layer.
import { curves } from "./curves.js";
import { element, say } from "./dom.js";
import { onOpen } from "./library.js";
import { notes } from "./notes.js";
import { Player } from "./player.js";
import { MOTION, Score, frameControls, motionOptions } from "./score.js";
import { Newest, ask } from "./server.js";
import { Transport } from "./transport.js";
import { isCalm, view } from "./view.js";

class MotionPanel {
    #newest = new Newest();
    #moveHead = () => {};
    #score = new Score();
    // Whether the last motion could be loaded, or still may be.
    #isLoaded = true;

    constructor(panel, { id, stage, transport }) {
        Object.assign(this, { id, stage });
        this.message = element("p.wrong", { role: "alert" });
        this.notes = element("div");
        this.chart = element("div");
        this.player = new Player(stage.canvas, frame => this.#show(frame));
        this.transport = new Transport(transport, this.player);
        this.player.onerror = error => {
            this.message.textContent = error.message;
            this.transport.label();
        };
        this.player.onrecovery = () => { this.message.textContent = ""; };
        stage.onsize = () => this.#fit();
        panel.append(...this.#score.nodes, this.message, frameControls(), this.notes,
            element("h2", {}, "Layers over time"), this.chart);
        const leaves = [view.onChange(names => {
            if (!MOTION.some(name => names.has(name))) return;
            this.#score.fill();
            this.follow();
        }), onOpen(() => {
            if (this.#isLoaded) this.player.retry();
            else this.follow();
        })];
        this.leave = () => leaves.forEach(leave => leave());
        this.follow();
    }

    /** Loads the motion that the view describes. */
    async follow() {
        if (!this.stage.width) return;
        this.#isLoaded = true;
        try {
            const answer = await this.#newest.ask(signal => this.#ask(signal));
            if (!answer) return;
            this.message.textContent = "";
            await this.#load(answer);
        } catch (error) {
            this.#isLoaded = false;
            this.message.textContent = error.message;
            say(error.message);
        }
    }

    close() {
        this.leave();
        this.#newest.drop();
        this.player.close();
        this.transport.close();
        this.stage.onsize = () => {};
        this.stage.canvas.hidden = true;
        this.stage.still.hidden = false;
    }

    async #ask(signal) {
        const options = await motionOptions(this.stage);
        const motion = await ask("/motion", options, signal);
        await this.#score.explain(this.id, signal).catch(() => {});
        return { options, motion };
    }

    async #load({ options, motion }) {
        const [node, move] = curves(motion);
        this.#moveHead = move;
        this.chart.replaceChildren(node);
        this.notes.replaceChildren(...motion.diagnostics.length ? [notes(motion.diagnostics)] : []);
        this.transport.load(motion);
        this.#score.script.last(motion.duration);
        this.#lay(motion);
        await this.player.load(options, motion, Math.max(0, Number(view.get("frame")) || 0));
        this.stage.canvas.hidden = false;
        this.stage.still.hidden = true;
        if (!isCalm.matches && view.get("frame") === "") this.transport.play();
    }

    #show(frame) {
        this.#moveHead(frame);
        this.#score.script.moveHead(this.player.seconds);
        this.transport.show(frame);
    }

    #lay({ metrics, width, height }) {
        if (this.stage.middle) this.stage.place(this.stage.canvas, { ...metrics, width, height });
    }

    #fit() {
        if (!this.player.motion || !this.stage.middle) return;
        this.#lay(this.player.motion);
        if (this.player.options.size !== this.stage.options().size) this.follow();
    }
}

export const motion = (panel, about) => new MotionPanel(panel, about);
