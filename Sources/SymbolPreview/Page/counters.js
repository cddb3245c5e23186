// What becomes of the counters of the symbol that is looked at, told on the slider of weights.
import { button, element, identifier } from "./dom.js";
import { onLibrary, pictureOptions } from "./library.js";
import { Newest, ask } from "./server.js";
import { view } from "./view.js";
import { weightName } from "./variants.js";

// What outlines depend on.
const OUTLINE = ["symbol", "scale", "rendering-mode", "palette", "locale", "layout-direction", "v"];

const several = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const told = ({ lost, pinholes }) =>
    [lost && `${several(lost, "counter")} closed`, pinholes && several(pinholes, "pinhole")].filter(Boolean).join(", ");

function flag({ weight, ...report }, share) {
    const text = `${weightName(weight)}: ${told(report)}`;
    const control = button("", () => view.set({ weight: weight === 400 ? "" : weight }),
        { class: "flag", "aria-label": text, title: text });
    control.style.setProperty("--share", share(weight));
    return element("li", {}, control);
}

/** Weights of which the same is to be told are told of together. */
function sentences(reports) {
    const kinds = [...new Set(reports.map(told))];
    return kinds.map(kind => {
        const those = reports.filter(report => told(report) === kind).map(({ weight }) => weightName(weight));
        return `${those.join(", ")}: ${kind}.`;
    }).join(" ");
}

/** Of the symbol that is looked at; none elsewhere, and where it cannot be drawn, of which the stage says why. */
async function reports(signal) {
    if (view.page !== "symbol") return [];
    const options = pictureOptions(view.id, {});
    const outline = Object.fromEntries(OUTLINE.map(name => [name, options[name]]));
    const all = await ask("/api/weights", outline, signal).catch(() => []);
    return all.filter(({ lost, pinholes }) => lost || pinholes);
}

/** Puts a flag on a slider at each weight in which counters close; pressing one shows that weight. */
export function flagCounters(slider) {
    const input = slider.querySelector("input");
    const flags = element("ul.flags", { "aria-label": "Weights in which counters close", hidden: true });
    const text = element("p.quiet.told", { id: identifier("counters"), hidden: true });
    const newest = new Newest();
    const share = weight => (weight - input.min) / (input.max - input.min);
    input.setAttribute("aria-describedby", text.id);
    slider.append(flags, text);

    async function read() {
        const found = await newest.ask(reports);
        if (!found) return;
        flags.replaceChildren(...found.map(report => flag(report, share)));
        text.textContent = sentences(found);
        for (const node of [flags, text]) node.hidden = !found.length;
    }
    view.onChange(names => { if (names.has("page") || OUTLINE.some(name => names.has(name))) read(); });
    onLibrary(read);
}
