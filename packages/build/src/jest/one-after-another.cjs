const hooks = require('node:async_hooks');

const { AsyncLocalStorage } = hooks;

/** Stores the current context for sequential work. */
class PlainStorage {
  #store;

  getStore() {
    return this.#store;
  }

  run(store, work) {
    const before = this.#store;
    this.#store = store;
    const leave = () => {
      this.#store = before;
    };
    let done;
    try {
      done = work();
    } catch (error) {
      leave();
      throw error;
    }
    if (typeof done?.then === 'function') return done.finally(leave);
    leave();
    return done;
  }
}

/**
 * Jest keeps in mind which test an error belongs to by following each promise that is made
 * meanwhile, which on Node below 24 takes a tenth of all processor time. Our tests run one after the
 * other: an error belongs to the one that is under way, and fails the run where none is. What tests
 * and the product keep in such a storage themselves goes on as ever.
 * @param {typeof import('jest-environment-node').default} Environment
 */
exports.oneAfterAnother = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      hooks.AsyncLocalStorage = PlainStorage;
    }

    /** At this point Jest has loaded its own modules, and none of the project's. */
    handleTestEvent(event, state) {
      if (event.name === 'setup') hooks.AsyncLocalStorage = AsyncLocalStorage;
      return super.handleTestEvent?.(event, state);
    }

    async teardown() {
      hooks.AsyncLocalStorage = AsyncLocalStorage;
      await super.teardown();
    }
  };
