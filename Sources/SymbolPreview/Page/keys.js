// The keyboard shortcuts of the page, in a dialog.
import { button, element } from "./dom.js";

const KEYS = [
    ["/", "search"], ["← → ↑ ↓", "move in the grid and in lists"], ["Return", "open the symbol"],
    ["Space", "add it to the tray, or remove it"], ["Esc", "go back to the library"],
    ["k", "play or pause"], [", .", "one frame back or forward"], ["+ −", "zoom, while the stage has the focus"],
    ["?", "show these keys"],
];

export function keys() {
    const close = button("Close", () => dialog.close());
    const dialog = element("dialog.help", { "aria-label": "Keys" }, element("h2", {}, "Keys"),
        element("dl", {}, KEYS.map(([key, text]) => [element("dt", {}, key), element("dd", {}, text)])), close);
    document.body.append(dialog);
    return dialog;
}
