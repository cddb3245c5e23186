// The controls of an effect, and of how often effects run.
import { EFFECTS, find } from "./effects.js";
import { number, picker } from "./fields.js";

/** An effect's options; `change` takes what it becomes. */
export function effectControls(effect, change) {
    const value = (key, to) => change({ ...effect, values: { ...effect.values, [key]: to } });
    const options = (find(effect.name)?.[2] ?? []).map(([key, label, choices]) =>
        picker(label, choices, effect.values[key] ?? "", to => value(key, to)));
    if (effect.values.direction === "custom") {
        options.push(number("Degrees", effect.values.angle ?? 0, { min: -360, max: 360 }, to => value("angle", to)));
    }
    const names = EFFECTS.map(([name, label]) => [name, label]);
    return [picker("Effect", names, effect.name, name => change({ ...effect, name, values: {} })), ...options];
}

const RUNS = [["", "once, or as it loops"], ["times", "a number of times"], ["periodic", "without end, with rests"],
    ["continuous", "continuously"]];

/** How often effects run, and how long they rest between runs: `{ repeat, delay }` as the command has them. */
export function runControls({ repeat = "", delay = "" }, change) {
    const isCounted = /^\d+$/.test(repeat);
    const rests = kind => kind === "times" || kind === "periodic";
    const kind = isCounted ? "times" : repeat;
    return [
        picker("Runs", RUNS, kind, other =>
            change({ repeat: other === "times" ? "2" : other, delay: rests(other) ? delay : "" })),
        isCounted && number("Times", repeat, { min: 2, max: 10_000, step: 1 }, count =>
            change({ repeat: count, delay })),
        rests(kind) && number("Rest between, s", delay, { min: 0, step: 0.1, placeholder: "its own" }, rest =>
            change({ repeat, delay: rest })),
    ].filter(Boolean);
}
