import { onWrite } from './on-write.ts';

/** Milliseconds after which changes by other processes are seen. */
const heldFor = 5_000;
/** More than an agency has of what people look at within seconds. */
const most = 5_000;

/**
 * Rows whose names appear on many pages (users, skills), by id: held until this process changes the
 * collection, or for five seconds. Never used to decide rights.
 */
export class HeldRows<T> {
  private readonly held = new Map<string, { until: number; row: T }>();
  /** Which state of the collection a reading began with. */
  private state = 0;

  constructor(collection: string) {
    onWrite([collection], () => {
      this.state += 1;
      this.held.clear();
    });
  }

  /** The rows of these ids that there are; `read` is asked for those that are not held. */
  async get(
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
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
    const { state } = this;
    const fresh = await read(missing);
    for (const [id, row] of fresh) found.set(id, row);
    if (state === this.state) this.hold(fresh, now + heldFor);
    return found;
  }

  private hold(rows: ReadonlyMap<string, T>, until: number): void {
    if (this.held.size + rows.size > most) this.held.clear();
    for (const [id, row] of rows) this.held.set(id, { until, row });
  }
}
