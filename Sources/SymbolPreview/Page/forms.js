// A symbol in all weights and scales, modes and variable values, and in a line of text.
import { button, element, once } from "./dom.js";
import { palette, pictureOptions, symbol } from "./library.js";
import { Picture } from "./pictures.js";
import { address } from "./server.js";
import { textLine } from "./text.js";
import { changesDrawing, displayScale, view } from "./view.js";
import { MODES, SCALES, WEIGHTS } from "./variants.js";

/** Several pictures of one symbol, each with its own options, redrawn whenever the view changes. */
class Pictures {
    #all = [];
    constructor(id, size) { Object.assign(this, { id, size }); }

    picture(own) {
        const picture = new Picture();
        this.#all.push([picture, own]);
        return picture.element;
    }

    draw() {
        for (const [picture, own] of this.#all) {
            picture.show(address("/picture", { ...pictureOptions(this.id, this.size), ...own }), displayScale());
        }
    }

    drop() { for (const [picture] of this.#all) picture.drop(); }
}

const title = text => text[0].toUpperCase() + text.slice(1);

function variants(pictures) {
    const cells = [];
    const rows = WEIGHTS.map(weight => element("tr", {},
        element("th", { scope: "row" }, weight.title),
        SCALES.map(scale => {
            const values = {
                weight: weight.value === 400 ? "" : weight.value, scale: scale === "medium" ? "" : scale,
            };
            const cell = button(pictures.picture({ weight: weight.name, scale }), () => view.set(values),
                { class: "cell", "aria-label": `${weight.title}, ${scale}` });
            cells.push([cell, values]);
            return element("td", {}, cell);
        })));
    const follow = () => {
        for (const [cell, { weight, scale }] of cells) {
            cell.setAttribute("aria-pressed", view.get("weight") === String(weight) && view.get("scale") === scale);
        }
    };
    follow();
    const titles = element("tr", {}, element("td"), SCALES.map(scale => element("th", { scope: "col" }, title(scale))));
    return [element("table.variants", { "aria-label": "Weights and scales" }, element("thead", {}, titles),
        element("tbody", {}, rows)), follow];
}

function modes(pictures) {
    const cells = [];
    const list = ["flat", "gradient"].map(kind => element("div.row", {}, MODES.map(mode => {
        const values = { "rendering-mode": mode, "color-rendering": kind === "gradient" ? kind : "" };
        const cell = button(pictures.picture({ ...values, palette: palette(mode) }),
            () => view.set({ ...values, palette: palette(mode) || view.get("palette") }),
            { class: "cell", "aria-label": `${title(mode)}, ${kind}` });
        cell.append(element("span.caption", {}, kind === "flat" ? title(mode) : "gradient"));
        cells.push([cell, values]);
        return cell;
    })));
    const follow = () => {
        for (const [cell, values] of cells) {
            cell.setAttribute("aria-pressed",
                Object.entries(values).every(([name, value]) => view.get(name) === value));
        }
    };
    follow();
    return [element("div.modes", {}, list), follow];
}

function values(pictures, mode) {
    const cells = [0, 0.2, 0.4, 0.6, 0.8, 1].map(value => {
        const cell = button(pictures.picture({ "variable-value": value, "variable-mode": mode, inactive: "" }),
            () => view.set({ "variable-value": value, "variable-mode": mode }),
            { class: "cell", "aria-label": `${Math.round(value * 100)} %` });
        cell.append(element("span.caption", {}, `${Math.round(value * 100)} %`));
        return cell;
    });
    return element("div.row", {}, cells);
}

export function forms(panel, { id }) {
    const { features = {} } = symbol(id);
    const small = new Pictures(id, { "point-size": 20 });
    const middle = new Pictures(id, { size: 40 });
    const [table, followVariants] = variants(small);
    const [row, followModes] = modes(middle);
    const text = textLine(id);
    panel.append(element("h2", {}, "Weights and scales"), table, element("h2", {}, "Modes"), row);
    if (features.variable) panel.append(element("h2", {}, "Variable colour"), values(middle, "color"));
    if (features.draws) panel.append(element("h2", {}, "Variable draw"), values(middle, "draw"));
    panel.append(element("h2", {}, "In a line of text"), text.element);
    const draw = once(() => { small.draw(); middle.draw(); text.draw(); followVariants(); followModes(); });
    draw();
    return {
        follow: names => { if (changesDrawing(names) || names.has("library")) draw(); },
        close: () => { small.drop(); middle.drop(); text.close(); },
    };
}
