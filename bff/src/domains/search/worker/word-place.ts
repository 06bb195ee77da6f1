/** The field of a document that contains a word. */
export const field = { title: 0, words: 1, restricted: 2 } as const;
export type Field = (typeof field)[keyof typeof field];

// The place of a word: a document's slot and a field, in one number.
const fieldBits = 2;
export const placeOf = (slot: number, where: Field): number => (slot << fieldBits) | where;
export const slotOf = (place: number): number => place >>> fieldBits;
export const fieldOf = (place: number): number => place & ((1 << fieldBits) - 1);
