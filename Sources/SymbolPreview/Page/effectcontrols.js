// The controls of an effect and of its repetition.
import { EFFECTS, find } from "./effects.js";
import { number, picker } from "./fields.js";

/** The controls of an effect; `change` receives the changed effect. */
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

const RUNS = [["", "default"], ["times", "a number of times"], ["periodic", "endlessly, with pauses"],
    ["continuous", "continuously"]];

/** The controls of how often effects run and how long they pause in between: `{ repeat, delay }` as in the command. */
export function runControls({ repeat = "", delay = "" }, change) {
    const isCounted = /^\d+$/.test(repeat);
    const hasPauses = kind => kind === "times" || kind === "periodic";
    const kind = isCounted ? "times" : repeat;
    return [
        picker("Runs", RUNS, kind, other =>
            change({ repeat: other === "times" ? "2" : other, delay: hasPauses(other) ? delay : "" })),
        isCounted && number("Times", repeat, { min: 2, max: 10_000, step: 1 }, count =>
            change({ repeat: count, delay })),
        hasPauses(kind) && number("Pause, s", delay, { min: 0, step: 0.1, placeholder: "default" }, pause =>
            change({ repeat, delay: pause })),
    ].filter(Boolean);
}
