import { WorkStore } from '../db/work-store.ts';

const background = new WorkStore<true>();

/**
 * What is changed meanwhile is one of very many alike: its events, and those that their handlers
 * leave, give way to the event of a person who waits for one.
 */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work);

export const isInBackground = (): boolean => background.get() === true;
