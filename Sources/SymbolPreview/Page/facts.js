// Facts about a symbol, as tables.
import { element } from "./dom.js";
import { displayScale } from "./view.js";

const SIDES = ["top", "left", "bottom", "right"];
export const number = value => Number(value.toFixed(2)).toString();

export function table(rows, label) {
    return element("table.facts", { "aria-label": label }, element("tbody", {}, rows.map(([name, ...values]) =>
        element("tr", {}, element("th", { scope: "row" }, name), values.map(value => element("td", {}, value))))));
}

export function metrics({ width, height, metrics = {} }) {
    const scale = displayScale();
    const length = value => value === undefined ? "none" : `${number(value / scale)} pt`;
    const insets = metrics.alignmentInsets ?? {};
    return table([
        ["Picture", `${number(width / scale)} × ${number(height / scale)} pt`],
        ["Point size", `${metrics.pointSize ?? "none"}`],
        ["Weight", `${metrics.weight ?? "none"}`],
        ["Baseline", `${length(metrics.baseline)} from the top`],
        ["Cap line", metrics.capline === undefined ? "none" : `${length(metrics.capline)} from the top`],
        ["Margins", `${length(metrics.leftMargin)}, ${length(metrics.rightMargin)}`],
        ["Alignment insets", SIDES.map(side => number((insets[side] ?? 0) / scale)).join(", ")],
    ], "Metrics");
}

export function file(answer) {
    const rows = [["Kind", answer.kind], ["File", answer.file]];
    if (answer.templateVersion) rows.push(["Template", `version ${answer.templateVersion}`]);
    if (answer.variants) {
        const drawn = answer.variants.filter(each => each.isDrawn).map(each => each.name);
        rows.push(["Drawn", drawn.join(", ")], ["Paths", String(answer.variants[0]?.paths ?? "")]);
    }
    return table(rows, "File");
}
