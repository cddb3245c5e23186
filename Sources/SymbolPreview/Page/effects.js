// The effects and their options, spelled as in the command.

const scope = ["scope", "By", [["", "default"], ["byLayer", "layer"], ["wholeSymbol", "whole symbol"]]];
const drawn = ["scope", "By", [["", "default"], ["byLayer", "layer"], ["wholeSymbol", "whole symbol"],
    ["individually", "one by one"]]];
const vertical = ["direction", "Direction", [["", "default"], ["up", "up"], ["down", "down"]]];
const turn = [["clockwise", "clockwise"], ["counterClockwise", "counterclockwise"]];

export const EFFECTS = [
    ["appear", "Appear", [vertical, scope]],
    ["disappear", "Disappear", [vertical, scope]],
    ["bounce", "Bounce", [vertical, scope]],
    ["scale", "Scale", [vertical, scope]],
    ["pulse", "Pulse", [scope]],
    ["breathe", "Breathe", [["style", "Style", [["", "default"], ["pulse", "pulse"], ["plain", "plain"]]], scope]],
    ["wiggle", "Wiggle", [["direction", "Direction", [["", "default"],
        ...["left", "right", "up", "down", "forward", "backward"].map(name => [name, name]), ...turn,
        ["custom", "at an angle"]]], scope]],
    ["rotate", "Rotate", [["direction", "Direction", [["", "default"], ...turn]], scope]],
    ["variableColor", "Variable color", [
        ["style", "Style", [["", "default"], ["iterative", "iterative"], ["cumulative", "cumulative"]]],
        ["back", "Reversing", [["", "no"], ["reversing", "yes"]]],
        ["inactive", "Inactive layers", [["", "dimmed"], ["hideInactiveLayers", "hidden"]]]]],
    ["drawOn", "Draw on", [drawn]],
    ["drawOff", "Draw off", [["back", "Direction", [["", "forward"], ["reversed", "reversed"]]], drawn]],
    ["replace", "Replace", [["style", "Style", [["", "default"], ["magic", "magic"],
        ["magic(fallback: .downUp)", "magic, else down up"], ["magic(fallback: .upUp)", "magic, else up up"],
        ["magic(fallback: .offUp)", "magic, else off up"], ["downUp", "down up"], ["upUp", "up up"],
        ["offUp", "off up"]]], scope]],
    ["automatic", "Automatic", []],
];

/** Parses an effect such as `wiggle.custom(angle: 30).byLayer@0.4` by the choices of its options. */
export function parsed(text) {
    const [spelling, start = ""] = text.split("@");
    const [name, ...parts] = spelling.match(/(?:\([^)]*\)|[^.(])+/g) ?? [spelling];
    const values = {};
    for (const part of parts) {
        const angle = part.match(/^custom\(angle: *(-?[\d.]+)\)$/);
        if (angle) Object.assign(values, { direction: "custom", angle: angle[1] });
        for (const [key, , choices] of find(name)?.[2] ?? []) {
            if (choices.some(([value]) => value === part)) values[key] = part;
        }
    }
    return { name, start, values };
}

export const find = name => EFFECTS.find(([each]) => each === name);

export function spelled({ name, start, values }) {
    const parts = (find(name)?.[2] ?? []).map(([key]) => values[key]).filter(Boolean)
        .map(value => value === "custom" ? `custom(angle: ${values.angle || 0})` : value);
    return [name, ...parts].join(".") + (Number(start) ? `@${start}` : "");
}
