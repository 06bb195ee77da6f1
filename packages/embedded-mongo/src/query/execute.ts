import type { Doc, Value } from '../bson/value.ts';
import type { KeyIndex } from '../index/key-index.ts';
import type { Collection } from '../storage/collection.ts';
import type { VersionedRecord } from '../storage/record.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { EVERYTHING, type Filter } from './filter.ts';
import type { Bounds } from './bounds.ts';
import type { IndexPlan, Plan } from './plan.ts';
import { planQuery, planWithin } from './planner.ts';
import { sortDocs, sortKey, type SortField } from './sort.ts';
import { checkTime } from './time-limit.ts';

/** A query on one collection. */
export interface Query {
  filter: Filter;
  sort?: SortField[] | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
  hint?: Value;
  /** The part of one index to walk, given by `min` and `max`. */
  within?: { index: KeyIndex; bounds: Bounds } | undefined;
}

/** Counts of examined keys and documents. */
export interface Examined {
  keys: number;
  docs: number;
}

/** Returns the plan of a query. */
export function planOf(collection: Collection, { filter, sort = [], hint, within }: Query): Plan {
  if (within) return planWithin(within.index, within.bounds, sort);
  return planQuery(collection, { filter, sort, hint });
}

/** Runs a query; a transaction sees its snapshot and its own writes. */
export function runQuery(
  collection: Collection,
  query: Query,
  transaction?: Transaction,
  examined: Examined = { keys: 0, docs: 0 },
): Doc[] {
  const sort = query.sort ?? [];
  const skip = query.skip ?? 0;
  const wanted = query.limit ? skip + query.limit : Number.POSITIVE_INFINITY;
  const plan = planOf(collection, query);
  const overlay = transaction?.overlays.get(collection);
  const reader = new Reader(collection, query.filter, transaction, examined);
  let found: Doc[] = [];
  if (plan.kind === 'scan' && !transaction) found = reader.scanned(plan, wanted);
  else if (plan.kind === 'ids' && !transaction) found = reader.byKeys(plan, wanted);
  else
    for (const doc of reader.read(plan, sort)) {
      found.push(doc);
      if (plan.ordered && found.length >= wanted) break;
    }
  let ordered = plan.ordered;
  if (overlay && overlay.size > 0) {
    const own = overlaid(overlay, query.filter, plan);
    if (own.length > 0) {
      found = found.concat(own);
      ordered = sort.length === 0;
    }
  }
  if (!ordered) found = sortDocs(found, (doc) => doc, sort, wanted);
  if (skip === 0 && found.length <= wanted) return found;
  return found.slice(skip, wanted);
}

/** Returns the transaction's own versions that match. */
function overlaid(
  overlay: ReadonlyMap<string, Doc | undefined>,
  filter: Filter,
  plan: Plan,
): Doc[] {
  const own: Doc[] = [];
  if (plan.kind === 'ids') {
    for (const key of plan.keys) {
      const doc = overlay.get(key);
      if (doc && filter.test(doc)) own.push(doc);
    }
    return own;
  }
  for (const doc of overlay.values()) if (doc && filter.test(doc)) own.push(doc);
  return own;
}

const WALKS_FOR_A_TEST = 4;

class Reader {
  private readonly collection: Collection;
  private readonly filter: Filter;
  private readonly transaction: Transaction | undefined;
  private readonly overlay: ReadonlyMap<string, Doc | undefined> | undefined;
  private readonly examined: Examined;

  constructor(
    collection: Collection,
    filter: Filter,
    transaction: Transaction | undefined,
    examined: Examined,
  ) {
    this.collection = collection;
    this.filter = filter;
    this.transaction = transaction;
    this.overlay = transaction?.overlays.get(collection);
    this.examined = examined;
  }

  *read(plan: Plan, sort: readonly SortField[]): Generator<Doc> {
    for (const record of this.records(plan, sort)) {
      checkTime();
      const doc = this.visible(record);
      if (!doc) continue;
      this.examined.docs++;
      if (this.filter.test(doc)) yield doc;
    }
  }

  /** Scans the newest versions, without the overhead of a generator per record. */
  scanned(plan: Plan & { kind: 'scan' }, wanted: number): Doc[] {
    const found: Doc[] = [];
    const records = this.scan(plan);
    const { test } = this.filter;
    const takesAll = test === EVERYTHING;
    const most = plan.ordered ? wanted : Number.POSITIVE_INFINITY;
    let looked = 0;
    for (let at = 0; at < records.length; at++) {
      checkTime();
      const { doc } = records[at]!;
      if (!doc) continue;
      looked++;
      if (!takesAll && !test(doc)) continue;
      found.push(doc);
      if (found.length >= most) break;
    }
    this.examined.docs += looked;
    return found;
  }

  /** Returns the newest versions of the documents with these keys. */
  byKeys({ keys, ordered }: Plan & { kind: 'ids' }, wanted: number): Doc[] {
    const found: Doc[] = [];
    const most = ordered ? wanted : Number.POSITIVE_INFINITY;
    for (const key of keys) {
      checkTime();
      this.examined.keys++;
      const doc = this.collection.records.get(key)?.doc;
      if (!doc) continue;
      this.examined.docs++;
      if (!this.filter.test(doc)) continue;
      found.push(doc);
      if (found.length >= most) break;
    }
    return found;
  }

  private visible(record: VersionedRecord): Doc | undefined {
    if (this.overlay?.has(record.idKey)) return undefined;
    return this.transaction ? record.at(this.transaction.snapshot) : record.doc;
  }

