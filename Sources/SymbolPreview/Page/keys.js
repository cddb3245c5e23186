// The keys that the page knows, told where they are asked for.
import { button, element } from "./dom.js";

const KEYS = [
    ["/", "search"], ["← → ↑ ↓", "move in the grid and in lists"], ["Return", "open the symbol"],
    ["Space", "put it into the tray, or take it out"], ["Esc", "back to the library"],
    ["k", "play or pause"], [", .", "a frame back, a frame forth"], ["+ −", "zoom, where the stage has the focus"],
    ["?", "these keys"],
];

export function keys() {
    const close = button("Close", () => dialog.close());
    const dialog = element("dialog.help", { "aria-label": "Keys" }, element("h2", {}, "Keys"),
        element("dl", {}, KEYS.map(([key, text]) => [element("dt", {}, key), element("dd", {}, text)])), close);
    document.body.append(dialog);
    return dialog;
}
