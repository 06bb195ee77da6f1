import { hourMs } from '@muster/contracts';
import { formatDateTime } from '@muster/ui';

/** Available delays, in hours. */
export const mailDelays = [0, 4, 24, 72] as const;

/** Formats when a mail with this delay is sent; empty for immediately. */
export const whenOf = (delayHours: number, now: number): string =>
  delayHours === 0 ? '' : formatDateTime(now + delayHours * hourMs);
