import { hourMs } from '@muster/contracts';
import { formatDateTime } from '@muster/ui';

/** Delays that are offered, in hours. */
export const mailDelays = [0, 4, 24, 72] as const;

/** When a mail with this delay goes out, in the viewer's words; empty for at once. */
export const whenOf = (delayHours: number, now: number): string =>
  delayHours === 0 ? '' : formatDateTime(now + delayHours * hourMs);
