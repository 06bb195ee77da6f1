/** An operation whose process is killed waits this long for another. */
export const operationLeaseMs = 20_000;
