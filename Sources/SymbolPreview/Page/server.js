// Requests to the server.

class Refusal extends Error {
    constructor(message, status) { super(message); this.status = status; }
}

/** The address of a path with options; empty values are left out, and a list repeats its option. */
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

/** The response to a request; browsers have words of their own for a server that does not answer. */
async function reach(address, request) {
    try {
        return await fetch(address, request);
    } catch (error) {
        throw error instanceof TypeError ? new Refusal("The server does not answer.") : error;
    }
}

export async function ask(path, options, signal) {
    return (await answer(await reach(address(path, options), { signal }))).json();
}

export async function bytes(path, options, signal) {
    return (await answer(await reach(address(path, options), { signal }))).blob();
}

export async function send(path, options, body, type) {
    const request = { method: "POST", body, headers: { "Content-Type": type } };
    return (await answer(await reach(address(path, options), request))).json();
}

/** Sends requests of which only the newest counts: older ones are aborted, and their results are undefined. */
export class Newest {
    #controller;
    async ask(request) {
        this.#controller?.abort();
        const controller = this.#controller = new AbortController();
        try {
            const result = await request(controller.signal);
            return controller.signal.aborted ? undefined : result;
        } catch (error) {
            if (controller.signal.aborted) return undefined;
            throw error;
        }
    }
    drop() { this.#controller?.abort(); }
}

/** Runs an action once at a time; calls during a run lead to one more run, so that it keeps up with moving controls. */
export function steady(action) {
    let isRunning = false;
    let isPending = false;
    return async function run() {
        isPending = true;
        if (isRunning) return;
        isRunning = true;
        try {
            while (isPending) { isPending = false; await action(); }
        } finally {
            isRunning = false;
        }
    };
}

/** The reason why there is no picture at an address. */
export async function reason(address) {
    try {
        await answer(await reach(address));
        return "The picture cannot be shown.";
    } catch (error) {
        return error.message;
    }
}

/** An image that is completely loaded and decoded. */
export async function image(address) {
    const loaded = new Image();
    loaded.alt = "";
    loaded.draggable = false;
    loaded.src = address;
    try { await loaded.decode(); } catch { throw new Refusal(await reason(address)); }
    return loaded;
}
