import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that all parts of a piece of work can read, wherever they are called. From the first such
 * work on, Node below 24 tracks every promise of the process, which costs each request a seventh of
 * its time: tracking is disabled when the last running work ends.
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

  /**
   * Returns the value of the current work; undefined outside of it, and once the work has ended.
   */
  get(): T | undefined {
    return this.#storage.getStore();
  }
}
