// Two symbols, or two versions of one: side by side, swiped, or blinked.
import { button, element } from "./dom.js";
import { choice, segments } from "./controls.js";
import { library, onLibrary, pictureOptions, symbol } from "./library.js";
import { address, ask, image, steady } from "./server.js";
import { changesDrawing, displayScale, isCalm, view } from "./view.js";

// Seconds that each is shown for; nothing flashes more than three times a second.
const BLINK = 0.7;
// Both are drawn as large, so that versions differ by what is drawn only.
const POINTS = 200;

/** How far a picture is moved, so that not its middle but that of its layout box is in the middle. */
function aside({ width, height, metrics }) {
    const { leftMargin = 0, rightMargin = width, capline = 0, baseline = height } = metrics;
    const [x, y] = [width - leftMargin - rightMargin, height - capline - baseline];
    return `${x / 2 / displayScale()}px ${y / 2 / displayScale()}px`;
}

function chooser(key, label) {
    const list = element("datalist", { id: `names-${key}` },
        library.symbols.map(each => element("option", { value: each.name })));
    const input = element("input", { type: "text", list: list.id, spellcheck: "false", autocomplete: "off" });
    input.value = view.get(key) ? symbol(view.get(key)).name : "";
    input.addEventListener("change", () => {
        const text = input.value.trim();
        view.set({ [key]: library.byId.has(text) ? text
            : library.symbols.find(each => each.name === text)?.id ?? text });
    });
    return element("label.pick", {}, element("span", {}, label), input, list);
}

export function compare(main) {
    document.title = "Compare";
    const sides = ["a", "b"].map(key => element("figure.side", { "data-side": key }));
    const swipe = element("input.swipe", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Swipe" });
    const field = element("div.versions", {}, sides, swipe);
    const message = element("p.wrong", { role: "alert" });
    const share = () => field.style.setProperty("--share", `${swipe.value}%`);
    let blinking;
    swipe.addEventListener("input", share);
    share();

    async function draw(key, node) {
        const id = view.get(key);
        if (!id) return node.replaceChildren(element("p.quiet", {}, "Choose a symbol."));
        const options = pictureOptions(id, { "point-size": POINTS });
        const [picture, answer] = await Promise.all([image(address("/picture", options)), ask("/metrics", options)]);
        picture.width = picture.naturalWidth / displayScale();
        picture.alt = symbol(id).name;
        picture.style.translate = aside(answer);
        return node.replaceChildren(picture, element("figcaption", {}, symbol(id).name));
    }
    const update = steady(async () => {
        message.textContent = "";
        try {
            await Promise.all([draw("a", sides[0]), draw("b", sides[1])]);
        } catch (error) {
            message.textContent = error.message;
        }
    });
    function arrange() {
        const how = view.get("how");
        field.dataset.how = how;
        swipe.hidden = how !== "swipe";
        clearInterval(blinking);
        field.classList.remove("other");
        if (how !== "blink" || isCalm.matches) return;
        blinking = setInterval(() => field.classList.toggle("other"), BLINK * 1000);
    }
    const exchange = button("Exchange", () => view.set({ a: view.get("b"), b: view.get("a") }));
    const turn = button("Turn over", () => field.classList.toggle("other"));
    main.replaceChildren(element("h1", {}, "Compare"),
        element("div.choosers", {}, chooser("a", "This"), chooser("b", "with that"), exchange, turn,
            segments("how", "Shown", [["side", "Side by side"], ["swipe", "Swiped"], ["blink", "Blinked"]])),
        message, field);
    arrange();
    update();
    const leaveView = view.onChange(names => {
        if (names.has("how")) arrange();
        if (names.has("a") || names.has("b") || changesDrawing(names)) update();
    });
    const leaveLibrary = onLibrary(update);
    return {
        focus: () => main.querySelector("input").focus(),
        close: () => { clearInterval(blinking); leaveView(); leaveLibrary(); },
    };
}
