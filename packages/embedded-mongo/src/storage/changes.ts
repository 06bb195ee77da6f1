import type { Timestamp } from 'bson';
import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import type { LoggedChange } from '../streams/change-log.ts';
import { positionOf, timeOf, type Position } from '../streams/position.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { StoredOp } from './catalog-op.ts';
import type { Usage } from './ceiling.ts';
import type { Collection } from './collection.ts';
import { INDEX_ENTRY_BYTES, memoryOf, RECORD_BYTES } from './memory.ts';
import type { RetryNote } from './retry-note.ts';

/** A document changed by a transaction. */
export interface Change {
  collection: Collection;
  idKey: string;
  current: Doc | undefined;
  next: Doc | undefined;
  /** Whether it replaces the whole document. */
  whole: boolean;
  /** Approximate memory of `next`. */
  bytes: number;
}

/** Returns the changes of a transaction to committed data. */
export function changesOf(transaction: Transaction): Change[] {
  const changes: Change[] = [];
  for (const [collection, overlay] of transaction.overlays) {
    for (const [idKey, next] of overlay) {
      const current = collection.records.get(idKey)?.doc;
      if (!next && !current) continue;
      const bytes = next ? RECORD_BYTES + memoryOf(next) : 0;
      const whole = next !== undefined && transaction.whole.has(next);
      changes.push({ collection, idKey, current, next, whole, bytes });
    }
  }
  return changes;
}

/** Returns the growth caused by some changes. */
export function growthOf(changes: readonly Change[]): Usage {
  const growth: Usage = { bytes: 0, documents: 0 };
  for (const { collection, idKey, current, next, bytes } of changes) {
    const indexes = collection.indexes.size * INDEX_ENTRY_BYTES;
    const before = current ? (collection.records.get(idKey)?.bytes ?? 0) + indexes : 0;
    growth.bytes += (next ? bytes + indexes : 0) - before;
    growth.documents += (next ? 1 : 0) - (current ? 1 : 0);
  }
  return growth;
}

/** Returns a change in its stored form. */
export function opOf({ collection, next, current, whole }: Change): StoredOp {
  return next
    ? { t: 'put', c: collection.id, d: next, r: whole || undefined }
    : { t: 'del', c: collection.id, i: current!['_id'] };
}

/** Returns the creation of a collection in its stored form. */
export function creationOf({ id, database, name, options }: Collection): StoredOp {
  return { t: 'create', c: id, db: database, name, options };
}

/** One record of the journal. */
export function encodeRecord(ops: StoredOp[], time: Timestamp, note?: RetryNote): Buffer {
  return encode({ o: ops, ...(note ? { s: { ...note } } : {}), w: time }, true);
}

/** The first record of a new journal: the position of the last change before it. */
export function encodePlace(place: Position): Buffer {
  return encode({ o: [], w: timeOf(place), n: place.change });
}

/** Returns the stream events of changes written at one time. */
export function loggedChanges(changes: readonly Change[], time: Timestamp): LoggedChange[] {
  return changes.map(({ collection, current, next, whole, bytes }, at) => {
    const kind = next ? (current ? (whole ? 'replace' : 'update') : 'insert') : 'delete';
    const { database, name } = collection;
    const id = (next ?? current)?.['_id'];
    const position = positionOf(time, at);
    return { position, kind, database, name, id, before: current, after: next, bytes };
  });
}
