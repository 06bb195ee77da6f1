import { GatheredRows, type ReadRows } from './gathered-rows.ts';
import { whenGathered } from './one-moment.ts';
import { onWrite } from './on-write.ts';

/** Default time in milliseconds after which changes by other processes are seen. */
const whileNames = 5_000;
/** More rows than users of an agency look at within seconds. */
const max = 5_000;

/**
 * Cache of rows whose names appear on many pages (users, skills, clients), by id, until this
 * process changes the collection, or for five seconds. Concurrent requests are read together. Rows
 * that decide about rights are cached for less than a second.
 */
export class HeldRows<T> {
  private readonly held = new Map<string, { until: number; row: T }>();
  /** Current reads, for this state of the collection. */
  private reading = new GatheredRows<T>(whenGathered);

  private readonly heldFor: number;

  /** @param heldFor milliseconds */
  constructor(collection: string, heldFor = whileNames) {
    this.heldFor = heldFor;
    onWrite([collection], () => {
      this.reading = new GatheredRows<T>(whenGathered);
      this.held.clear();
    });
  }

  /**
   * Returns the existing rows of these ids; `read` fetches the ones that are not cached.
   * @param isGathered whether `read` itself combines concurrent requests
   */
  async get(
    ids: readonly string[],
    read: ReadRows<T>,
    isGathered = false,
  ): Promise<Map<string, T>> {
    const now = performance.now();
    const found = new Map<string, T>();
    const missing = ids.filter((id) => {
      const known = this.held.get(id);
      if (!known || known.until <= now) return true;
      found.set(id, known.row);
      return false;
    });
    if (missing.length === 0) return found;
    const { reading } = this;
    const fresh = isGathered
      ? await this.readThese(reading, missing, read)
      : await reading.get(missing, (all) => this.readThese(reading, all, read));
    for (const [id, row] of fresh) found.set(id, row);
    return found;
  }

  private async readThese(
    reading: GatheredRows<T>,
    ids: readonly string[],
    read: ReadRows<T>,
  ): Promise<ReadonlyMap<string, T>> {
    const begun = performance.now();
    try {
      const rows = await read(ids);
      if (reading === this.reading) this.hold(rows, begun + this.heldFor);
      return rows;
    } finally {
      reading.forget(ids);
    }
  }

  private hold(rows: ReadonlyMap<string, T>, until: number): void {
    if (this.held.size + rows.size > max) this.held.clear();
    for (const [id, row] of rows) this.held.set(id, { until, row });
  }
}
