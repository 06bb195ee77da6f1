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
import type { WriteOwner } from '../storage/write-owner.ts';
import type { IndexSpec } from './index-spec.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { nameOf } from '../bson/whole-names.ts';

const BTree = sortedBtree.default ?? sortedBtree;
const NODE_SIZE = 32;
/** Records whose keys are made in one step of filling. */
const STEP = 50;

type BTreeOf<K, V> = InstanceType<typeof BTree<K, V>>;

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Who holds a unique key that is written and not yet committed. */
export interface Reservation {
  owner: WriteOwner;
  idKey: string;
}

/** What an index has before it while it is filled in steps. */
interface Filling {
  records: ReadonlyMap<string, VersionedRecord>;
  steps?: Iterator<void>;
  /** Entries written since it began, with their records; without one they were removed. */
  late: Map<string, VersionedRecord | undefined>;
}

/** A B-tree over the keys of one collection's documents. */
export class KeyIndex {
  readonly spec: IndexSpec;
  /** For each field: some document has an array on it. */
  readonly multi: boolean[];
  /** How many queries would have gone by it while it was not filled. */
  wanted = 0;
  /** Unique keys of open transactions. */
  readonly reserved = new Map<string, Reservation>();
  private built = new BTree<string, VersionedRecord>(undefined, order);
  private filling: Filling | undefined;

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.multi = spec.fields.map(() => false);
  }

  /** The number of entries; of an index that is not filled yet, of its records. */
  get size(): number {
    return this.filling ? this.filling.records.size : this.built.size;
  }

  /** False from {@link fillLater} until all records are in. */
  get isFilled(): boolean {
    return this.filling === undefined;
  }

  /** Leaves the filling to {@link fillStep}, or to the first who walks the index. */
  fillLater(records: ReadonlyMap<string, VersionedRecord>): void {
    this.filling = { records, late: new Map() };
  }

  /** Takes the next step of filling, of about 10 ms at most but for the last one. */
  fillStep(): void {
    const { filling } = this;
    if (!filling) return;
    filling.steps ??= this.fillInSteps(filling);
    filling.steps.next();
  }

  /**
   * A record is taken as it is when its turn comes; what is written to it between two steps is
   * carried out at the end, where the last word on each entry counts.
   */
  private *fillInSteps({ records, late }: Filling): Generator<void, void> {
    const owners = new Map<number, VersionedRecord>();
    // The walk of a map comes to what is added while it goes on, and not to what is removed.
    const rest = records.values();
    const next = (): string[] | undefined => {
      const entries: string[] = [];
      for (let taken = 0; taken < STEP; taken++) {
        const { value: record, done } = rest.next();
        if (done) return taken > 0 ? entries : undefined;
        // What was removed and put back is met a second time.
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

  /** True when some field of the index holds arrays. */
  get isMultikey(): boolean {
    return this.multi.includes(true);
  }

  /**
   * The keys of a document, without duplicates; none when a sparse or partial index leaves it out.
   * Throws `CannotIndexParallelArrays` (171).
   */
  keysOf(doc: Doc): string[] {
    // A command may compare texts otherwise than the index does.
    if (this.spec.collation === activeCollation()) return this.computeKeys(doc);
    return withCollation(this.spec.collation, () => this.computeKeys(doc));
  }

  /** True where the next version of a document surely has the same keys; they need not be made. */
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

  /** Throws `CannotIndexParallelArrays` (171) when the document cannot be indexed. */
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
      // Before the first step, filling will find every record as it is by then.
      if (filling.steps) filling.late.set(entry, record);
    } else if (record) this.built.set(entry, record);
    else this.built.delete(entry);
  }

  /**
   * Replaces all entries by those of the committed documents, built in one pass from sorted keys.
   * Returns a record whose key another one has too, when the index is unique and there is one.
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
    // Without a comparison of its own, `sort` orders strings by their units, as `order` does.
    entries.sort();
    const holders = this.build(entries, owners);
    if (!this.spec.unique) return undefined;
    const taken = entries.findIndex((entry, at) => at > 0 && sameKey(entry, entries[at - 1]!));
    return holders[taken];
  }

  /** The tree of sorted entries. Returns the record of each. */
  private build(
    entries: string[],
    owners: ReadonlyMap<number, VersionedRecord>,
  ): VersionedRecord[] {
    const holders = entries.map((entry) => owners.get(serialOf(entry))!);
    this.built = bulkLoad(entries, holders, NODE_SIZE, order);
    return holders;
  }

  private keysOfNow({ doc }: VersionedRecord): string[] {
    return doc ? this.keysOf(doc) : [];
  }

  /** The keys of which a record has entries: those of its versions that are over, too. */
  everyKeyOf(record: VersionedRecord): string[] {
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

  /** The number of entries with `low <= entry < high`. */
  count(low: string, high: string): number {
    return this.tree.forRange(low, high, false);
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

/** True for one and the same value at a path that no list is on. */
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
