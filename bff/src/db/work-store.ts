import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Something that all parts of a piece of work find, however they were called. Node below 24 follows
 * every promise of the process from the first such piece of work on, which costs each request a
 * seventh of its time: it is told to stop when the last one that is under way has ended.
 */
export class WorkStore<T> {
  readonly #storage = new AsyncLocalStorage<T>();
  #underWay = 0;

  async run<Result>(store: T, work: () => Promise<Result>): Promise<Result> {
    this.#underWay += 1;
    try {
      return await this.#storage.run(store, work);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#storage.disable();
    }
  }

  /** What the present work was begun with; nothing outside, and once the work has ended. */
  get(): T | undefined {
    return this.#storage.getStore();
  }
}
