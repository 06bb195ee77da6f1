/** A card and the gap below it, in pixels: every card is as tall, so that columns can be drawn in part. */
export const rowHeight = 78;
