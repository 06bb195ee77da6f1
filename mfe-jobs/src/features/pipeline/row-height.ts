/**
 * Height of a card with its gap, in pixels: all cards have the same, so that columns can be
 * virtualised.
 */
export const rowHeight = 78;
