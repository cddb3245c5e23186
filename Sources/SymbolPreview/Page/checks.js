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

/** Where in the drawing something is, if it is told. */
function place(diagnostic) {
    const { line, column } = diagnostic;
    return line === undefined ? "" : `${line}:${column ?? 1} `;
}

function diagnostics(list) {
    if (!list.length) return element("p.quiet", {}, "Nothing to complain of.");
    return element("ul.notes", {}, list.map(each => element("li", {},
        element("span.mono", {}, place(each)), each.message ?? String(each))));
}

const sample = color => {
    const dot = element("span.dot");
    dot.style.background = color;
    return element("span.sample", {}, dot, element("span.mono", {}, color));
};

const tooLittle = ({ passingColor }) => passingColor ? `too little; ${passingColor} is enough` : "too little";

function contrasts(list) {
    if (!list.some(({ pairs }) => pairs.length)) return [element("p.quiet", {}, "There is nothing to measure.")];
    return list.map(({ increasesContrast, background, pairs }) => {
        const caption = `On ${background}${increasesContrast ? ", with increased contrast" : ""}`;
        return element("div", {}, element("h3", {}, caption), table(pairs.map(pair => [
            element("span", {}, `Layer ${pair.layer} `, sample(pair.color)),
            element("span", {}, pair.neighbor === undefined ? "" : `layer ${pair.neighbor} `,
                sample(pair.neighborColor)),
            `${number(pair.ratio)} of ${pair.minimum}`,
            pair.passes ? "enough" : element("span.wrong", {}, tooLittle(pair)),
        ]), caption));
    });
}

export function checks(panel, { id }) {
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
            ]));
            if (!answers) return;
            const [image, answer] = answers;
            measured.replaceChildren(metrics(image));
            about.replaceChildren(file(answer));
            notes.replaceChildren(diagnostics([...answer.diagnostics ?? [], ...image.diagnostics ?? []]));
            contrast.replaceChildren(...contrasts(answer.contrast ?? []));
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
        close: () => { newest.drop(); pictures.forEach(({ picture }) => picture.drop()); },
    };
}
