/**
 * Runs a query once: mongoose's queries are not promises and run each time they are awaited. The
 * returned promise can be awaited by several callers.
 */
export const started = async <T>(read: () => PromiseLike<T>): Promise<T> => await read();
