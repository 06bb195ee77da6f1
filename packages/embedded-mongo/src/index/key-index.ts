import sortedBtree from 'sorted-btree';
import { bulkLoad } from 'sorted-btree/extended/bulkLoad.js';
import { AFTER, complement } from '../bson/key.ts';
import { showValue } from '../bson/show.ts';
import type { Doc, Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { keyRows, plainRow, plainValue } from './key-rows.ts';
import { fieldKey } from '../query/sort.ts';
import { sameKey, serialOf, type OldVersion, type VersionedRecord } from '../storage/record.ts';
import type { WriteOwner } from '../storage/write-owner.ts';
import type { IndexSpec } from './index-spec.ts';

const BTree = sortedBtree.default ?? sortedBtree;
const NODE_SIZE = 32;

type BTreeOf<K, V> = InstanceType<typeof BTree<K, V>>;

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Who holds a unique key that is written and not yet committed. */
export interface Reservation {
  owner: WriteOwner;
  idKey: string;
}

interface Waiting {
  records: ReadonlyMap<string, VersionedRecord>;
  rest?: Iterator<VersionedRecord>;
}

/** A B-tree over the keys of one collection's documents. */
export class KeyIndex {
  readonly spec: IndexSpec;
  /** For each field: some document has an array on it. */
  readonly multi: boolean[];
  /** How many queries could have used it while it was not filled. */
  wanted = 0;
  /** Unique keys of open transactions. */
  readonly reserved = new Map<string, Reservation>();
  private built = new BTree<string, VersionedRecord>(undefined, order);
  /** The records of an index that is not filled yet; `rest` are those still to come, once it has begun. */
  private waiting: Waiting | undefined;

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.multi = spec.fields.map(() => false);
  }

  /** The number of entries; of an index that is not filled yet, of its records. */
  get size(): number {
    return this.waiting ? this.waiting.records.size : this.built.size;
  }

  /** False from {@link fillLater} until all records are in. */
  get isFilled(): boolean {
    return this.waiting === undefined;
  }

  /** Leaves the filling to {@link fillSome}, or to the first who walks the index. */
  fillLater(records: ReadonlyMap<string, VersionedRecord>): void {
    this.waiting = { records };
  }

  /**
   * Takes in so many more records of an index that waits. What is written between two calls goes
   * straight into the index; a record that comes to its turn later is taken as it is by then.
   */
  fillSome(count: number): void {
    const { waiting } = this;
    if (!waiting) return;
    // The walk of a map comes to what is added while it goes on, and not to what is removed.
    waiting.rest ??= waiting.records.values();
    for (let taken = 0; taken < count; taken++) {
      const next = waiting.rest.next();
      if (next.done) {
        this.waiting = undefined;
        return;
      }
      const record = next.value;
      for (const key of this.everyKeyOf(record)) this.built.set(key + record.suffix, record);
    }
  }

  private fillWhole(): void {
    if (!this.waiting) return;
    if (this.waiting.rest) this.fillSome(Infinity);
    else this.fill(this.waiting.records.values(), true);
  }

  private get tree(): BTreeOf<string, VersionedRecord> {
    this.fillWhole();
    return this.built;
  }

  /** True when some field of the index holds arrays. */
  get isMultikey(): boolean {
    return this.multi.includes(true);
  }

  /**
   * The keys of a document, without duplicates; none when a sparse or partial index leaves it out.
   * Throws `CannotIndexParallelArrays` (171).
   */
  keysOf(doc: Doc): string[] {
    const { spec } = this;
    if (spec.partial && !spec.partial.test(doc)) return [];
    const plain = plainRow(doc, spec.fields);
    if (plain) {
      if (spec.sparse && plain.every((value) => value === undefined)) return [];
      let key = '';
      for (let at = 0; at < plain.length; at++) {
        key += directed(fieldKey(plain[at]), spec.fields[at]!.direction);
      }
      return [key];
    }
    const rows = keyRows(doc, spec.fields);
    for (const [at, multi] of rows.multi.entries()) if (multi) this.multi[at] = true;
    const present = rows.values.some((row) => row.some((value) => value !== undefined));
    if (spec.sparse && !present) return [];
    const keys = rows.values.map((row) => this.rowKey(row.map(plainValue)));
    return keys.length === 1 ? keys : [...new Set(keys)];
  }

  private rowKey(row: readonly Value[]): string {
    const { fields } = this.spec;
    return row.map((value, at) => directed(fieldKey(value), fields[at]!.direction)).join('');
  }

  /** Throws `CannotIndexParallelArrays` (171) when the document cannot be indexed. */
  refuseParallelArrays(doc: Doc): void {
    if (this.spec.fields.length > 1 && !plainRow(doc, this.spec.fields)) this.keysOf(doc);
  }

  /** Adds the entries of a record for some keys. */
  insert(keys: readonly string[], record: VersionedRecord): void {
    if (!this.hasBegun) return;
    for (const key of keys) this.built.set(key + record.suffix, record);
  }

  /** Removes the entries of a record for some keys. */
  remove(keys: readonly string[], record: VersionedRecord): void {
    if (!this.hasBegun) return;
    for (const key of keys) this.built.delete(key + record.suffix);
  }

  /** Before, filling will find every record as it is by then. */
  private get hasBegun(): boolean {
    return !this.waiting || this.waiting.rest !== undefined;
  }

  /**
   * Replaces all entries by those of the committed documents, built in one pass from sorted keys.
   * `withOlder` adds those of the versions that open transactions may still read. Returns a record
   * whose key another one has too, when the index is unique and there is one.
   */
  fill(records: Iterable<VersionedRecord>, withOlder = false): VersionedRecord | undefined {
    this.waiting = undefined;
    const entries: string[] = [];
    const owners = new Map<number, VersionedRecord>();
    for (const record of records) {
      const keys = withOlder ? this.everyKeyOf(record) : this.keysOfNow(record);
      if (keys.length === 0) continue;
      owners.set(record.serial, record);
      for (const key of keys) entries.push(key + record.suffix);
    }
    // Without a comparison of its own, `sort` orders strings by their units, as `order` does.
    entries.sort();
    const holders = entries.map((entry) => owners.get(serialOf(entry))!);
    this.built = bulkLoad(entries, holders, NODE_SIZE, order);
    if (!this.spec.unique) return undefined;
    const taken = entries.findIndex((entry, at) => at > 0 && sameKey(entry, entries[at - 1]!));
    return holders[taken];
  }

  private keysOfNow({ doc }: VersionedRecord): string[] {
    return doc ? this.keysOf(doc) : [];
  }

  private everyKeyOf(record: VersionedRecord): string[] {
    const { older } = record;
    if (!older) return this.keysOfNow(record);
    const keys = new Set(this.keysOfNow(record));
    for (let old: OldVersion | undefined = older; old; old = old.older)
      if (old.doc) for (const key of this.keysOf(old.doc)) keys.add(key);
    return [...keys];
  }

  /** The records that have an entry with exactly this key. */
  *holders(key: string): Generator<VersionedRecord> {
    for (const [, record] of this.scan(key, key + AFTER, false)) yield record;
  }

  /** Entries with `low <= entry < high`, ascending or descending. */
  *scan(low: string, high: string, reverse: boolean): Generator<[string, VersionedRecord]> {
    if (reverse) {
      // The bound may itself be an entry of the tree only when it equals a full entry; none does.
      for (const entry of this.tree.entriesReversed(high)) {
        if (entry[0] < low) return;
        if (entry[0] < high) yield entry;
      }
      return;
    }
    for (const entry of this.tree.entries(low)) {
      if (entry[0] >= high) return;
      yield entry;
    }
  }

  /**
   * `keyPattern` and `keyValue` of a duplicate, and the text MongoDB gives it. `key` tells which
   * of the document's keys is taken.
   */
  duplicate(namespace: string, doc: Doc, key?: string): ServerError {
    const { fields } = this.spec;
    const rows = keyRows(doc, fields).values.map((row) => row.map(plainValue));
    const row = rows.find((own) => this.rowKey(own) === key) ?? rows[0] ?? [];
    const keyValue: Doc = {};
    for (const [at, { path }] of fields.entries()) {
      const value = row[at];
      keyValue[path] = value === undefined || typeof value === 'symbol' ? null : value;
    }
    const shown = Object.entries(keyValue)
      .map(([path, value]) => `${path}: ${showValue(value)}`)
      .join(', ');
    return new ServerError(
      11000,
      `E11000 duplicate key error collection: ${namespace} index: ${this.spec.name} dup key: { ${shown} }`,
      { keyPattern: this.spec.key, keyValue },
    );
  }
}

function directed(key: string, direction: 1 | -1): string {
  return direction === 1 ? key : complement(key);
}
