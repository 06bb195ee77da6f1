import sortedBtree from 'sorted-btree';
import { bulkLoad } from 'sorted-btree/extended/bulkLoad.js';
import { activeCollation, withCollation } from '../bson/collation.ts';
import { AFTER, complement } from '../bson/key.ts';
import { showValue } from '../bson/show.ts';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { keyRows, plainRow, plainValue } from './key-rows.ts';
import { fieldKey } from '../query/sort.ts';
import { sameKey, serialOf, type OldVersion, type VersionedRecord } from '../storage/record.ts';
import { StoredDoc } from '../storage/stored-doc.ts';
import type { WriteOwner } from '../storage/write-owner.ts';
import type { IndexSpec } from './index-spec.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { nameOf } from '../bson/whole-names.ts';

const BTree = sortedBtree.default ?? sortedBtree;
const NODE_SIZE = 32;
/** Records whose keys are computed in one filling step. */
const STEP = 50;

type BTreeOf<K, V> = InstanceType<typeof BTree<K, V>>;

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The owner of a written but uncommitted unique key. */
export interface Reservation {
  owner: WriteOwner;
  idKey: string;
}

/** State of an index that is being filled in steps. */
interface Filling {
  records: ReadonlyMap<string, VersionedRecord>;
  steps?: Iterator<void>;
  /** Entries written since the start, with their records; without a record, they were removed. */
  late: Map<string, VersionedRecord | undefined>;
}

