// What a designer wants to check before shipping a symbol: diagnostics, colour vision, contrast and metrics.
import { element } from "./dom.js";
import { file, metrics, number, table } from "./facts.js";
import { pictureOptions } from "./library.js";
import { notes } from "./notes.js";
import { Picture } from "./pictures.js";
import { Newest, address, ask } from "./server.js";
import { ground } from "./stage.js";
import { changesDrawing, displayScale } from "./view.js";

const VISIONS = [["", "unchanged"], ["protanopia", "without red"], ["deuteranopia", "without green"],
    ["tritanopia", "without blue"], ["achromatopsia", "without colour"]];

const sample = color => {
    const dot = element("span.dot");
    dot.style.background = color;
    return element("span.sample", {}, dot, element("span.mono", {}, color));
};

const tooLow = ({ passingColor, passesEverywhere }) =>
    passingColor ? `too low; ${passingColor} passes${passesEverywhere ? "" : " here alone"}` : "too low";

function contrasts(list, highlight) {
    if (!list.some(({ pairs }) => pairs.length)) return [element("p.quiet", {}, "There is nothing to measure.")];
    const layer = (number, text) => {
        const [shown, all] = [() => highlight(number), () => highlight()];
        return element("button.plain", { type: "button", title: "Show this layer", onpointerenter: shown,
            onfocus: shown, onclick: shown, onpointerleave: all, onblur: all }, text);
    };
    return list.map(({ increasesContrast, background, pairs }) => {
        const caption = `On ${background}${increasesContrast ? ", with increased contrast" : ""}`;
        return element("div", {}, element("h3", {}, caption), table(pairs.map(pair => [
            element("span", {}, layer(pair.layer, `Layer ${pair.layer}`), sample(pair.color)),
            element("span", {}, pair.neighbor === undefined ? "" : layer(pair.neighbor, `layer ${pair.neighbor}`),
                sample(pair.neighborColor)),
            `${number(pair.ratio)} (min. ${pair.minimum})`,
            pair.passes ? "passes" : element("span.wrong", {}, tooLow(pair)),
        ]), caption));
    });
}

class Checks {
    #newest = new Newest();
    #pictures = VISIONS.map(([simulate, text]) => ({ simulate, text, picture: new Picture() }));
    #parts = { message: element("p.wrong", { role: "alert" }), found: element("div"), contrast: element("div.contrast"),
        measured: element("div"), about: element("div") };

    constructor(panel, { id, stage }) {
        Object.assign(this, { id, stage });
        const { message, found, contrast, measured, about } = this.#parts;
        const figures = this.#pictures.map(({ picture, text }) =>
            element("figure.vision", {}, picture.element, element("figcaption.caption", {}, text)));
        panel.append(message, element("h2", {}, "Diagnostics"), found,
            element("h2", {}, "Colour vision"), element("div.row", {}, figures),
            element("h2", {}, "Contrast with the background"), contrast,
            element("h2", {}, "Metrics"), measured, element("h2", {}, "File"), about);
        this.#draw();
    }

    follow(names) { if (changesDrawing(names) || names.has("library")) this.#draw(); }

    close() {
        this.#newest.drop();
        for (const { picture } of this.#pictures) picture.drop();
        this.stage.light();
        this.stage.highlight();
    }

    async #draw() {
        const options = pictureOptions(this.id);
        for (const { simulate, picture } of this.#pictures) {
            picture.show(address("/picture", { ...options, size: 40, "point-size": "", simulate }), displayScale());
        }
        try {
            const answers = await this.#newest.ask(signal => inspect(options, signal));
            if (answers) this.#show(...answers);
        } catch (error) {
            this.#parts.message.textContent = error.message;
        }
    }

    #show(image, answer, outlines) {
        const { message, found, contrast, measured, about } = this.#parts;
        const list = [...answer.diagnostics ?? [], ...image.diagnostics];
        message.textContent = "";
        found.replaceChildren(list.length ? notes(list, outlines, position => this.stage.light(position))
            : element("p.quiet", {}, "No problems found."));
        contrast.replaceChildren(...contrasts(answer.contrast ?? [], layer => this.stage.highlight(layer)));
        measured.replaceChildren(metrics(image));
        about.replaceChildren(file(answer));
    }
}

function inspect(options, signal) {
    const { "display-scale": _, v, "layout-direction": direction, ...plain } = options;
    return Promise.all([
        ask("/metrics", options, signal),
        ask("/api/symbol", { ...plain, background: "", "contrast-with": ground() }, signal),
        ask("/outlines", options, signal),
    ]);
}

export const checks = (panel, about) => new Checks(panel, about);
