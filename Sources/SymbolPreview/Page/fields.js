// Controls of values outside the view; each calls its action with the new value.
import { element } from "./dom.js";

const field = (label, ...controls) => element("label.pick", {}, element("span", {}, label), controls);

export function picker(label, choices, value, action) {
    const select = element("select", {}, choices.map(([each, text]) => element("option", { value: each }, text)));
    select.value = value;
    select.addEventListener("change", () => action(select.value));
    return field(label, select);
}

export function number(label, value, properties, action) {
    const input = element("input", { type: "number", step: "any", value, ...properties });
    input.addEventListener("change", () => action(input.value));
    return field(label, input);
}

export function text(label, value, properties, action) {
    const input = element("input", { type: "text", spellcheck: "false", autocomplete: "off", ...properties });
    input.value = value;
    input.addEventListener("change", () => action(input.value.trim()));
    return field(label, input);
}

/** Replaces controls with others of the same kinds, and keeps the focus. */
export function refill(node, ...children) {
    const controls = () => [...node.querySelectorAll("select, input, summary, button")];
    const focused = controls().indexOf(document.activeElement);
    node.replaceChildren(...children);
    controls()[focused]?.focus();
}
