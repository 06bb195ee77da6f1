/** An import whose process is killed waits this long for another. */
export const importLeaseMs = 20_000;
