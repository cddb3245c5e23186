// Controls, each of which shows and changes one value of the view.
import { element, identifier } from "./dom.js";
import { view } from "./view.js";

const followers = new Map();
view.onChange(names => {
    for (const [node, [name, follow]] of followers) {
        if (!names.has(name) && !names.has("page")) continue;
        if (node.isConnected) follow(view.get(name));
        else followers.delete(node);
    }
});

/** Keeps a control in step with a value of the view, whatever changes it. */
function following(node, name, follow) {
    followers.set(node, [name, follow]);
    follow(view.get(name));
    return node;
}

function field(label, control, ...more) {
    const id = control.id ||= identifier("control");
    return element("div.field", {}, element("label", { for: id }, label), ...more, control);
}

/** A slider; `standard` is the value that stands for no value in the view. */
export function slider(name, label, { min, max, step = 1, standard, text = value => value, marks = [] }) {
    const list = identifier("marks");
    const input = element("input", { type: "range", min, max, step, list: marks.length ? list : undefined });
    // Not a live region: screen readers announce the value of the slider itself.
    const output = element("span.value");
    const show = value => {
        input.value = value === "" ? standard : value;
        output.textContent = text(input.value);
        input.setAttribute("aria-valuetext", output.textContent);
        input.style.setProperty("--share", `${100 * (input.value - min) / (max - min)}%`);
    };
    input.addEventListener("input", () => view.set({ [name]: Number(input.value) === standard ? "" : input.value }));
    const points = element("datalist", { id: list }, marks.map(value => element("option", { value })));
    return following(field(label, input, output, marks.length ? points : null), name, show);
}

/** A row of choices as radio buttons, which the arrow keys move through. */
export function segments(name, label, choices, properties = {}) {
    const group = identifier(name);
    const inputs = choices.map(([value, text, title]) => {
        const input = element("input", { type: "radio", name: group, value });
        input.addEventListener("change", () => view.set({ [name]: value }));
        return [input, element("label.segment", { title }, input, element("span", {}, text))];
    });
    const set = element("fieldset.field", properties, element("legend", {}, label),
        element("div.segments", {}, inputs.map(([, node]) => node)));
    return following(set, name, value => inputs.forEach(([input]) => { input.checked = input.value === value; }));
}

export function toggle(name, label, { on = "true", off = "", isOn = value => value === on } = {}) {
    const input = element("input", { type: "checkbox", role: "switch" });
    input.addEventListener("change", () => view.set({ [name]: input.checked ? on : off }));
    return following(element("label.switch", {}, input, element("span", {}, label)), name,
        value => { input.checked = isOn(value); });
}

export function choice(name, label, choices) {
    const select = element("select", {}, choices.map(([value, text]) => element("option", { value }, text)));
    select.addEventListener("change", () => view.set({ [name]: select.value }));
    return following(field(label, select), name, value => { select.value = value; });
}

export function words(name, label, properties = {}) {
    const input = element("input", { type: "text", spellcheck: "false", autocomplete: "off", ...properties });
    input.addEventListener("change", () => view.set({ [name]: input.value.trim() }));
    return following(field(label, input), name, value => { input.value = value; });
}

/** Swatches for some colours, and a field for any other in CSS syntax. */
export function color(name, label, swatches) {
    const group = identifier(name);
    const inputs = swatches.map(([value, text]) => {
        const input = element("input", { type: "radio", name: group, value, "aria-label": text });
        const node = element("label.swatch", { title: text }, input);
        if (value && value !== "grid") node.style.setProperty("--color", value);
        else node.classList.add(value || "standard");
        input.addEventListener("change", () => view.set({ [name]: value }));
        return [input, node];
    });
    const other = element("input", { type: "text", spellcheck: "false", autocomplete: "off", placeholder: "any colour",
        "aria-label": `${label}: any colour` });
    const pick = element("input", { type: "color", "aria-label": `${label}: pick a colour` });
    other.addEventListener("change", () => view.set({ [name]: other.value.trim() }));
    pick.addEventListener("input", () => view.set({ [name]: pick.value }));
    const set = element("fieldset.field", {}, element("legend", {}, label),
        element("div.swatches", {}, inputs.map(([, node]) => node)), element("div.any", {}, pick, other));
    return following(set, name, value => {
        for (const [input] of inputs) input.checked = input.value === value;
        other.value = swatches.some(([known]) => known === value) ? "" : value;
        if (/^#[0-9a-f]{6}$/i.test(value)) pick.value = value;
    });
}
