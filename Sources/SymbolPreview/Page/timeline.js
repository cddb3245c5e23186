// A timeline: opened from a file, edited, played, and saved as a download; nothing is written by the server.
import { button, element } from "./dom.js";
import { send } from "./server.js";
import { view } from "./view.js";

const BEGINNING = `duration: 3
events:
  - {at: 0, effect: drawOn}
  - {at: 1, effect: [wiggle.left, pulse], until: 2}
`;
// As long as the page is open.
let text = BEGINNING;

export function save(name, content, type) {
    const link = element("a", { href: URL.createObjectURL(new Blob([content], { type })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function timeline() {
    const area = element("textarea", { rows: 8, spellcheck: "false", "aria-label": "Timeline" });
    const message = element("p.wrong", { role: "alert" });
    const file = element("input.unseen", { type: "file", accept: ".yml,.yaml,.json", tabindex: "-1",
        "aria-hidden": "true" });
    area.value = text;
    area.addEventListener("input", () => { text = area.value; });
    const play = async () => {
        try {
            const { id } = await send("/api/timeline", {}, text, "application/yaml");
            message.textContent = "";
            view.set({ timeline: id, frame: "" });
        } catch (error) {
            message.textContent = error.message;
        }
    };
    file.addEventListener("change", async () => {
        if (!file.files[0]) return;
        area.value = text = await file.files[0].text();
        file.value = "";
        play();
    });
    const leave = button("Back to the effects", () => view.set({ timeline: "" }), { class: "plain" });
    const follow = () => { leave.hidden = view.get("timeline") === ""; };
    const unfollow = view.onChange(names => {
        if (area.isConnected || names.has("timeline")) follow();
        else unfollow();
    });
    follow();
    return element("div.timeline", {}, area, message, file,
        element("div.actions", {}, button("Play it", play), button("Open…", () => file.click()),
            button("Save", () => save("story.yml", text, "application/yaml")), leave));
}