  private records(plan: Plan, sort: readonly SortField[]): Iterable<VersionedRecord> {
    switch (plan.kind) {
      case 'scan':
        return this.scan(plan);
      case 'ids':
        return this.byId(plan.keys);
      case 'index':
        return this.byIndex(plan, sort.length > 0 && plan.ordered);
      default:
        return this.byBranches(plan, sort);
    }
  }

  private scan({ reverse }: Plan & { kind: 'scan' }): readonly VersionedRecord[] {
    const records = this.collection.records.inOrder();
    return reverse ? records.toReversed() : records;
  }

  private *byId(keys: readonly string[]): Generator<VersionedRecord> {
    for (const key of keys) {
      this.examined.keys++;
      const record = this.collection.records.get(key);
      if (record) yield record;
    }
  }

  private *byIndex(plan: IndexPlan, inOrder: boolean): Generator<VersionedRecord> {
    const { index, bounds } = plan;
    if (plan.also && !inOrder) {
      yield* this.byIntersection(plan, plan.also);
      return;
    }
    const seen = index.isMultikey ? new Set<VersionedRecord>() : undefined;
    const entries = inOrder && bounds.ranges.length > 1 ? this.merged(plan) : this.inSequence(plan);
    for (const [key, record] of entries) {
      this.examined.keys++;
      if (seen?.has(record)) continue;
      if (record.older) {
        // An entry of another version must not determine the position of this one.
        const doc = this.visible(record);
        if (!doc || !index.keysOf(doc).includes(key.slice(0, -record.suffix.length))) continue;
      }
      seen?.add(record);
      yield record;
    }
  }

  /**
   * Returns records with an entry in each of several bounds. False positives from entries of other
   * versions are left to the filter.
   */
  private byIntersection(plan: IndexPlan, also: readonly Bounds[]): Iterable<VersionedRecord> {
    let records = new Set<VersionedRecord>();
    for (const [, record] of this.inSequence(plan)) records.add(record);
    this.examined.keys += records.size;
    for (const bounds of also) {
      // Testing a document costs as much as walking a few entries.
      const most = records.size * WALKS_FOR_A_TEST;
      const common = new Set<VersionedRecord>();
      let walked = 0;
      for (const [, record] of this.inSequence({ ...plan, bounds })) {
        if (records.has(record)) common.add(record);
        walked++;
        if (walked > most) break;
      }
      this.examined.keys += walked;
      if (walked <= most) records = common;
    }
    return records;
  }

  private *inSequence(plan: IndexPlan): Generator<[string, VersionedRecord]> {
    const { index, bounds, reverse } = plan;
    const ranges = reverse ? [...bounds.ranges].reverse() : bounds.ranges;
    for (const { low, high } of ranges) yield* index.scan(low, high, reverse);
  }

  /** Walks several ranges at once, in the order of the keys after their equality points. */
  private *merged(plan: IndexPlan): Generator<[string, VersionedRecord]> {
    const { index, bounds, reverse } = plan;
    const heads = bounds.ranges.flatMap(({ low, high, prefix }) => {
      const source = index.scan(low, high, reverse);
      const first = source.next();
      return first.done
        ? []
        : [{ source, prefix, entry: first.value, rest: first.value[0].slice(prefix) }];
    });
    while (heads.length > 0) {
      let best = 0;
      for (let i = 1; i < heads.length; i++) {
        const sooner = reverse
          ? heads[i]!.rest > heads[best]!.rest
          : heads[i]!.rest < heads[best]!.rest;
        if (sooner) best = i;
      }
      const head = heads[best]!;
      yield head.entry;
      const next = head.source.next();
      if (next.done) heads.splice(best, 1);
      else {
        head.entry = next.value;
        head.rest = next.value[0].slice(head.prefix);
      }
    }
  }

  private *byBranches(
    plan: Plan & { kind: 'or' },
    sort: readonly SortField[],
  ): Generator<VersionedRecord> {
    const seen = new Set<VersionedRecord>();
    if (sort.length === 0 || !plan.ordered) {
      for (const branch of plan.branches) {
        for (const record of this.records(branch, [])) {
          if (seen.has(record)) continue;
          seen.add(record);
          yield record;
        }
      }
      return;
    }
    const heads = plan.branches.flatMap((branch) => {
      const head = new Head(this.records(branch, sort), (record) => this.visible(record), sort);
      return head.advance() ? [head] : [];
    });
    while (heads.length > 0) {
      let best = 0;
      for (let i = 1; i < heads.length; i++) if (heads[i]!.key < heads[best]!.key) best = i;
      const head = heads[best]!;
      const record = head.record!;
      if (!seen.has(record)) {
        seen.add(record);
        yield record;
      }
      if (!head.advance()) heads.splice(best, 1);
    }
  }
}

/** The current front of one ordered branch. */
class Head {
  record: VersionedRecord | undefined;
  key = '';
  private readonly source: Iterator<VersionedRecord>;
  private readonly visible: (record: VersionedRecord) => Doc | undefined;
  private readonly sort: readonly SortField[];

  constructor(
    source: Iterable<VersionedRecord>,
    visible: (record: VersionedRecord) => Doc | undefined,
    sort: readonly SortField[],
  ) {
    this.source = source[Symbol.iterator]();
    this.visible = visible;
    this.sort = sort;
  }

  advance(): boolean {
    for (;;) {
      const next = this.source.next();
      if (next.done) return false;
      const doc = this.visible(next.value);
      if (!doc) continue;
      this.record = next.value;
      this.key = sortKey(doc, this.sort);
      return true;
    }
  }
}
