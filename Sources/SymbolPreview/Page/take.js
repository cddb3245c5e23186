// Exports the current symbol: as a command, a build file, code or files.
import { button, element, say } from "./dom.js";
import { pictureOptions } from "./library.js";
import { motionOptions } from "./score.js";
import { Newest, address, ask } from "./server.js";
import { ground } from "./stage.js";
import { view } from "./view.js";

const TEXTS = [["command", "Command"], ["build", "insignia.yml"], ["swiftui", "SwiftUI"], ["uikit", "UIKit"],
    ["html", "HTML"]];
// The number of pixels per point of animations; every program shows them at half their size.
const SCALE = 2;

async function copy(text, control) {
    try {
        await navigator.clipboard.writeText(text);
        control.textContent = "Copied";
        say("Copied");
    } catch {
        control.textContent = "Select and copy it";
    }
    setTimeout(() => { control.textContent = "Copy"; }, 1600);
}

/** The words of a text, which are broken only where one is longer than a line, not after the dashes of options. */
const words = text => text.split(/(\s+)/).map((part, index) => index % 2 ? part : element("span.word", {}, part));

function snippet(label, text) {
    const control = button("Copy", () => copy(text, control), { "aria-label": `Copy ${label}` });
    return element("div.snippet", {}, element("div.pair", {}, element("h3", {}, label), control),
        element("pre", { tabindex: "0" }, element("code", {}, words(text))));
}

const saving = (label, path, options) =>
    element("a.button", { href: address(path, options), download: "" }, label);

/** The options without those that only the page needs, at the set size. */
const plain = ({ "display-scale": _, v, size, ...options }) => ({ ...options, "point-size": view.get("point-size") });

function stills(options) {
    return [
        ...[1, 2, 3].map(scale =>
            saving(`PNG ${scale}×`, "/file", { ...options, "display-scale": scale > 1 ? scale : "", format: "png" })),
        ...[["svg", "SVG"], ["xml", "Android vector"]].map(([format, label]) =>
            saving(label, "/file", { ...options, format })),
        saving("Template", "/file", { symbol: options.symbol, format: "template" }),
    ];
}

// GIF shows at most 50 frames a second, and leaves out others unevenly.
const GIF_RATE = 50;

function moving(options) {
    return [["apng", "APNG"], ["webp", "WebP"], ["gif", "GIF"], ["strip", "Film strip"]].map(([format, label]) =>
        saving(`${label} ${SCALE}×`, "/animation", {
            // Frames with a background of their own have nothing to be blended.
            ...options, matte: format === "gif" && !options.background ? ground() : "",
            fps: format === "gif" && options.fps > GIF_RATE ? GIF_RATE : options.fps, format, download: "true",
        }));
}

export function take(panel, { id, stage }) {
    const texts = element("div.texts");
    const files = element("div.files");
    const motions = element("div.files");
    const message = element("p.wrong", { role: "alert" });
    const newest = new Newest();

    async function read() {
        const still = plain(pictureOptions(id));
        files.replaceChildren(...stills(still));
        try {
            const answer = await newest.ask(async signal => {
                const motion = { ...plain(await motionOptions(stage)), "display-scale": SCALE };
                motions.replaceChildren(...moving(motion));
                return ask("/snippets", view.get("effect") || view.get("told") ? motion : still, signal);
            });
            if (!answer) return;
            texts.replaceChildren(...TEXTS.map(([name, label]) => snippet(label, answer[name])));
            message.textContent = "";
        } catch (error) {
            message.textContent = error.message;
        }
    }
    panel.append(element("h2", {}, "Save"), files, element("h2", {}, "Save the animation"), motions,
        element("p.quiet", {}, "As set in the Motion panel."), element("h2", {}, "Copy"), message, texts);
    read();
    return { follow: read, close: () => newest.drop() };
}
