import { WorkStore } from '../db/work-store.ts';

const background = new WorkStore<true>();

/**
 * Marks changes as part of a bulk: their events, and those that their handlers emit, give way to
 * events that a user waits for.
 */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work);

export const isInBackground = (): boolean => background.get() === true;
