/** An export whose process is killed waits this long for another. */
export const exportLeaseMs = 20_000;
