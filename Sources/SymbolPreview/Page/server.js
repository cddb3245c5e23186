// What is asked of the server.

class Refusal extends Error {
    constructor(message, status) { super(message); this.status = status; }
}

/** The address of a path with the options that are given; a list repeats its option. */
export function address(path, options = {}) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options)) {
        for (const each of [value].flat()) {
            if (each !== undefined && each !== null && each !== "" && each !== false) query.append(name, each);
        }
    }
    return query.size ? `${path}?${query}` : path;
}

async function answer(response) {
    if (response.ok) return response;
    const text = await response.text();
    let message = text;
    try { message = JSON.parse(text).message ?? text; } catch { /* plain text is a message too */ }
    throw new Refusal(message || `${response.status} ${response.statusText}`, response.status);
}

export async function ask(path, options, signal) {
    return (await answer(await fetch(address(path, options), { signal }))).json();
}

export async function bytes(path, options, signal) {
    return (await answer(await fetch(address(path, options), { signal }))).blob();
}

export async function send(path, options, body, type) {
    const request = { method: "POST", body, headers: { "Content-Type": type } };
    return (await answer(await fetch(address(path, options), request))).json();
}

/** Asks again and again, where only the newest question counts: older ones are aborted, and answer nothing. */
export class Newest {
    #controller;
    async ask(question) {
        this.#controller?.abort();
        const controller = this.#controller = new AbortController();
        try {
            const result = await question(controller.signal);
            return controller.signal.aborted ? undefined : result;
        } catch (error) {
            if (controller.signal.aborted) return undefined;
            throw error;
        }
    }
    drop() { this.#controller?.abort(); }
}

/** One run at a time; calls during a run are one more run after it, so that a moving control is followed at once. */
export function steady(action) {
    let isRunning = false;
    let isAwaited = false;
    return async function run() {
        isAwaited = true;
        if (isRunning) return;
        isRunning = true;
        try {
            while (isAwaited) { isAwaited = false; await action(); }
        } finally {
            isRunning = false;
        }
    };
}

/** Why there is no picture at an address. */
export async function reason(address) {
    try {
        await answer(await fetch(address));
        return "The picture cannot be shown.";
    } catch (error) {
        return error instanceof Refusal ? error.message : "The server does not answer.";
    }
}

/** An image that is whole. */
export async function image(address) {
    const loaded = new Image();
    loaded.alt = "";
    loaded.draggable = false;
    loaded.src = address;
    try { await loaded.decode(); } catch { throw new Refusal(await reason(address)); }
    return loaded;
}
