// Compares two symbols, or two versions or states of one: side by side, by swiping or by blinking.
import { button, element } from "./dom.js";
import { segments } from "./controls.js";
import { picker, refill, text } from "./fields.js";
import { identified, library, onLibrary, palette, pictureOptions, symbol } from "./library.js";
import { address, ask, image, steady } from "./server.js";
import { changesDrawing, displayScale, isCalm, view } from "./view.js";
import { MODES, WEIGHTS, weightName } from "./variants.js";

// Seconds for which each side is shown; nothing may flash more than three times a second.
const BLINK = 0.7;
// Both are drawn at the same size, so that versions differ in their drawing only.
const POINTS = 200;
// The suffixes of the values of a side in the address, after its letter.
const STATE = ["", ".weight", ".rendering-mode"];

/** The translation that centres the layout box of a picture instead of the picture. */
function centring({ width, height, metrics }) {
    const { leftMargin = 0, rightMargin = width, capline = 0, baseline = height } = metrics;
    const [x, y] = [width - leftMargin - rightMargin, height - capline - baseline];
    return `${x / 2 / displayScale()}px ${y / 2 / displayScale()}px`;
}

/** The options set for one side only; the controls set all others. */
function state(side) {
    const [weight, mode] = [view.get(`${side}.weight`), view.get(`${side}.rendering-mode`)];
    return { ...weight && { weight }, ...mode && { "rendering-mode": mode, palette: palette(mode) } };
}

function caption(side) {
    const { weight, "rendering-mode": mode } = state(side);
    return [symbol(view.get(side)).name, weightName(weight), mode].filter(Boolean).join(", ");
}

function chooser(side, label) {
    const own = (name, title, choices) => picker(title, [["", "as set"], ...choices], view.get(`${side}.${name}`),
        value => view.set({ [`${side}.${name}`]: value }));
    const name = view.get(side) && symbol(view.get(side)).name;
    return element("div.chooser", { role: "group", "aria-label": label },
        text(label, name, { list: "names" }, value => view.set({ [side]: identified(value) })),
        own("weight", "Weight", WEIGHTS.map(({ value, title }) => [value, title])),
        own("rendering-mode", "Mode", MODES.map(mode => [mode, mode])));
}

function swap() {
    view.set(Object.fromEntries(STATE.flatMap(each =>
        [[`a${each}`, view.get(`b${each}`)], [`b${each}`, view.get(`a${each}`)]])));
}

async function draw(side, node) {
    const id = view.get(side);
    if (!id) return node.replaceChildren(element("p.quiet", {}, "Choose a symbol."));
    const options = { ...pictureOptions(id, { "point-size": POINTS }), ...state(side) };
    const [picture, answer] = await Promise.all([image(address("/picture", options)), ask("/metrics", options)]);
    picture.width = picture.naturalWidth / displayScale();
    picture.alt = caption(side);
    picture.style.translate = centring(answer);
    return node.replaceChildren(picture, element("figcaption", {}, caption(side)));
}

class Compare {
    #sides = { a: element("figure.side"), b: element("figure.side") };
    #swipe = element("input.swipe", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Swipe" });
    #field = element("div.versions", {}, Object.values(this.#sides), this.#swipe);
    #flip = button("Flip", () => this.#field.classList.toggle("other"));
    #message = element("p.wrong", { role: "alert" });
    #choosers = element("div.choosers");
    #blinking;

    constructor(main) {
        document.title = "Compare";
        const names = library.symbols.map(each => element("option", { value: each.name }));
        main.replaceChildren(element("h1", {}, "Compare"), element("datalist", { id: "names" }, names), this.#choosers,
            element("div.choosers", {}, segments("how", "View",
                [["side", "Side by side"], ["swipe", "Swipe"], ["blink", "Blink"]]), this.#flip),
            this.#message, this.#field);
        this.update = steady(() => this.#update());
        this.#swipe.addEventListener("input", () => this.#share());
        this.#share();
        this.#fill();
        this.#arrange();
        this.update();
        this.leaveView = view.onChange(names => this.#follow(names));
        this.leaveLibrary = onLibrary(this.update);
    }

    focus() { this.#choosers.querySelector("input").focus(); }

    close() {
        clearInterval(this.#blinking);
        this.leaveView();
        this.leaveLibrary();
    }

    #share() { this.#field.style.setProperty("--share", `${this.#swipe.value}%`); }

    #fill() {
        refill(this.#choosers, chooser("a", "Symbol"), chooser("b", "Compare with"),
            element("div.actions", {}, button("Swap", swap)));
    }

    async #update() {
        this.#message.textContent = "";
        try {
            await Promise.all(Object.entries(this.#sides).map(([side, node]) => draw(side, node)));
        } catch (error) {
            this.#message.textContent = error.message;
        }
    }

    #arrange() {
        const how = view.get("how");
        this.#field.dataset.how = how;
        this.#swipe.hidden = how !== "swipe";
        this.#flip.hidden = how !== "blink";
        this.#field.classList.remove("other");
        clearInterval(this.#blinking);
        if (how !== "blink" || isCalm.matches) return;
        this.#blinking = setInterval(() => this.#field.classList.toggle("other"), BLINK * 1000);
    }

    #follow(names) {
        if (names.has("how")) this.#arrange();
        const isOther = ["a", "b"].some(side => STATE.some(each => names.has(side + each)));
        if (isOther) this.#fill();
        if (isOther || changesDrawing(names)) this.update();
    }
}

export const compare = main => new Compare(main);
