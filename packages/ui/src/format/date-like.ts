/** An instant: ISO 8601 text, epoch milliseconds, or a Date. A plain `2026-11-19` is a calendar day. */
export type DateLike = string | number | Date;
