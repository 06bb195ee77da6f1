import { limits, minuteMs } from '@muster/contracts';

/** Waits before each retry; after the last one the event, or its mail, has failed. */
export const retryDelays: readonly number[] = limits.mail.retryMinutes.map((n) => n * minuteMs);
