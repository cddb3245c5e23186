// Converts a timeline between the form of the page, `{ duration, events: [{ at, effect: [...] ... }] }` with strings as
// values, and YAML.

// Scalars that need no quotes in any context.
const PLAIN = /^[A-Za-z0-9./][\w.%/-]*$/;

const scalar = text => PLAIN.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
const value = each => [each].flat().length > 1 ? `[${each.map(scalar).join(", ")}]` : scalar(`${each}`);

/** The timeline as YAML for the command. */
export function written({ duration, events }) {
    const lines = events.map(event => {
        const members = Object.entries(event).filter(([, each]) => each?.length);
        return `  - {${members.map(([key, each]) => `${key}: ${value(each)}`).join(", ")}}`;
    });
    return [...duration ? [`duration: ${duration}`] : [], "events:", ...lines, ""].join("\n");
}

/** A timeline whose events all have lists of effects, even where the file has a single effect. */
export const listed = ({ duration = "", events = [] }) =>
    ({ duration, events: events.map(event => ({ ...event, effect: [event.effect ?? []].flat() })) });
