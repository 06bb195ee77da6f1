/**
 * The one run of a query: those of mongoose are no promises and run each time that somebody waits
 * for them. What several wait for is this.
 */
export const started = async <T>(read: () => PromiseLike<T>): Promise<T> => await read();
