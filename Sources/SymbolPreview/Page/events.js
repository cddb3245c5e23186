// The events of a timeline as controls, and as bars over time.
import { button, element } from "./dom.js";
import { effectControls, runControls } from "./effectcontrols.js";
import { find, parsed, spelled } from "./effects.js";
import { number, picker, text } from "./fields.js";
import { identified, library, symbol } from "./library.js";
import { MODES, SCALES, WEIGHTS } from "./variants.js";

const SAME = ["", "unchanged"];
const orSame = names => [SAME, ...names.map(each => [each, each])];
const LOOKS = ["symbol", "weight", "scale", "rendering-mode", "tint", "palette", "variable-value"];

const titles = event => [
    ...event.effect.map(each => find(parsed(each).name)?.[1] ?? each), ...LOOKS.filter(key => event[key]),
].join(", ") || "nothing yet";

/** Symbols are written by the paths of their files, so that the command finds them. */
const file = name => library.byId.get(identified(name))?.file ?? name;
const named = path => library.symbols.find(each => each.file === path)?.name ?? path;

function looks(event, set) {
    const choose = (key, label, choices) => picker(label, choices, event[key] ?? "", value => set({ [key]: value }));
    const write = (key, label, placeholder) =>
        text(label, event[key] ?? "", { placeholder }, value => set({ [key]: value }));
    return element("details", { open: LOOKS.some(key => event[key]) },
        element("summary", {}, "Changes to the symbol"),
        element("div.options", {},
            text("Symbol", event.symbol ? named(event.symbol) : "", { list: "names", placeholder: "unchanged" },
                name => set({ symbol: name && file(name) })),
            choose("weight", "Weight", [SAME, ...WEIGHTS.map(({ name, title }) => [name, title])]),
            choose("scale", "Scale", orSame(SCALES)),
            choose("rendering-mode", "Mode", orSame(MODES)), write("tint", "Tint", "#0a6cff"),
            write("palette", "Palette", "#e5484d, #8e8e93"), write("variable-value", "Variable value", "75%")));
}

function effects(event, set) {
    const put = (index, ...those) => set({ effect: event.effect.toSpliced(index, 1, ...those) });
    return event.effect.map((each, index) => element("div.options", {},
        effectControls(parsed(each), effect => put(index, spelled(effect))),
        button("Remove", () => put(index), { class: "plain", "aria-label": `Remove ${parsed(each).name}` })));
}

/** The controls of an event; `change` receives the changed event, or nothing when it is removed. */
export function eventControls(event, index, change) {
    const set = values => change({ ...event, ...values });
    return element("div", { role: "group", "aria-label": `Event ${index + 1}: ${titles(event)}` },
        element("div.options", {},
            number("At, s", event.at ?? 0, { min: 0, step: 0.1 }, at => set({ at })),
            number("Until, s", event.until ?? "", { min: 0, step: 0.1, placeholder: "its end" },
                until => set({ until })),
            event.effect.length > 0 && number("Speed", event.speed ?? "", { min: 0.1, max: 10, placeholder: "1" },
                speed => set({ speed })),
            event.effect.length > 0 && runControls(event, set)),
        effects(event, set),
        looks(event, set),
        element("div.actions", {},
            button("Add an effect", () => set({ effect: [...event.effect, "bounce"] })),
            button("Remove the event", () => change(), { class: "plain" })));
}

/** Events as bars over a number of seconds; dragging a bar changes the time at which the event begins. */
export function lanes(events, seconds, change) {
    const share = time => `${100 * Math.min(1, time / seconds)}%`;
    const head = element("span.playhead");
    const rows = events.map((event, index) => {
        const [begin, end] = [Number(event.at ?? 0), Number(event.until) || undefined];
        const bar = element("span.event", {}, titles(event));
        const lay = at => {
            bar.style.left = share(at);
            bar.style.width = end ? share(end - begin) : "";
        };
        bar.classList.toggle("open", !end);
        lay(begin);
        drag(bar, seconds, shift => Math.max(0, begin + shift), lay,
            at => change(index, { ...event, at: at.toString(), until: end ? `${round(at + end - begin)}` : "" }));
        return element("div.lane", {}, bar);
    });
    const node = element("div.lanes", { "aria-hidden": "true" }, rows, head);
    return [node, time => { head.style.left = share(time); }];
}

const round = time => Math.round(time * 100) / 100;

/** Follows a pointer from where it is pressed; `moved` returns the time for a shift in seconds. */
function drag(bar, seconds, moved, lay, drop) {
    bar.addEventListener("pointerdown", down => {
        const { width } = bar.parentElement.getBoundingClientRect();
        const time = event => round(moved((event.clientX - down.clientX) / width * seconds));
        const follow = event => lay(time(event));
        bar.setPointerCapture(down.pointerId);
        bar.addEventListener("pointermove", follow);
        bar.addEventListener("lostpointercapture", event => {
            bar.removeEventListener("pointermove", follow);
            if (time(event) !== round(moved(0))) drop(time(event));
        }, { once: true });
    });
}
