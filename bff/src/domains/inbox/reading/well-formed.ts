/** Unpaired surrogates, which no text encoding can represent. */
const halves = /\p{Surrogate}/gu;

/** Returns a text that can be stored and sent. */
export const wellFormed = (text: string): string => text.replace(halves, '\uFFFD');
