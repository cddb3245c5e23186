// Flags on the weight slider for the weights in which counters of the symbol close.
import { button, element, identifier } from "./dom.js";
import { onLibrary, pictureOptions } from "./library.js";
import { Newest, ask } from "./server.js";
import { view } from "./view.js";
import { weightName } from "./variants.js";

// The options on which outlines depend.
const OUTLINE = ["symbol", "scale", "rendering-mode", "palette", "locale", "layout-direction", "v"];

const several = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const summary = ({ lost, pinholes }) =>
    [lost && `${several(lost, "counter")} closed`, pinholes && several(pinholes, "pinhole")].filter(Boolean).join(", ");

function flag({ weight, ...report }, share) {
    const text = `${weightName(weight)}: ${summary(report)}`;
    const control = button("", () => view.set({ weight: weight === 400 ? "" : weight }),
        { class: "flag", "aria-label": text, title: text });
    control.style.setProperty("--share", share(weight));
    return element("li", {}, control);
}

/** Sentences on the weights; those with the same summary are combined. */
function sentences(reports) {
    const kinds = [...new Set(reports.map(summary))];
    return kinds.map(kind => {
        const those = reports.filter(report => summary(report) === kind).map(({ weight }) => weightName(weight));
        return `${those.join(", ")}: ${kind}.`;
    }).join(" ");
}

/** The reports on the current symbol; empty on other pages, and if it cannot be drawn, as the stage says why. */
async function reports(signal) {
    if (view.page !== "symbol") return [];
    const options = pictureOptions(view.id, {});
    const outline = Object.fromEntries(OUTLINE.map(name => [name, options[name]]));
    const all = await ask("/api/weights", outline, signal).catch(() => []);
    return all.filter(({ lost, pinholes }) => lost || pinholes);
}

/** Adds a flag to a slider at each weight in which counters close; pressing it shows that weight. */
export function flagCounters(slider) {
    const input = slider.querySelector("input");
    const flags = element("ul.flags", { "aria-label": "Weights in which counters close", hidden: true });
    const text = element("p.quiet.counters", { id: identifier("counters"), hidden: true });
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
