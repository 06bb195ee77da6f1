type Rows<T> = ReadonlyMap<string, T>;
/** Reads the rows of these ids; missing rows are absent from the result. */
export type ReadRows<T> = (ids: readonly string[]) => Promise<Rows<T>>;

interface Gathering<T> {
  readonly ids: Set<string>;
  /** Rows of these ids that arrived in another way meanwhile. */
  readonly atHand: Map<string, T>;
  readonly rows: Promise<Rows<T>>;
}

/**
 * Rows by id that many parts of a page request. Ids requested before the query runs share one
 * query; ids requested earlier need none.
 */
export class GatheredRows<T> {
  private readonly asked = new Map<string, Promise<Rows<T>>>();
  private gathering: Gathering<T> | null = null;
  private readonly whenGathered: () => Promise<void>;

  constructor(whenGathered: () => Promise<void>) {
    this.whenGathered = whenGathered;
  }

  /** Returns the existing rows of these ids. `read` has to find the same rows each time. */
  async get(ids: readonly string[], read: ReadRows<T>): Promise<Map<string, T>> {
    const readings = ids.map((id) => {
      const known = this.asked.get(id) ?? this.ask(id, read);
      this.asked.set(id, known);
      return known;
    });
    const found = new Map<string, T>();
    const answers = await Promise.all(readings);
    for (const [at, id] of ids.entries()) {
      const row = answers[at]?.get(id);
      if (row !== undefined) found.set(id, row);
    }
    return found;
  }

  /** Adds rows that were read in another way, so that no query asks for them. */
  put(rows: Rows<T>): void {
    const known = Promise.resolve(rows);
    for (const [id, row] of rows) {
      if (this.gathering?.ids.delete(id)) this.gathering.atHand.set(id, row);
      else if (!this.asked.has(id)) this.asked.set(id, known);
    }
  }

  /** Reads these rows anew the next time. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.asked.delete(id);
  }

  private ask(id: string, read: ReadRows<T>): Promise<Rows<T>> {
    this.gathering ??= this.begin(read);
    this.gathering.ids.add(id);
    return this.gathering.rows;
  }

  private begin(read: ReadRows<T>): Gathering<T> {
    const ids = new Set<string>();
    const atHand = new Map<string, T>();
    const rows = this.whenGathered().then(async () => {
      this.gathering = null;
      if (ids.size === 0) return atHand;
      return new Map([...atHand, ...(await read([...ids]))]);
    });
    return { ids, atHand, rows };
  }
}
