// The opacity, scale, angle, position and drawn part of each layer over time, as curves.
import { drawing, element } from "./dom.js";

// The last number is the least change that the labels can show.
const CHANNELS = [["opacity", "Opacity", percent, 0.01], ["scale", "Scale", percent, 0.01],
    ["angle", "Angle", degrees, 1], ["x", "Horizontal offset, em", ems, 0.1], ["y", "Vertical offset, em", ems, 0.1],
    ["drawn", "Drawn", percent, 0.01]];
const [WIDTH, HEIGHT] = [360, 72];

function percent(value) { return `${Math.round(value * 100)} %`; }
function degrees(value) { return `${Math.round(value)}°`; }
function ems(value) { return (value / 100).toFixed(3); }

function chart(layers, channel, label, text, least) {
    const all = layers.flatMap(layer => layer[channel] ?? []);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    if (!all.length || high - low < least) return undefined;
    const x = (index, count) => index / Math.max(1, count - 1) * WIDTH;
    const y = value => HEIGHT - 4 - (value - low) / (high - low) * (HEIGHT - 8);
    const lines = layers.filter(layer => layer[channel]?.length).map((layer, index) => {
        const values = layer[channel];
        const points = values.map((value, frame) => `${x(frame, values.length).toFixed(1)},${y(value).toFixed(1)}`);
        const line = drawing("polyline", { points: points.join(" "), class: `curve curve-${index % 4}` });
        const title = drawing("title");
        title.textContent = `Layer ${layer.layer}`;
        line.append(title);
        return line;
    });
    const head = drawing("line", { class: "head", y1: 0, y2: HEIGHT, x1: 0, x2: 0 });
    const picture = drawing("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img",
        "aria-label": `${label} from ${text(low)} to ${text(high)}` }, ...lines, head);
    const values = element("span.value");
    const show = frame => {
        const position = x(frame, layers[0][channel].length);
        head.setAttribute("x1", position);
        head.setAttribute("x2", position);
        values.textContent = layers.map(layer => text(layer[channel]?.[frame] ?? 0)).slice(0, 4).join("  ");
    };
    return [element("figure", {}, element("figcaption", {}, element("span", {}, label), values), picture), show];
}

/** The curves of a motion, and a function that moves their playheads. */
export function curves({ layers = [] }) {
    const charts = CHANNELS.map(channel => chart(layers, ...channel)).filter(Boolean);
    const node = element("div.curves", {}, charts.map(([figure]) => figure));
    if (!charts.length) node.append(element("p.quiet", {}, "There are no changes that curves could show."));
    return [node, frame => charts.forEach(([, show]) => show(frame))];
}