/** A B-tree over the keys of one collection's documents. */
export class KeyIndex {
  readonly spec: IndexSpec;
  /** For each field: whether some document has an array in it. */
  readonly multi: boolean[];
  /** Number of queries that would have used it while it was not filled. */
  wanted = 0;
  /** Unique keys of open transactions. */
  readonly reserved = new Map<string, Reservation>();
  /** The top-level fields of its keys, encoded. */
  private readonly names: readonly Buffer[];
  private built = new BTree<string, VersionedRecord>(undefined, order);
  private filling: Filling | undefined;

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.names = [...new Set(spec.fields.map(({ parts }) => parts[0]!))].map((name) =>
      Buffer.from(name),
    );
    this.multi = spec.fields.map(() => false);
  }

  /** Number of entries; for an index that is not filled yet, of its records. */
  get size(): number {
    return this.filling ? this.filling.records.size : this.built.size;
  }

  /** False from {@link fillLater} until all records are included. */
  get isFilled(): boolean {
    return this.filling === undefined;
  }

  /** Defers the filling to {@link fillStep}, or to the first use of the index. */
  fillLater(records: ReadonlyMap<string, VersionedRecord>): void {
    this.filling = { records, late: new Map() };
  }

  /** Runs the next filling step, at most about 10 ms except for the last one. */
  fillStep(): void {
    const { filling } = this;
    if (!filling) return;
    filling.steps ??= this.fillInSteps(filling);
    filling.steps.next();
  }

  /**
   * Each record is read when its turn comes; writes between two steps are applied at the end, where
   * the last write to each entry wins.
   */
  private *fillInSteps({ records, late }: Filling): Generator<void, void> {
    const owners = new Map<number, VersionedRecord>();
    // Iterating a map includes entries added during the iteration, and excludes removed ones.
    const rest = records.values();
    const next = (): string[] | undefined => {
      const entries: string[] = [];
      for (let taken = 0; taken < STEP; taken++) {
        const { value: record, done } = rest.next();
        if (done) return taken > 0 ? entries : undefined;
        // A removed and re-added record occurs a second time.
        if (owners.has(record.serial)) continue;
        owners.set(record.serial, record);
        for (const key of this.everyKeyOf(record)) entries.push(key + record.suffix);
      }
      return entries;
    };
    const entries = yield* sortInSteps(next);
    this.build(entries, owners);
    for (const [entry, record] of late) {
      if (record) this.built.set(entry, record);
      else this.built.delete(entry);
    }
    this.filling = undefined;
  }

  private get tree(): BTreeOf<string, VersionedRecord> {
    while (this.filling) this.fillStep();
    return this.built;
  }

  /** Whether some field of the index has arrays. */
  get isMultikey(): boolean {
    return this.multi.includes(true);
  }

  /**
   * Returns the distinct keys of a document; none if a sparse or partial index excludes it. Throws
   * `CannotIndexParallelArrays` (171).
   */
  keysOf(doc: Doc): string[] {
    // The collation of a command may differ from that of the index.
    if (this.spec.collation === activeCollation()) return this.computeKeys(doc);
    return withCollation(this.spec.collation, () => this.computeKeys(doc));
  }

  /**
   * True if the next version of a document certainly has the same keys, so they need not be
   * computed.
   */
  keepsKeys(before: Doc, after: Doc): boolean {
    const { partial, fields } = this.spec;
    if (partial) return false;
    for (const { parts } of fields) if (!isSameAt(before, after, parts)) return false;
    return true;
  }

  private computeKeys(doc: Doc): string[] {
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

  /** Throws `CannotIndexParallelArrays` (171) if the document cannot be indexed. */
  refuseParallelArrays(doc: Doc): void {
    if (this.spec.fields.length > 1 && !plainRow(doc, this.spec.fields)) this.keysOf(doc);
  }

  /** Adds the entries of a record for some keys. */
  insert(keys: readonly string[], record: VersionedRecord): void {
    for (const key of keys) this.write(key + record.suffix, record);
  }

  /** Removes the entries of a record for some keys. */
  remove(keys: readonly string[], record: VersionedRecord): void {
    for (const key of keys) this.write(key + record.suffix, undefined);
  }

  private write(entry: string, record: VersionedRecord | undefined): void {
    const { filling } = this;
    if (filling) {
      // Before the first step, filling will read the current records anyway.
      if (filling.steps) filling.late.set(entry, record);
    } else if (record) this.built.set(entry, record);
    else this.built.delete(entry);
  }

  /**
   * Replaces all entries by those of the committed documents, built in one pass from sorted keys.
   * For a unique index, returns a record with a duplicate key, if any.
   */
  fill(records: Iterable<VersionedRecord>): VersionedRecord | undefined {
    this.filling = undefined;
    const entries: string[] = [];
    const owners = new Map<number, VersionedRecord>();
    for (const record of records) {
      const keys = this.keysOfNow(record);
      if (keys.length === 0) continue;
      owners.set(record.serial, record);
      for (const key of keys) entries.push(key + record.suffix);
    }
    // Without a comparator, `sort` orders strings by UTF-16 units, as `order` does.
    entries.sort();
    const holders = this.build(entries, owners);
    if (!this.spec.unique) return undefined;
    const taken = entries.findIndex((entry, at) => at > 0 && sameKey(entry, entries[at - 1]!));
    return holders[taken];
  }

  /** Builds the tree from sorted entries. Returns the record of each. */
  private build(
    entries: string[],
    owners: ReadonlyMap<number, VersionedRecord>,
  ): VersionedRecord[] {
    const holders = entries.map((entry) => owners.get(serialOf(entry))!);
    this.built = bulkLoad(entries, holders, NODE_SIZE, order);
    return holders;
  }

  private keysOfNow({ content, idKey }: VersionedRecord): string[] {
    if (!content) return [];
    if (this.spec.name === '_id_') return [idKey];
    return this.keysOf(content instanceof StoredDoc ? this.indexedPart(content) : content);
  }

  /**
   * Decodes only the fields that the keys are made of, so that filling an index leaves the documents
   * as they are.
   */
  private indexedPart(content: StoredDoc): Doc {
    return this.spec.partial ? content.decode() : content.fields(this.names);
  }

  /** Returns the keys for which a record has entries, including its outdated versions. */
  everyKeyOf(record: VersionedRecord): string[] {
    const { older } = record;
    if (!older) return this.keysOfNow(record);
    const keys = new Set(this.keysOfNow(record));
    for (let old: OldVersion | undefined = older; old; old = old.older)
      if (old.doc) for (const key of this.keysOf(old.doc)) keys.add(key);
    return [...keys];
  }

  /** Yields the records that have an entry with exactly this key. */
  *holders(key: string): Generator<VersionedRecord> {
    for (const [, record] of this.scan(key, key + AFTER, false)) yield record;
  }

  /** Counts entries with `low <= entry < high`. */
  count(low: string, high: string): number {
    return this.tree.forRange(low, high, false);
  }

  /** Yields entries with `low <= entry < high`, ascending or descending. */
  *scan(low: string, high: string, reverse: boolean): Generator<[string, VersionedRecord]> {
    if (reverse) {
      // The bound could be an entry only if it equalled a complete entry; none does.
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
   * Returns the error of a duplicate with `keyPattern`, `keyValue` and MongoDB's text. `key` is the
   * duplicate one of the document's keys.
   */
  duplicate(namespace: string, doc: Doc, key?: string): ServerError {
    const { fields } = this.spec;
    const rows = keyRows(doc, fields).values.map((row) => row.map(plainValue));
    const row =
      rows.find((own) => withCollation(this.spec.collation, () => this.rowKey(own)) === key) ??
      rows[0] ??
      [];
    const keyValue: Doc = {};
    for (const [at, { path }] of fields.entries()) {
      const value = row[at];
      setField(keyValue, path, value === undefined || typeof value === 'symbol' ? null : value);
    }
    const shown = Object.entries(keyValue)
      .map(([path, value]) => `${nameOf(path)}: ${showValue(value)}`)
      .join(', ');
    return new ServerError(
      11000,
      `E11000 duplicate key error collection: ${namespace} index: ${this.spec.name} dup key: { ${shown} }`,
      { keyPattern: this.spec.key, keyValue },
    );
  }
}

/** Checks whether a path without arrays has the identical value in both. */
function isSameAt(before: Doc, after: Doc, parts: readonly string[]): boolean {
  let [a, b]: [Value, Value] = [before, after];
  for (const part of parts) {
    if (a === b) return true;
    if (!isDoc(a) || !isDoc(b)) return false;
    a = getField(a, part);
    b = getField(b, part);
  }
  return a === b;
}

function directed(key: string, direction: 1 | -1): string {
  return direction === 1 ? key : complement(key);
}
