/** A reading whose process is killed waits this long for another. */
export const readingLeaseMs = 90_000;
/** How long a CV whose file is still being checked waits before it is looked at again. */
export const scanPauseMs = 2000;
