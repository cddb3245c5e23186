// A symbol on the baseline of a line of text, in any text style and text size.
import { element } from "./dom.js";
import { choice, toggle } from "./controls.js";
import { library, pictureOptions } from "./library.js";
import { address, ask, image, steady } from "./server.js";
import { displayScale, view } from "./view.js";

const named = values => values.map(value => [value, value]);

const TEXT = ["text-style", "dynamic-type", "platform", "bold-text"];

function controls() {
    const { "text-style": styles, "dynamic-type": sizes, platform: platforms } = library.choices;
    return element("div.pair", {},
        choice("text-style", "Text style", styles.map(name => [name === "body" ? "" : name, name])),
        choice("dynamic-type", "Text size", [["", "default"], ...named(sizes)]),
        choice("platform", "Platform", [["", "iOS"], ...named(platforms.filter(name => name !== "ios"))]),
        toggle("bold-text", "Bold text"));
}

export function textLine(id) {
    const line = element("p.line");
    const message = element("p.wrong", { role: "status" });
    const draw = steady(async () => {
        const set = Object.fromEntries(TEXT.map(name => [name, view.get(name)]));
        const options = pictureOptions(id, { ...set, "text-style": set["text-style"] || "body" });
        try {
            const [answer, picture] = await Promise.all([
                ask("/metrics", options), image(address("/picture", options)),
            ]);
            lay(line, answer, picture);
            message.textContent = "";
        } catch (error) {
            message.textContent = error.message;
        }
    });
    const leave = view.onChange(names => { if (TEXT.some(name => names.has(name))) draw(); });
    return { element: element("div.text", {}, controls(), line, message), draw, close: leave };
}

function lay(line, { metrics, height }, picture) {
    const scale = displayScale();
    picture.alt = "";
    picture.width = picture.naturalWidth / scale;
    picture.style.verticalAlign = `${-(height - metrics.baseline) / scale}px`;
    line.style.fontSize = `${metrics.pointSize}px`;
    line.style.fontWeight = metrics.weight ?? 400;
    line.replaceChildren(picture, " Hamburg, 24 ", picture.cloneNode());
}
