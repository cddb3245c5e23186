// Weights by their names.
const NAMES = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"];

/** Each with the name that the command has for it, and its number. */
export const WEIGHTS = NAMES.map((title, index) => ({ title, name: title.toLowerCase(), value: 100 * (index + 1) }));

export const weightName = value => NAMES[value / 100 - 1];
