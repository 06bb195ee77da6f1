import mongoose, { Types, type mongo, type Model, type QueryFilter } from 'mongoose';
import type { RecordFields } from './record-fields.ts';

/**
 * A change carries the moment at which it began, so each query goes back by more than the longest
 * transaction and the clock difference between two processes.
 */
const overlapMs = 120_000;
/** Rows per command; other requests are answered between two commands. */
const perRead = 1_000;
const theBeginning = new Date(0);

type Stamp = Pick<RecordFields, '_id' | 'updatedAt' | 'version'>;
type Times<T> = { [K in keyof T]: T[K] extends Date ? K : never }[keyof T] & string;

interface KeptOptions<T, R> {
  readonly model: Model<T>;
  readonly fields: Readonly<Record<string, 1>>;
  /** Rows are kept from the earliest requested moment on. */
  readonly by: Times<T>;
  /**
   * Converts rows to what is kept, by id; it receives rows that are at least this recent. Rows that
   * it leaves out are not kept.
   */
  readonly keep: (rows: readonly T[]) => Promise<ReadonlyMap<string, R>>;
}

/**
 * Rows of a collection that are counted repeatedly, kept in this process and brought up to date
 * before each use: rows whose `updatedAt` or version differs are read again, whichever process
 * changed them. A change that matters to the kept values stamps its record, or is reported by
 * {@link KeptRows.changed}.
 */
export class KeptRows<T extends RecordFields, R> {
  private kept = new Map<string, R>();
  private stamps = new Map<string, string>();
  private since = Infinity;
  private levelAt = 0;
  /** Rows to be read again regardless of their stamp. */
  private unstamped = new Set<string>();
  private client: mongo.MongoClient | null = null;
  private levelling: Promise<unknown> = Promise.resolve();
  private readonly options: KeptOptions<T, R>;

  constructor(options: KeptOptions<T, R>) {
    this.options = options;
  }

  /**
   * Returns the current rows since a moment, possibly with some earlier ones; all rows by default.
   */
  async get(since = theBeginning): Promise<ReadonlyMap<string, R>> {
    // One after the other: each call has to see what was committed before it.
    const level = this.levelling.then(() => this.bringLevel(since.getTime()));
    this.levelling = level.catch(() => undefined);
    await level;
    return this.kept;
  }

  /** Marks rows whose change leaves no stamp. */
  changed(ids: Iterable<string>): void {
    for (const id of ids) this.unstamped.add(id);
  }

  /** {@link changed} for all kept rows. */
  changedAll(): void {
    this.changed(this.stamps.keys());
  }

  /** Removes rows that were deleted permanently, which leaves no stamp. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.drop(id);
  }

  private async bringLevel(since: number): Promise<void> {
    this.ofThisDatabase();
    const begun = Date.now();
    const isFirst = this.since === Infinity;
    if (since < this.since) {
      await this.readAll(this.between(since, this.since));
      this.since = since;
    }
    await this.readChanged(isFirst ? begun : this.levelAt);
    this.levelAt = begun;
  }

  private between(since: number, until: number): QueryFilter<T> {
    const span = { $gte: new Date(since), ...(until < Infinity && { $lt: new Date(until) }) };
    return { deletedAt: null, [this.options.by]: span } as QueryFilter<T>;
  }

  private async readAll(filter: QueryFilter<T>): Promise<void> {
    let rows: T[] = [];
    for await (const row of this.find(filter).cursor({ batchSize: perRead })) {
      rows.push(row as T);
      if (rows.length < perRead) continue;
      await this.keep(rows);
      rows = [];
    }
    await this.keep(rows);
  }

  private async readChanged(before: number): Promise<void> {
    const since = new Date(before - overlapMs);
    const stamps = await this.options.model
      .find({ updatedAt: { $gte: since } } as QueryFilter<T>, { updatedAt: 1, version: 1 })
      .lean<Stamp[]>();
    const changed = stamps
      .map((row) => ({ id: row._id.toHexString(), stamp: stampOf(row) }))
      .filter(({ id, stamp }) => this.stamps.get(id) !== stamp)
      .map(({ id }) => id);
    const ids = [...new Set([...changed, ...this.unstamped])];
    for (let at = 0; at < ids.length; at += perRead)
      await this.readAgain(ids.slice(at, at + perRead));
  }

  private async readAgain(ids: readonly string[]): Promise<void> {
    // Removed before the read, so that rows changed meanwhile are read once more.
    for (const id of ids) this.unstamped.delete(id);
    try {
      await this.readThese(ids.map((id) => new Types.ObjectId(id)));
    } catch (error) {
      this.changed(ids);
      throw error;
    }
  }

  private async readThese(ids: readonly Types.ObjectId[]): Promise<void> {
    const rows = (await this.find({ _id: { $in: ids } } as QueryFilter<T>)) as T[];
    const isCounted = (row: T): boolean =>
      row.deletedAt === null && (row[this.options.by] as Date).getTime() >= this.since;
    const counted = rows.filter(isCounted);
    const found = new Set(counted.map(({ _id }) => _id.toHexString()));
    this.forget(ids.map((id) => id.toHexString()).filter((id) => !found.has(id)));
    await this.keep(counted);
  }

  private find(filter: QueryFilter<T>) {
    const stamped = { updatedAt: 1, version: 1, deletedAt: 1, [this.options.by]: 1 } as const;
    return this.options.model.find(filter, { ...this.options.fields, ...stamped }).lean();
  }

  private async keep(rows: readonly T[]): Promise<void> {
    if (rows.length === 0) return;
    const made = await this.options.keep(rows);
    for (const row of rows) {
      const id = row._id.toHexString();
      const one = made.get(id);
      if (one === undefined) this.kept.delete(id);
      else this.kept.set(id, one);
      this.stamps.set(id, stampOf(row));
    }
  }

  private drop(id: string): void {
    this.kept.delete(id);
    this.stamps.delete(id);
  }

  /** Resets everything for a new connection, which may be to another database. */
  private ofThisDatabase(): void {
    const client = mongoose.connection.getClient();
    if (client === this.client) return;
    this.client = client;
    this.kept = new Map();
    this.stamps = new Map();
    this.since = Infinity;
    this.levelAt = 0;
    this.unstamped = new Set();
  }
}

const stampOf = ({ updatedAt, version }: Pick<Stamp, 'updatedAt' | 'version'>): string =>
  `${updatedAt.getTime()}/${version}`;
