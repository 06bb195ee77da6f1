/** Seeded random values, so that a failure can be reproduced. */
export class Chances {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a number from 0 up to, and excluding, 1. */
  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return this.state / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  some<T>(items: readonly T[], max: number): T[] {
    return Array.from({ length: this.below(max + 1) }, () => this.pick(items));
  }
}
