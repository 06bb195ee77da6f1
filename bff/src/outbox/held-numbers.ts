import { HeldValues } from '../db/held-values.ts';
import type { OutboxTail } from './tail.ts';

/** Milliseconds after which numbers are counted anew whatever was heard. */
const heldFor = 20_000;

interface HeldNumbersOptions {
  /** What is counted: a change to one of these collections, made by this process, drops all. */
  readonly collections: readonly string[];
  /** The events by which other processes tell of such changes. */
  readonly types: readonly string[];
}

/**
 * Numbers that pages ask for again and again: counted anew after each change of what they count, by
 * this process or, as far as a page hears of it, by another one; after twenty seconds in any case.
 */
export class HeldNumbers<T> {
  private readonly held: HeldValues<T>;
  private readonly types: readonly string[];

  constructor({ collections, types }: HeldNumbersOptions) {
    this.held = new HeldValues<T>({ collections, heldFor });
    this.types = types;
  }

  /** What is held, or what `count` finds. */
  get(key: string, count: () => Promise<T>): Promise<T> {
    return this.held.get(key, count);
  }

  /** Changes by other processes make the numbers stale before any page hears of them. */
  follow(tail: OutboxTail): () => void {
    return tail.listen({ types: this.types, first: true, hear: () => this.held.forgetAll() });
  }
}
