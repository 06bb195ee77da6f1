import { setTimeout as wait } from 'node:timers/promises';
import { giveWay } from '../../jobs/give-way.ts';

/** Documents of one step: few enough that a request waits for one briefly. */
const usualSize = 200;
/** While others search, a step is as long as a search of theirs. */
const gentleSize = 25;
/** So long after a search another one is reckoned with. */
const soonMs = 3000;
/** Of the time that others search two thirds are theirs alone; on a busy machine a step is no measure. */
const restsPerStep = 2;
const longestRestMs = 400;

/**
 * How fast an index is filled anew: as fast as it goes while nobody searches, in short steps with
 * rests between them while somebody does, so that a search meets one step at most.
 */
export class FillPace {
  private searchedAt = -Infinity;

  noteSearch(): void {
    this.searchedAt = performance.now();
  }

  /** How many documents the next step is to have. */
  get step(): number {
    return this.isSearched ? gentleSize : usualSize;
  }

  /** After a step that began at a time of `performance.now()`. */
  async rest(begin: number, signal: AbortSignal): Promise<void> {
    const took = performance.now() - begin;
    if (!this.isSearched) return giveWay(begin, signal);
    await wait(Math.min(restsPerStep * took, longestRestMs), undefined, { signal });
  }

  private get isSearched(): boolean {
    return performance.now() - this.searchedAt < soonMs;
  }
}
