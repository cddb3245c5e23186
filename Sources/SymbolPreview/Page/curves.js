// The opacity, scale, angle, position and drawn part of each layer over time, as curves.
import { drawing, element } from "./dom.js";

// The last number is the least change that the labels can show.
const CHANNELS = [["opacity", "Opacity", percent, 0.01], ["scale", "Scale", percent, 0.01],
    ["angle", "Angle", degrees, 1], ["x", "Horizontal offset, em", ems, 0.1], ["y", "Vertical offset, em", ems, 0.1],
    ["drawn", "Drawn", percent, 0.01]];
const [WIDTH, HEIGHT] = [360, 72];
// The number of lines that can be told apart; more curves than that are drawn, but not listed.
const STYLES = 4;

function percent(value) { return `${Math.round(value * 100)} %`; }
function degrees(value) { return `${Math.round(value)}°`; }
function ems(value) { return (value / 100).toFixed(3); }

/** The curves of a channel, each with the numbers of the layers that share it. */
function distinct(layers, channel) {
    const found = new Map();
    for (const { layer, [channel]: values = [] } of layers) {
        if (!values.length) continue;
        const [key, curve] = [values.join(), { values, numbers: [layer] }];
        if (found.has(key)) found.get(key).numbers.push(layer);
        else found.set(key, curve);
    }
    return [...found.values()];
}

/** The numbers of layers as a text, such as `layers 0, 2–4`. */
function named(numbers) {
    const runs = [];
    for (const number of numbers) {
        if (runs.at(-1)?.[1] === number - 1) runs.at(-1)[1] = number;
        else runs.push([number, number]);
    }
    const text = runs.map(([first, last]) => first === last ? first : `${first}–${last}`).join(", ");
    return `${numbers.length > 1 ? "layers" : "layer"} ${text}`;
}

const style = index => `curve curve-${index % STYLES}`;

/** The line of a curve, the layers that it is of, and their value. */
function legend({ numbers }, index) {
    const line = drawing("line", { class: style(index), x1: 0, y1: 4, x2: 18, y2: 4 });
    const value = element("span.value");
    const sample = drawing("svg", { viewBox: "0 0 18 8", "aria-hidden": "true" }, line);
    return { node: element("span.key", {}, sample, `${named(numbers)} `, value), value };
}

function chart(layers, channel, label, text, least) {
    const shown = distinct(layers, channel);
    const all = shown.flatMap(({ values }) => values);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    if (!all.length || high - low < least) return undefined;
    const x = (index, count) => index / Math.max(1, count - 1) * WIDTH;
    const y = value => HEIGHT - 4 - (value - low) / (high - low) * (HEIGHT - 8);
    const lines = shown.map(({ values, numbers }, index) => {
        const points = values.map((value, frame) => `${x(frame, values.length).toFixed(1)},${y(value).toFixed(1)}`);
        return drawing("polyline", { points: points.join(" "), class: style(index) },
            drawing("title", {}, named(numbers)));
    });
    const head = drawing("line", { class: "head", y1: 0, y2: HEIGHT, x1: 0, x2: 0 });
    const picture = drawing("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img",
        "aria-label": `${label} from ${text(low)} to ${text(high)}` }, ...lines, head);
    const keys = shown.slice(0, STYLES).map(legend);
    const show = frame => {
        const position = x(frame, shown[0].values.length);
        head.setAttribute("x1", position);
        head.setAttribute("x2", position);
        keys.forEach(({ value }, index) => { value.textContent = text(shown[index].values[frame] ?? 0); });
    };
    const caption = element("figcaption", {}, element("span", {}, label),
        element("span.legend", {}, keys.map(({ node }) => node)));
    return [element("figure", {}, caption, picture), show];
}

/** The curves of a motion, and a function that moves their playheads. */
export function curves({ layers = [] }) {
    const charts = CHANNELS.map(channel => chart(layers, ...channel)).filter(Boolean);
    const node = element("div.curves", {}, charts.map(([figure]) => figure));
    if (!charts.length) node.append(element("p.quiet", {}, "There are no changes that curves could show."));
    return [node, frame => charts.forEach(([, show]) => show(frame))];
}
