// The sidebar with the controls of how symbols are drawn, on all pages.
import { choice, color, segments, slider, toggle, words } from "./controls.js";
import { flagCounters } from "./counters.js";
import { button, element } from "./dom.js";
import { DRAWING, view } from "./view.js";
import { WEIGHTS, weightName } from "./variants.js";

const TINTS = [
    ["", "Label colour"], ["#0a6cff", "Blue"], ["#5856d6", "Indigo"], ["#d6336c", "Pink"], ["#e5484d", "Red"],
    ["#f08c00", "Orange"], ["#2f9e44", "Green"],
];
const GROUNDS = [
    ["", "Page"], ["grid", "Checkerboard"], ["white", "White"], ["#f2f2f7", "Grey"], ["#1c1c1e", "Dark"],
    ["black", "Black"], ["#0a6cff", "Blue"],
];
const HOVERS = [
    ["none", "Nothing"], ["bounce", "Bounce"], ["wiggle", "Wiggle"], ["breathe", "Breathe"], ["pulse", "Pulse"],
    ["rotate", "Rotate"], ["variableColor", "Variable color"], ["appear", "Appear"], ["drawOn", "Draw on"],
];

function weight() {
    const text = value => [weightName(value), value].filter(Boolean).join(" · ");
    const control = slider("weight", "Weight", {
        min: 100, max: 900, step: 10, standard: 400, text, marks: WEIGHTS.map(({ value }) => value),
    });
    flagCounters(control);
    return control;
}

function value() {
    const isVaried = () => view.get("variable-value") !== "";
    const amount = slider("variable-value", "Amount", {
        min: 0, max: 1, step: 0.01, standard: NaN, text: value => `${Math.round(value * 100)} %`,
    });
    const mode = segments("variable-mode", "Shown by", [["", "Automatic"], ["color", "Colour"], ["draw", "Draw"]]);
    const inactive = segments("inactive", "Inactive layers", [["", "Dimmed"], ["hide", "Hidden"]]);
    return element("div.group", {},
        toggle("variable-value", "Variable value", { on: "1", isOn: value => value !== "" }),
        [amount, mode, inactive].map(node => shownWhile(node, isVaried)));
}

/** Hides a control while it has no effect. */
function shownWhile(node, condition) {
    const follow = () => { node.hidden = !condition(); };
    view.onChange(follow);
    follow();
    return node;
}

export function rail() {
    const reset = button("Reset", () => view.set(
        Object.fromEntries([...DRAWING.map(name => [name, ""]), ["point-size", "40"]])), { class: "plain" });
    return [
        element("div.group", {},
            slider("point-size", "Size", { min: 12, max: 120, standard: 40, text: value => `${value} pt` }),
            weight(),
            segments("scale", "Scale", [["small", "Small"], ["", "Medium"], ["large", "Large"]])),
        element("div.group", {},
            choice("rendering-mode", "Mode", [["", "The symbol’s own"], ["monochrome", "Monochrome"],
                ["hierarchical", "Hierarchical"], ["palette", "Palette"], ["multicolor", "Multicolor"]]),
            shownWhile(words("palette", "Palette", { placeholder: "#e5484d, #8e8e93" }),
                () => view.get("rendering-mode") === "palette"),
            color("tint", "Tint", TINTS),
            toggle("color-rendering", "Gradient", { on: "gradient" })),
        value(),
        element("div.group", {},
            segments("appearance", "Appearance", [["", "System"], ["light", "Light"], ["dark", "Dark"]]),
            toggle("increase-contrast", "Increased contrast"),
            words("locale", "Language", { placeholder: "a tag such as ar or zh-Hant" }),
            toggle("layout-direction", "Right to left", { on: "right-to-left" }),
            color("background", "Background", GROUNDS)),
        element("div.group", {}, choice("hover", "On hover, play", HOVERS)),
        shownWhile(reset, () => DRAWING.some(name => view.get(name) !== "")),
    ];
}
