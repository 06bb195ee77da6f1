import { limits, minuteMs } from '@muster/contracts';

/** Waits before each further try; after the last the event, or its mail, has failed. */
export const retryDelays: readonly number[] = limits.mail.retryMinutes.map((n) => n * minuteMs);
