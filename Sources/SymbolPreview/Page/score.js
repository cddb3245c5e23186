// The animation of a symbol: effects as controls, or a timeline of them.
import { choice, segments, toggle, words } from "./controls.js";
import { button, element } from "./dom.js";
import { effectControls, runControls } from "./effectcontrols.js";
import { parsed, spelled } from "./effects.js";
import { number, refill } from "./fields.js";
import { identified, library } from "./library.js";
import { ask } from "./server.js";
import { Timeline, timelineID } from "./timeline.js";
import { isCalm, view } from "./view.js";

/** The values of the view that describe the motion. */
export const MOTION = [
    "effect", "speed", "repeat", "delay", "fps", "duration", "reduce-motion", "to", "told", "timeline",
];
const list = () => (view.get("effect") || "bounce").split(",").map(parsed);
const put = effects => view.set({ effect: effects.map(spelled).join(","), frame: "" });
const isScripted = () => view.get("told") === "timeline";
const isReplacement = ({ name }) => name === "replace" || name === "automatic";
const replaces = () => list().some(isReplacement);

/** The current effects as the events of a timeline. */
const scripted = () => ({
    duration: view.get("duration"),
    events: list().map(effect => ({
        at: effect.start || "0", effect: [spelled({ ...effect, start: "" })],
        ...isReplacement(effect) ? { symbol: library.byId.get(identified(view.get("to")))?.file }
            : { speed: view.get("speed"), repeat: view.get("repeat"), delay: view.get("delay") },
    })),
});

/** The options of the current motion; a timeline replaces those of effects. */
export async function motionOptions(stage) {
    const { simulate, ...still } = stage.options();
    const shared = { fps: view.get("fps"), "reduce-motion": view.get("reduce-motion") || isCalm.matches };
    if (shared["reduce-motion"] === "false") shared["reduce-motion"] = "";
    if (isScripted()) return { ...still, ...shared, timeline: await timelineID(scripted) };
    if (list().some(({ name }) => name === "replace") && !view.get("to")) {
        throw new Error("Choose the symbol by which this one is replaced.");
    }
    return {
        ...still, ...shared, duration: view.get("duration"), effect: list().map(spelled), speed: view.get("speed"),
        repeat: view.get("repeat"), delay: view.get("delay"), to: replaces() ? identified(view.get("to")) : "",
    };
}

function row(effect, index, all) {
    const change = other => put(all.toSpliced(index, 1, ...other ? [other] : []));
    const node = element("div", { role: "group", "aria-label": `Effect ${index + 1}: ${effect.name}` },
        element("div.options", {}, effectControls(effect, change)));
    if (all.length === 1) return node;
    node.firstChild.append(number("Starts at, s", effect.start || 0, { min: 0, step: 0.1 },
        start => change({ ...effect, start })));
    node.append(button("Remove", () => change(), { class: "plain", "aria-label": `Remove ${effect.name}` }));
    return node;
}

/** The field for the symbol that replaces this one, and the description of the plan. */
function replacement() {
    const plan = element("p.quiet.plan", {});
    const field = words("to", "Replaced by", { list: "names", placeholder: "the name of a symbol" });
    return [element("div.replacement", {}, field, plan), plan];
}

/** The controls of repetition, speed and duration of effects; those of a timeline are in its events. */
const pace = () => [
    runControls({ repeat: view.get("repeat"), delay: view.get("delay") }, values => view.set(values)),
    number("Speed", view.get("speed"), { min: 0.1, max: 10, placeholder: "1" }, speed => view.set({ speed })),
    number("Length, s", view.get("duration"), { min: 0, step: 0.1, placeholder: "default" },
        duration => view.set({ duration })),
].flat();

export const frameControls = () => element("div.pair", {},
    choice("fps", "Frames per second", ["24", "25", "30", "60", "120"].map(value => [value, value])),
    toggle("reduce-motion", "Reduced motion", {
        on: isCalm.matches ? "" : "true", off: isCalm.matches ? "false" : "",
        isOn: value => isCalm.matches ? value !== "false" : value === "true",
    }));

/** The controls of the effects or the timeline. */
export class Score {
    effects = element("div.effects");
    timing = element("div.options");
    script = new Timeline(scripted);
    names = element("datalist", { id: "names" }, library.symbols.map(each => element("option", { value: each.name })));

    constructor() {
        const add = button("Add another effect", () => put([...list(), parsed("pulse@0.4")]));
        [this.become, this.plan] = replacement();
        const more = element("div.actions", {}, add);
        this.effectNodes = [this.effects, more, this.timing];
        this.nodes = [segments("told", "Animate with", [["", "Effects"], ["timeline", "Timeline"]]), this.names,
            this.effects, this.become, more, this.timing, this.script.element];
        this.fill();
    }

    fill() {
        for (const node of this.effectNodes) node.hidden = isScripted();
        this.become.hidden = isScripted() || !replaces();
        this.script.element.hidden = !isScripted();
        if (isScripted()) return this.script.follow();
        refill(this.effects, ...list().map(row));
        return refill(this.timing, ...pace());
    }

    /** Shows what happens to each layer when another symbol replaces this one. */
    async explain(id, signal) {
        const to = identified(view.get("to"));
        this.plan.textContent = "";
        if (!replaces() || !library.byId.has(to)) return;
        const answer = await ask("/explain", { symbol: id, to }, signal);
        this.plan.textContent = answer.text ?? "";
    }
}
