// What a designer would want to know before a symbol is shipped: metrics, colour vision, contrast, diagnostics.
import { element } from "./dom.js";
import { pictureOptions } from "./library.js";
import { Picture } from "./pictures.js";
import { Newest, address, ask } from "./server.js";
import { changesDrawing, displayScale, isDark, view } from "./view.js";

const VISIONS = [["", "as it is"], ["protanopia", "without red"], ["deuteranopia", "without green"],
    ["tritanopia", "without blue"], ["achromatopsia", "without colour"]];
const SIDES = ["top", "left", "bottom", "right"];
const number = value => Number(value.toFixed(2)).toString();

function table(rows, label) {
    return element("table.facts", { "aria-label": label }, element("tbody", {}, rows.map(([name, ...values]) =>
        element("tr", {}, element("th", { scope: "row" }, name), values.map(value => element("td", {}, value))))));
}

function metrics({ width, height, metrics = {} }) {
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

function file(answer) {
    const rows = [["Kind", answer.kind], ["File", answer.file]];
    if (answer.templateVersion) rows.push(["Template", `version ${answer.templateVersion}`]);
    if (answer.variants) {
        const drawn = answer.variants.filter(each => each.isDrawn).map(each => each.name);
        rows.push(["Drawn", drawn.join(", ")], ["Paths", String(answer.variants[0]?.paths ?? "")]);
    }
    return table(rows, "File");
}

/** What is complained of; what has a place in the drawing lights it up while it is pointed at. */
function diagnostics(list, outlines, light) {
    if (!list.length) return element("p.quiet", {}, "Nothing to complain of.");
    return element("ul.notes", {}, list.map(({ line, column, message }) => {
        const text = [line !== undefined && element("span.mono", {}, `${line}:${column} `), message];
        if (!outlines.some(each => each.line === line && each.column === column)) return element("li", {}, text);
        const [lit, dark] = [() => light({ line, column }), () => light()];
        return element("li", {}, element("button.note", {
            type: "button", title: "Where it is", onpointerenter: lit, onfocus: lit, onclick: lit,
            onpointerleave: dark, onblur: dark,
        }, text));
    }));
}

const sample = color => {
    const dot = element("span.dot");
    dot.style.background = color;
    return element("span.sample", {}, dot, element("span.mono", {}, color));
};

const tooLittle = ({ passingColor }) => passingColor ? `too little; ${passingColor} is enough` : "too little";

function contrasts(list, highlight) {
    if (!list.some(({ pairs }) => pairs.length)) return [element("p.quiet", {}, "There is nothing to measure.")];
    const layer = (number, text) => {
        const [shown, all] = [() => highlight(number), () => highlight()];
        return element("button.plain", { type: "button", title: "Which it is", onpointerenter: shown, onfocus: shown,
            onclick: shown, onpointerleave: all, onblur: all }, text);
    };
    return list.map(({ increasesContrast, background, pairs }) => {
        const caption = `On ${background}${increasesContrast ? ", with increased contrast" : ""}`;
        return element("div", {}, element("h3", {}, caption), table(pairs.map(pair => [
            element("span", {}, layer(pair.layer, `Layer ${pair.layer}`), sample(pair.color)),
            element("span", {}, pair.neighbor === undefined ? "" : layer(pair.neighbor, `layer ${pair.neighbor}`),
                sample(pair.neighborColor)),
            `${number(pair.ratio)} of ${pair.minimum}`,
            pair.passes ? "enough" : element("span.wrong", {}, tooLittle(pair)),
        ]), caption));
    });
}

export function checks(panel, { id, stage }) {
    const pictures = VISIONS.map(([simulate, text]) => ({ simulate, text, picture: new Picture() }));
    const measured = element("div");
    const about = element("div");
    const notes = element("div");
    const contrast = element("div.contrast");
    const message = element("p.wrong", { role: "alert" });
    const newest = new Newest();

    async function draw() {
        const options = pictureOptions(id);
        for (const { simulate, picture } of pictures) {
            picture.show(address("/picture", { ...options, size: 40, "point-size": "", simulate }), displayScale());
        }
        const { "display-scale": _, v, "layout-direction": direction, ...plain } = options;
        const ground = view.get("background");
        const against = ground && ground !== "grid" ? ground : isDark() ? "#161513" : "#f6f4f0";
        try {
            const answers = await newest.ask(signal => Promise.all([
                ask("/metrics", options, signal),
                ask("/api/symbol", { ...plain, background: "", "contrast-with": against }, signal),
                ask("/outlines", options, signal),
            ]));
            if (!answers) return;
            const [image, answer, outlines] = answers;
            measured.replaceChildren(metrics(image));
            about.replaceChildren(file(answer));
            const list = [...answer.diagnostics ?? [], ...image.diagnostics];
            notes.replaceChildren(diagnostics(list, outlines, place => stage.light(place)));
            contrast.replaceChildren(...contrasts(answer.contrast ?? [], layer => stage.highlight(layer)));
            message.textContent = "";
        } catch (error) {
            message.textContent = error.message;
        }
    }
    panel.append(message, element("h2", {}, "Diagnostics"), notes,
        element("h2", {}, "Seen by everybody"), element("div.row", {}, pictures.map(({ picture, text }) =>
            element("figure.vision", {}, picture.element, element("figcaption.caption", {}, text)))),
        element("h2", {}, "Contrast with the background"), contrast,
        element("h2", {}, "Metrics"), measured, element("h2", {}, "File"), about);
    draw();
    return {
        follow: names => { if (changesDrawing(names) || names.has("library")) draw(); },
        close: () => {
            newest.drop();
            pictures.forEach(({ picture }) => picture.drop());
            stage.light();
            stage.highlight();
        },
    };
}
