import { dayMs, hourMs, minuteMs } from '../durations.ts';

export const stream = { heartbeat: 25_000, perUser: 10, pollWithout: 30_000 } as const;
/** `reserve`: requests counted with one write; a divisor of `perUser`. */
export const api = { perUser: 600, window: minuteMs, reserve: 20 } as const;
/** Maximum reads that a page combines in one request. */
export const batch = { reads: 24, pathLength: 4000 } as const;
/** `open`: how long a link that is not used stays open in a browser. */
export const publicToken = {
  perIp: 60,
  window: minuteMs,
  wrongPerIp: 10,
  wrongWindow: 10 * minuteMs,
  block: hourMs,
  open: 12 * hourMs,
} as const;
/** Write requests of visitors, counted before their bodies are read. */
export const visitor = { perIp: 60, window: minuteMs } as const;
/** Public forms: `least` is the shortest time a person needs to fill one in. */
export const publicForm = {
  perIp: 5,
  window: hourMs,
  least: 3000,
  repeat: dayMs,
  /** Maximum requests that claim one mail address, and the lifetime of its confirmation. */
  perAddress: 3,
  addressWindow: dayMs,
  confirmLink: 7 * dayMs,
  /** Maximum earlier requests of an address that are searched for its prospect. */
  lookedBack: 20,
} as const;
export const monitoring = { perIp: 60, window: minuteMs, bytes: 200_000 } as const;
export const bodyBytes = 1_000_000;
/** Maximum body size of a public endpoint. */
export const publicBodyBytes = 16 * 1024;
/**
 * Maximum values in one body, including lists and objects; the largest selection has 10,000 ids.
 */
export const bodyValues = 20_000;
/** Maximum rejected fields named in one response. */
export const fieldErrors = 50;
/** Time for which a device keeps unsaved form input. */
export const draftKeep = 14 * dayMs;
export const restoreDays = 30;
export const undoSeconds = 10;
export const idempotencyKeep = dayMs;
