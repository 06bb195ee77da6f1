import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/**
 * What is changed meanwhile is one of very many alike: its events, and those that their handlers
 * leave, give way to the event of a person who waits for one.
 */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run(true, work);

export const isInBackground = (): boolean => background.getStore() === true;
