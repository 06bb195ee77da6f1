import { countCap } from '@muster/contracts';

/** Long lists do not shrink by thousands while a user reads them. */
const keptMs = 60_000;
const max = 5000;

/**
 * Remembers which lists exceed the counting limit ("10,000+"): counting them again for each page
 * would cost more than the page. Smaller lists are counted each time.
 */
export class CappedCounts {
  private readonly until = new Map<string, number>();

  /** `count` counts the rows; called only if the list is not known to exceed the limit. */
  async total(list: string, count: () => Promise<number>): Promise<number> {
    const now = Date.now();
    if ((this.until.get(list) ?? 0) > now) return countCap + 1;
    const total = await count();
    if (total > countCap) {
      if (this.until.size >= max) this.until.clear();
      this.until.set(list, now + keptMs);
    }
    return total;
  }
}
