import { onWrite } from './on-write.ts';

interface HeldOptions<T> {
  /** A change to one of these collections, made by this process, drops everything that is held. */
  readonly collections: readonly string[];
  /** Milliseconds after which a value is read anew: that late are changes by other processes seen. */
  readonly heldFor: number;
  /** Whether a held value is still fresh enough for this request. */
  readonly mayStay?: (value: T) => boolean;
}

interface Held<T> {
  readonly until: number;
  readonly value: Promise<T>;
}

/**
 * Values read from the database, by key, held for a moment in this process. Who asks while a value
 * is being read waits for the same reading; one that began before a change is not held after it.
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

  /** Changes to these collections drop everything, too. */
  dropOn(collections: readonly string[]): void {
    const more = collections.filter((name) => !this.watched.has(name));
    for (const name of more) this.watched.add(name);
    if (more.length > 0) onWrite(more, () => this.held.clear());
  }

  /** What is held, or what `read` finds. */
  async get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.held.get(key);
    if (known && known.until > performance.now()) {
      const value = await known.value;
      if (this.mayStay(value)) return value;
    }
    return this.renew(key, read);
  }

  /** Reads anew whatever is held, and holds that. */
  async renew(key: string, read: () => Promise<T>): Promise<T> {
    this.forgetOld();
    const fresh: Held<T> = { until: performance.now() + this.heldFor, value: read() };
    // Put last, where the youngest are.
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

  /** Values that are not asked for again would stay for ever; the oldest stand first. */
  private forgetOld(): void {
    const now = performance.now();
    for (const [key, { until }] of this.held) {
      if (until > now) return;
      this.held.delete(key);
    }
  }
}
