import { setTimeout as wait } from 'node:timers/promises';
import { giveWay } from '../../jobs/give-way.ts';

/** Documents per step: few enough that a request waits for one only briefly. */
const usualSize = 200;
/** While users search, a step is as long as one of their searches. */
const gentleSize = 25;
/** Time after a search in which another one is expected. */
const soonMs = 3000;
/**
 * While users search, two thirds of the time are left to them; on a busy machine a step is no
 * measure.
 */
const restsPerStep = 2;
const longestRestMs = 400;

/**
 * The speed of refilling an index: as fast as possible while nobody searches, in short steps with
 * rests between them while someone does, so that a search waits for one step at most.
 */
export class FillPace {
  private searchedAt = -Infinity;

  noteSearch(): void {
    this.searchedAt = performance.now();
  }

  /** The number of documents in the next step. */
  get step(): number {
    return this.isSearched ? gentleSize : usualSize;
  }

  /** Rests after a step that began at a time of `performance.now()`. */
  async rest(begin: number, signal: AbortSignal): Promise<void> {
    const took = performance.now() - begin;
    if (!this.isSearched) return giveWay(begin, signal);
    await wait(Math.min(restsPerStep * took, longestRestMs), undefined, { signal });
  }

  private get isSearched(): boolean {
    return performance.now() - this.searchedAt < soonMs;
  }
}
