/** Halves of characters, which no encoding of a text can hold. */
const halves = /\p{Surrogate}/gu;

/** A text that can be stored and sent as it is. */
export const wellFormed = (text: string): string => text.replace(halves, '\uFFFD');
