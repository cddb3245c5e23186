// A timeline as the page holds it, `{ duration, events: [{ at, effect: [...] ... }] }` in texts, and as YAML.

// What needs no quotes, whatever it stands beside.
const PLAIN = /^[A-Za-z0-9./][\w.%/-]*$/;

const scalar = text => PLAIN.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
const value = each => [each].flat().length > 1 ? `[${each.map(scalar).join(", ")}]` : scalar(`${each}`);

/** As the command reads it. */
export function written({ duration, events }) {
    const lines = events.map(event => {
        const told = Object.entries(event).filter(([, each]) => each?.length);
        return `  - {${told.map(([key, each]) => `${key}: ${value(each)}`).join(", ")}}`;
    });
    return [...duration ? [`duration: ${duration}`] : [], "events:", ...lines, ""].join("\n");
}

/** The same whether an event has one effect or a list of them. */
export const listed = ({ duration = "", events = [] }) =>
    ({ duration, events: events.map(event => ({ ...event, effect: [event.effect ?? []].flat() })) });
