import { onWrite } from './on-write.ts';

interface HeldOptions<T> {
  /** Collections whose changes, made by this process, drop all cached values. */
  readonly collections: readonly string[];
  /**
   * Milliseconds after which a value is read again: the longest delay for changes by other
   * processes.
   */
  readonly heldFor: number;
  /** Whether a cached value is still fresh enough for this request. */
  readonly mayStay?: (value: T) => boolean;
}

interface Held<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/**
 * Cache of values read from the database, by key, held briefly in this process. Concurrent callers
 * share the same read; a read that began before a change is not cached after it.
 */
export class HeldValues<T> {
  private readonly held = new Map<string, Held<T>>();
  private readonly heldFor: number;
  private readonly mayStay: (value: T) => boolean;
  private readonly watched = new Set<string>();

  constructor({ collections, heldFor, mayStay = () => true }: HeldOptions<T>) {
    this.heldFor = heldFor;
    this.mayStay = mayStay;
    this.dropOn(collections);
  }

  /** Makes changes to these collections drop everything, too. */
  dropOn(collections: readonly string[]): void {
    const more = collections.filter((name) => !this.watched.has(name));
    for (const name of more) this.watched.add(name);
    if (more.length > 0) onWrite(more, () => this.held.clear());
  }

  /** Returns the cached value, or reads it with `read`. */
  async get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.held.get(key);
    if (known && known.until > performance.now()) {
      const value = await known.value;
      if (this.mayStay(value)) return value;
    }
    return this.renew(key, read);
  }

  /** Reads the value again and caches it. */
  async renew(key: string, read: () => Promise<T>): Promise<T> {
    this.forgetOld();
    const fresh: Held<T> = { until: performance.now() + this.heldFor, value: read() };
    // Moves it to the end, where the youngest are.
    this.held.delete(key);
    this.held.set(key, fresh);
    const drop = () => {
      if (this.held.get(key) === fresh) this.held.delete(key);
    };
    try {
      const value = await fresh.value;
      if (!this.mayStay(value)) drop();
      return value;
    } catch (error) {
      drop();
      throw error;
    }
  }

  forget(key: string): void {
    this.held.delete(key);
  }

  forgetAll(): void {
    this.held.clear();
  }

  /** Removes values that would stay forever if not requested again; the oldest come first. */
  private forgetOld(): void {
    const now = performance.now();
    for (const [key, { until }] of this.held) {
      if (until > now) return;
      this.held.delete(key);
    }
  }
}
