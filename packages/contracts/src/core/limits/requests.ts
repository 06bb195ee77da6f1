import { dayMs, hourMs, minuteMs } from '../durations.ts';

export const stream = { heartbeat: 25_000, perUser: 10, pollWithout: 30_000 } as const;
/** `reserve`: so many are counted with one write; a divisor of `perUser`. */
export const api = { perUser: 600, window: minuteMs, reserve: 20 } as const;
/** What a page may read in one request. */
export const batch = { reads: 24, pathLength: 4000 } as const;
export const publicToken = {
  perIp: 60,
  window: minuteMs,
  wrongPerIp: 10,
  wrongWindow: 10 * minuteMs,
  block: hourMs,
} as const;
/** Changes that visitors send, counted before they are read. */
export const visitor = { perIp: 60, window: minuteMs } as const;
/** Public forms: `least` is the shortest time a person needs to fill one in. */
export const publicForm = {
  perIp: 5,
  window: hourMs,
  least: 3000,
  repeat: dayMs,
  /** Requests that claim one mail address, and how long its confirmation is good. */
  perAddress: 3,
  addressWindow: dayMs,
  confirmLink: 7 * dayMs,
  /** Earlier requests of an address among which its prospect is looked for. */
  lookedBack: 20,
} as const;
export const monitoring = { perIp: 60, window: minuteMs, bytes: 200_000 } as const;
export const bodyBytes = 1_000_000;
/** Of a public endpoint. */
export const publicBodyBytes = 16 * 1024;
/** Values in one body, lists and objects included; the largest selection has 10,000 ids. */
export const bodyValues = 20_000;
/** Rejected fields that one answer names. */
export const fieldErrors = 50;
/** How long a device keeps what was typed into a form and not saved. */
export const draftKeep = 14 * dayMs;
export const restoreDays = 30;
export const undoSeconds = 10;
export const idempotencyKeep = dayMs;
