// The panel of motion: effects and their options, and the controls that play them.
import { choice, segments, slider, toggle, words } from "./controls.js";
import { curves } from "./curves.js";
import { button, element, say } from "./dom.js";
import { effectControls, runControls } from "./effectcontrols.js";
import { parsed, spelled } from "./effects.js";
import { number, refill } from "./fields.js";
import { identified, library } from "./library.js";
import { Player } from "./player.js";
import { Newest, ask } from "./server.js";
import { timeline, timelineID } from "./timeline.js";
import { transport } from "./transport.js";
import { isCalm, view } from "./view.js";

const TOLD = ["effect", "speed", "repeat", "delay", "fps", "duration", "reduce-motion", "to", "told", "timeline"];
const list = () => (view.get("effect") || "bounce").split(",").map(parsed);
const put = effects => view.set({ effect: effects.map(spelled).join(","), frame: "" });
const isScripted = () => view.get("told") === "timeline";
const replaces = () => list().some(({ name }) => name === "replace" || name === "automatic");

/** The effects that are on the page as the events of a timeline. */
const scripted = () => ({
    duration: view.get("duration"),
    events: list().map(effect => ({
        at: effect.start || "0", effect: [spelled({ ...effect, start: "" })], speed: view.get("speed"),
        symbol: effect.name === "replace" ? library.byId.get(identified(view.get("to")))?.file : "",
    })),
});

/** The options of the motion that is on the page; a timeline scripts its effects itself. */
export async function motionOptions(stage) {
    const { simulate, ...still } = stage.options();
    const told = { fps: view.get("fps"), "reduce-motion": view.get("reduce-motion") || isCalm.matches };
    if (told["reduce-motion"] === "false") told["reduce-motion"] = "";
    if (isScripted()) return { ...still, ...told, timeline: await timelineID(scripted) };
    return {
        ...still, ...told, duration: view.get("duration"), effect: list().map(spelled), speed: view.get("speed"),
        repeat: view.get("repeat"), delay: view.get("delay"), to: replaces() ? identified(view.get("to")) : "",
    };
}

function row(effect, index, all) {
    const change = other => put(all.toSpliced(index, 1, ...other ? [other] : []));
    return element("li", {}, element("div.options", {}, effectControls(effect, change),
        all.length > 1 && number("Begins after, s", effect.start || 0, { min: 0, step: 0.1 },
            start => change({ ...effect, start }))),
    all.length > 1 && button("Remove", () => change(), { class: "plain", "aria-label": `Remove ${effect.name}` }));
}

/** By which symbol, and the plan in words. */
function replacement() {
    const plan = element("p.quiet.plan", {});
    const field = words("to", "Becomes", { list: "names", placeholder: "another symbol’s name" });
    return [element("div.replacement", {}, field, plan), plan];
}

/** How often effects run, how fast and how long; a timeline tells that itself. */
const pace = () => [
    runControls({ repeat: view.get("repeat"), delay: view.get("delay") }, values => view.set(values)),
    number("Speed", view.get("speed"), { min: 0.1, max: 10, placeholder: "1" }, speed => view.set({ speed })),
    number("Length, s", view.get("duration"), { min: 0, step: 0.1, placeholder: "its own" },
        duration => view.set({ duration })),
].flat();

const frames = () => element("div.pair", {},
    choice("fps", "Frames a second", ["24", "25", "30", "60", "120"].map(value => [value, value])),
    toggle("reduce-motion", "Reduced motion", {
        on: isCalm.matches ? "" : "true", off: isCalm.matches ? "false" : "",
        isOn: value => isCalm.matches ? value !== "false" : value === "true",
    }));

/** The effects, or the timeline, that a symbol is moved by. */
function score() {
    const effects = element("ul.effects");
    const add = button("Add another effect", () => put([...list(), parsed("pulse@0.4")]));
    const timing = element("div.options");
    const [become, plan] = replacement();
    const script = timeline(scripted);
    const names = element("datalist", { id: "names" },
        library.symbols.map(each => element("option", { value: each.name })));
    return {
        script, plan,
        nodes: [segments("told", "Told by", [["", "Effects"], ["timeline", "A timeline"]]), names, effects,
            element("div.actions", {}, add), become, timing, script.element],
        fill() {
            for (const node of [effects, add, timing]) node.hidden = isScripted();
            become.hidden = isScripted() || !replaces();
            script.element.hidden = !isScripted();
            if (isScripted()) return script.follow();
            refill(effects, ...list().map(row));
            refill(timing, ...pace());
            return undefined;
        },
    };
}

async function explain(id, plan, signal) {
    const to = identified(view.get("to"));
    plan.textContent = "";
    if (!replaces() || !library.byId.has(to)) return;
    const answer = await ask("/explain", { symbol: id, to }, signal);
    plan.textContent = answer.text ?? "";
}

export function motion(panel, { id, stage, transport: bar }) {
    const { nodes, script, plan, fill } = score();
    const message = element("p.wrong", { role: "alert" });
    const chart = element("div");
    const newest = new Newest();
    let moveHead = () => {};
    const player = new Player(stage.canvas, frame => {
        moveHead(frame);
        script.moveHead(player.seconds);
        controls.show(frame);
    });
    const controls = transport(bar, player);
    player.onerror = error => { message.textContent = error.message; };
    const lay = answer => stage.place(stage.canvas, { ...answer.metrics, width: answer.width, height: answer.height });

    async function show({ options, motion: answer }) {
        const [node, move] = curves(answer);
        moveHead = move;
        chart.replaceChildren(node);
        controls.load(answer);
        script.last(answer.duration);
        if (stage.middle) lay(answer);
        await player.load(options, answer, Number(view.get("frame")) || 0);
        stage.canvas.hidden = false;
        stage.still.hidden = true;
        if (!isCalm.matches && view.get("frame") === "") controls.play();
    }
    async function load() {
        if (!stage.width) return;
        try {
            const answer = await newest.ask(async signal => {
                const options = await motionOptions(stage);
                const motion = await ask("/motion", options, signal);
                await explain(id, plan, signal).catch(() => {});
                return { options, motion };
            });
            if (!answer) return;
            message.textContent = "";
            await show(answer);
        } catch (error) {
            message.textContent = error.message;
            say(error.message);
        }
    }
    stage.onsize = () => {
        if (!player.motion || !stage.middle) return;
        lay(player.motion);
        if (player.options.size !== stage.options().size) load();
    };

    panel.append(...nodes, message, frames(), element("h2", {}, "Layers over time"), chart);
    fill();
    load();
    const leave = view.onChange(names => {
        if (!TOLD.some(name => names.has(name))) return;
        fill();
        load();
    });
    return {
        follow: load,
        close: () => {
            leave();
            newest.drop();
            player.close();
            stage.onsize = () => {};
            stage.canvas.hidden = true;
            stage.still.hidden = false;
        },
    };
}
