// A timeline: made of the effects or opened from a file, edited as controls or as text, and saved as a download;
// nothing is written by the server.
import { button, element } from "./dom.js";
import { eventControls, lanes } from "./events.js";
import { number, refill } from "./fields.js";
import { listed, written } from "./script.js";
import { send } from "./server.js";
import { view } from "./view.js";

const FILE = "timeline.yml";
let kept;

/** What the server makes of a text: the id under which it is played, and what is in it. */
function known(text) {
    if (kept?.text === text) return kept.answer;
    kept = { text, answer: send("/api/timeline", {}, text, "application/yaml") };
    kept.answer.catch(() => { kept = undefined; });
    return kept.answer;
}

/** The id of the timeline that is on the page; `fresh` is what it begins with. */
export const timelineID = async fresh => (await known(view.get("timeline") || written(fresh()))).id;

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

/** The controls of a timeline that begins as `fresh` tells. */
export function timeline(fresh) {
    const put = text => view.set({ timeline: text, frame: "" });
    const text = () => view.get("timeline") || written(fresh());
    const area = element("textarea", { rows: 6, spellcheck: "false", "aria-label": "Timeline as text" });
    const controls = element("div.script");
    let script = listed({});
    let seconds = 0;
    let moveHead = () => {};
    area.addEventListener("change", () => put(area.value));

    const change = events => put(written({ ...script, events }));
    function event(index, other) { change(script.events.toSpliced(index, 1, ...other ? [other] : [])); }
    function show() {
        const last = Math.max(...script.events.map(each => Number(each.until || each.at || 0)), 0);
        const [bars, move] = lanes(script.events, Number(script.duration) || Math.max(seconds, last) || 1, event);
        moveHead = move;
        refill(controls, bars,
            number("Length, s", script.duration, { min: 0, step: 0.1, placeholder: "until all rests" },
                duration => put(written({ ...script, duration }))),
            element("ul.effects", {}, script.events.map((each, index) =>
                eventControls(each, index, other => event(index, other)))),
            button("Add an event", () =>
                change([...script.events, { at: `${last}`, effect: ["bounce"] }])));
    }
    return {
        element: element("div.timeline", {}, controls,
            element("details", {}, element("summary", {}, "As text"), area),
            element("div.actions", {}, opener(put), button("Save", () => save(text())))),
        /** Shows what the page says; a text that cannot be played stays as it is, and the controls as they were. */
        async follow() {
            if (area.value !== text()) area.value = text();
            try {
                script = listed((await known(text())).timeline);
                show();
            } catch {
                area.closest("details").open = true;
            }
        },
        /** How long it is when it is played. */
        last(length) {
            if (length === seconds) return;
            seconds = length;
            show();
        },
        moveHead: time => moveHead(time),
    };
}
