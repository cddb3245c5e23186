// Helpers that create elements in one line.

const SVG = "http://www.w3.org/2000/svg";

/** Sets attributes of an element, and what it does at events. */
export function change(node, properties) {
    for (const [name, value] of Object.entries(properties)) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
        else node.setAttribute(name, value === true ? "" : value);
    }
    return node;
}

/** `element("button.plain", {type: "button", onclick: play}, "Play")`; children may be lists of lists. */
export function element(kind, properties = {}, ...children) {
    const [tag, ...classes] = kind.split(".");
    const node = change(document.createElement(tag), properties);
    if (classes.length) node.className = classes.join(" ");
    node.append(...children.flat(Infinity).filter(child => child !== undefined && child !== null && child !== false));
    return node;
}

export function drawing(tag, properties = {}, ...children) {
    const node = change(document.createElementNS(SVG, tag), properties);
    node.append(...children);
    return node;
}

export const button = (text, action, properties = {}) =>
    element("button", { type: "button", onclick: action, ...properties }, text);

let count = 0;
export const identifier = stem => `${stem}-${count += 1}`;

/** Announces to screen readers what has happened. */
export function say(text) {
    document.getElementById("status").textContent = text;
}

/** Combines calls into one before the next frame of the screen. */
export function once(action) {
    let isScheduled = false;
    return () => {
        if (isScheduled) return;
        isScheduled = true;
        requestAnimationFrame(() => { isScheduled = false; action(); });
    };
}
