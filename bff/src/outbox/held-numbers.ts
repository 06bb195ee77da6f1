import { HeldValues } from '../db/held-values.ts';
import type { OutboxTail } from './tail.ts';

/** Milliseconds after which numbers are counted again in any case. */
const heldFor = 20_000;

interface HeldNumbersOptions {
  /** Counted collections; a change to one by this process drops all numbers. */
  readonly collections: readonly string[];
  /** Events with which other processes report such changes. */
  readonly types: readonly string[];
}

/**
 * Cache of numbers that pages request repeatedly: counted again after each change of the counted
 * collections, by this process or, as far as a page hears of it, by another one; after twenty
 * seconds in any case.
 */
export class HeldNumbers<T> {
  private readonly held: HeldValues<T>;
  private readonly types: readonly string[];

  constructor({ collections, types }: HeldNumbersOptions) {
    this.held = new HeldValues<T>({ collections, heldFor });
    this.types = types;
  }

  /** Returns the cached number, or counts it with `count`. */
  get(key: string, count: () => Promise<T>): Promise<T> {
    return this.held.get(key, count);
  }

  /** Changes by other processes invalidate the numbers before any page hears of them. */
  follow(tail: OutboxTail): () => void {
    return tail.listen({ types: this.types, first: true, hear: () => this.held.forgetAll() });
  }
}
