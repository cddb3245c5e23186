// A timeline: made from the effects or opened from a file, edited with controls or as text, and saved as a download.
// The server writes nothing.
import { button, element } from "./dom.js";
import { eventControls, lanes } from "./events.js";
import { number, refill } from "./fields.js";
import { listed, written } from "./script.js";
import { send } from "./server.js";
import { view } from "./view.js";

const FILE = "timeline.yml";
let latest;

/** Sends a timeline to the server, which answers with the id under which it is played and its parsed content. */
function parse(text) {
    if (latest?.text === text) return latest.answer;
    latest = { text, answer: send("/api/timeline", {}, text, "application/yaml") };
    latest.answer.catch(() => { latest = undefined; });
    return latest.answer;
}

/** The id of the current timeline; `fresh` returns the initial one. */
export const timelineID = async fresh => (await parse(view.get("timeline") || written(fresh()))).id;

function save(content) {
    const link = element("a", { href: URL.createObjectURL(new Blob([content], { type: "application/yaml" })),
        download: FILE });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function opener(put) {
    const file = element("input.unseen", { type: "file", accept: ".yml,.yaml,.json", tabindex: "-1",
        "aria-hidden": "true" });
    file.addEventListener("change", async () => {
        if (file.files[0]) put(await file.files[0].text());
        file.value = "";
    });
    return [button("Open…", () => file.click()), file];
}

/** The controls of a timeline; `fresh` returns the initial one. */
export class Timeline {
    #script = listed({});
    #seconds = 0;
    #moveHead = () => {};

    constructor(fresh) {
        this.fresh = fresh;
        this.area = element("textarea", { rows: 6, spellcheck: "false", "aria-label": "Timeline as text" });
        this.controls = element("div.script");
        this.area.addEventListener("change", () => this.#put(this.area.value));
        this.element = element("div.timeline", {}, this.controls,
            element("details", {}, element("summary", {}, "As text"), this.area),
            element("div.actions", {}, opener(text => this.#put(text)), button("Save", () => save(this.text))));
    }

    get text() { return view.get("timeline") || written(this.fresh()); }

    /** Shows the current timeline. Where its text cannot be parsed, it is shown with the former controls. */
    async follow() {
        const { area, text } = this;
        if (area.value !== text) area.value = text;
        try {
            this.#script = listed((await parse(text)).timeline);
            this.#show();
        } catch {
            area.closest("details").open = true;
        }
    }

    /** Sets the length of the played animation. */
    last(seconds) {
        if (seconds === this.#seconds) return;
        this.#seconds = seconds;
        this.#show();
    }

    moveHead(time) { this.#moveHead(time); }

    #put(text) { view.set({ timeline: text, frame: "" }); }
    #change(values) { this.#put(written({ ...this.#script, ...values })); }

    #exchange(index, event) {
        this.#change({ events: this.#script.events.toSpliced(index, 1, ...event ? [event] : []) });
    }

    #show() {
        const { duration, events } = this.#script;
        const last = Math.max(...events.map(each => Number(each.until || each.at || 0)), 0);
        const exchange = (index, event) => this.#exchange(index, event);
        const [bars, move] = lanes(events, Number(duration) || Math.max(this.#seconds, last) || 1, exchange);
        this.#moveHead = move;
        refill(this.controls, bars,
            number("Length, s", duration, { min: 0, step: 0.1, placeholder: "until it comes to rest" },
                seconds => this.#change({ duration: seconds })),
            element("div.effects", {}, events.map((each, index) =>
                eventControls(each, index, event => exchange(index, event)))),
            button("Add an event", () => this.#change({ events: [...events, { at: `${last}`, effect: ["bounce"] }] })));
    }
}
