// The panel of motion: effects and their options, and the controls that play them.
import { choice, toggle, words } from "./controls.js";
import { curves } from "./curves.js";
import { button, element, say } from "./dom.js";
import { EFFECTS, find, parsed, spelled } from "./effects.js";
import { library } from "./library.js";
import { Player } from "./player.js";
import { Newest, ask } from "./server.js";
import { timeline } from "./timeline.js";
import { transport } from "./transport.js";
import { isCalm, view } from "./view.js";

const TOLD = ["effect", "speed", "repeat", "delay", "fps", "duration", "reduce-motion", "to", "timeline"];
const list = () => (view.get("effect") || "bounce").split(",").map(parsed);
const put = effects => view.set({ effect: effects.map(spelled).join(","), frame: "" });

/** The options of the motion that is on the page; a timeline scripts its effects itself. */
export function motionOptions(stage) {
    const { simulate, ...still } = stage.options();
    const told = Object.fromEntries(["fps", "duration", "reduce-motion"].map(name => [name, view.get(name)]));
    if (!told["reduce-motion"] && isCalm.matches) told["reduce-motion"] = "true";
    if (told["reduce-motion"] === "false") told["reduce-motion"] = "";
    if (view.get("timeline")) return { ...still, ...told, timeline: view.get("timeline") };
    const effect = list();
    const replaces = effect.some(({ name }) => name === "replace" || name === "automatic");
    return {
        ...still, ...told, effect: effect.map(spelled), speed: view.get("speed"), repeat: view.get("repeat"),
        delay: view.get("repeat") && view.get("repeat") !== "continuous" ? view.get("delay") : "",
        to: replaces ? target(view.get("to")) : "",
    };
}

/** A symbol by its id, or by its name as people write it. */
const target = text => library.byId.has(text) ? text : library.symbols.find(each => each.name === text)?.id ?? text;

function picker(label, choices, value, action) {
    const select = element("select", {}, choices.map(([each, text]) => element("option", { value: each }, text)));
    select.value = value;
    select.addEventListener("change", () => action(select.value));
    return element("label.pick", {}, element("span", {}, label), select);
}

function number(label, value, properties, action) {
    const input = element("input", { type: "number", value, ...properties });
    input.addEventListener("change", () => action(input.value));
    return element("label.pick", {}, element("span", {}, label), input);
}

function row(effect, index, all) {
    const change = values => put(all.map((each, other) => other === index ? { ...effect, ...values } : each));
    const value = (key, to) => change({ values: { ...effect.values, [key]: to } });
    const options = (find(effect.name)?.[2] ?? []).map(([key, label, choices]) =>
        picker(label, choices, effect.values[key] ?? "", to => value(key, to)));
    if (effect.values.direction === "custom") {
        options.push(number("Degrees", effect.values.angle ?? 0, { min: -360, max: 360 }, to => value("angle", to)));
    }
    if (all.length > 1) {
        options.push(number("Begins after", effect.start || 0, { min: 0, step: 0.1 }, start => change({ start })));
    }
    const remove = button("Remove", () => put(all.filter((each, other) => other !== index)),
        { class: "plain", "aria-label": `Remove ${effect.name}` });
    return element("li", {}, element("div.options", {},
        picker("Effect", EFFECTS.map(([name, label]) => [name, label]), effect.name,
            name => change({ name, values: name === effect.name ? effect.values : {} })), options),
    all.length > 1 && remove);
}

function replacement() {
    const names = element("datalist", { id: "names" },
        library.symbols.map(each => element("option", { value: each.name })));
    const field = words("to", "Becomes", { list: "names", placeholder: "another symbol’s name" });
    const plan = element("p.quiet.plan", {});
    return [element("div.replacement", {}, field, names, plan), plan];
}

function timing() {
    return element("div.pair", {},
        choice("repeat", "Runs", [["", "once, or as it loops"], ["2", "twice"], ["3", "three times"],
            ["periodic", "without end, with rests"],
            ["continuous", "continuously"]]),
        choice("speed", "Speed", [["0.25", "a quarter"], ["0.5", "half"], ["", "as it is"], ["2", "double"],
            ["4", "fourfold"]]),
        words("delay", "Rest between runs", { placeholder: "seconds" }),
        words("duration", "Length", { placeholder: "its own" }),
        choice("fps", "Frames a second", ["24", "25", "30", "60", "120"].map(value => [value, value])),
        toggle("reduce-motion", "Reduced motion", {
            on: isCalm.matches ? "" : "true", off: isCalm.matches ? "false" : "",
            isOn: value => isCalm.matches ? value !== "false" : value === "true",
        }));
}

export function motion(panel, { id, stage, transport: bar }) {
    const effects = element("ul.effects");
    const add = button("Add another effect", () => put([...list(), parsed("pulse@0.4")]));
    const message = element("p.wrong", { role: "alert" });
    const chart = element("div");
    const [become, plan] = replacement();
    const newest = new Newest();
    let moveHead = () => {};
    const player = new Player(stage.canvas, frame => { moveHead(frame); controls.show(frame); });
    const controls = transport(bar, player);
    player.onerror = error => { message.textContent = error.message; };

    function fill() {
        const all = list();
        // Controls that are in use keep their focus.
        const focused = [...effects.querySelectorAll("select, input")].indexOf(document.activeElement);
        effects.replaceChildren(...all.map(row));
        effects.querySelectorAll("select, input")[focused]?.focus();
        become.hidden = !all.some(({ name }) => name === "replace" || name === "automatic");
        for (const node of [effects, add]) node.hidden = Boolean(view.get("timeline"));
    }

    async function explain(signal) {
        const to = target(view.get("to"));
        plan.textContent = "";
        if (become.hidden || !library.byId.has(to)) return;
        const answer = await ask("/explain", { symbol: id, to }, signal);
        plan.textContent = answer.text ?? "";
    }

    async function load() {
        if (!stage.width) return;
        const options = motionOptions(stage);
        try {
            const answer = await newest.ask(async signal => {
                const motion = await ask("/motion", options, signal);
                await explain(signal).catch(() => {});
                return motion;
            });
            if (!answer) return;
            message.textContent = "";
            const [node, move] = curves(answer);
            moveHead = move;
            chart.replaceChildren(node);
            controls.load(answer);
            if (stage.middle) lay(answer);
            await player.load(options, answer, Number(view.get("frame")) || 0);
            stage.canvas.hidden = false;
            stage.still.hidden = true;
            if (!isCalm.matches && view.get("frame") === "") controls.play();
        } catch (error) {
            message.textContent = error.message;
            say(error.message);
        }
    }
    const lay = answer => stage.place(stage.canvas, { ...answer.metrics, width: answer.width, height: answer.height });
    stage.onsize = () => {
        if (!player.motion || !stage.middle) return;
        lay(player.motion);
        if (player.options.size !== stage.options().size) load();
    };

    panel.append(element("h2", {}, "Effects"), effects, add, become, message, timing(),
        element("h2", {}, "Layers over time"), chart, element("h2", {}, "Timeline"), timeline());
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
