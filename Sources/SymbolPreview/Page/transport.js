// Play, pause, loop, step, scrub and pace; keys as players have them.
import { choice, toggle } from "./controls.js";
import { button, element } from "./dom.js";
import { view } from "./view.js";

export function transport(bar, player) {
    const play = button("Play", () => player.isPlaying ? stop() : start(), { class: "main" });
    const back = button("‹", () => step(-1), { "aria-label": "Frame back", title: "Frame back (,)" });
    const forth = button("›", () => step(1), { "aria-label": "Frame forth", title: "Frame forth (.)" });
    const scrub = element("input.scrub", { type: "range", min: 0, max: 0, value: 0, "aria-label": "Frame" });
    const place = element("output.place");

    const label = () => { play.textContent = player.isPlaying ? "Pause" : "Play"; };
    function start() {
        const { frames } = player.motion ?? {};
        if (!frames) return;
        view.set({ frame: "" });
        if (player.frame === frames - 1) player.seek(0);
        player.play();
        label();
    }
    function stop() {
        player.pause();
        label();
        view.set({ frame: player.frame });
    }
    async function step(by) {
        if (!player.motion) return;
        await player.step(by);
        stop();
    }
    scrub.addEventListener("input", () => {
        player.pause();
        label();
        player.seek(Number(scrub.value));
        view.set({ frame: scrub.value });
    });
    const keys = { ",": () => step(-1), ".": () => step(1), k: () => player.isPlaying ? stop() : start() };
    const onkey = event => {
        if (!bar.isConnected) return removeEventListener("keydown", onkey);
        if (event.target.matches("input[type=text], input[type=search], input[type=number], textarea, select")
            || event.metaKey || event.ctrlKey || event.altKey) return undefined;
        if (event.key in keys) {
            event.preventDefault();
            keys[event.key]();
        }
        return undefined;
    };
    addEventListener("keydown", onkey);
    const follow = () => {
        player.isLooping = view.get("loop") !== "false";
        player.hasTrail = view.is("trail");
        player.setPace(Number(view.get("pace")));
        if (player.motion) player.seek(player.frame);
    };
    const leave = view.onChange(names => {
        if (!bar.isConnected) leave();
        else if (["loop", "trail", "pace"].some(name => names.has(name))) follow();
    });
    follow();
    bar.append(element("div.keys", {}, back, play, forth, scrub, place),
        element("div.ways", {}, choice("pace", "Played at",
            [["0.1", "a tenth"], ["0.25", "a quarter"], ["0.5", "half"], ["1", "full speed"]]),
            toggle("loop", "Loop", { on: "", off: "false" }), toggle("trail", "Last frames")));
    return {
        load({ frames }) {
            scrub.max = frames - 1;
            scrub.value = 0;
        },
        show(frame) {
            const { frames, fps } = player.motion;
            scrub.value = frame;
            scrub.style.setProperty("--share", `${100 * frame / Math.max(1, frames - 1)}%`);
            place.textContent = `${(frame / fps).toFixed(3)} s · ${frame} of ${frames - 1}`;
            scrub.setAttribute("aria-valuetext",
                `frame ${frame} of ${frames - 1}, ${(frame / fps).toFixed(2)} seconds`);
            if (!player.isPlaying) label();
        },
        play: start,
    };
}
