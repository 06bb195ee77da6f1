import { encodeList, type RawList } from '../bson/encode.ts';
import { asInteger } from '../bson/arithmetic.ts';
import type { Doc, Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { MAX_DOCUMENT_BYTES } from '../wire/message.ts';

const IDLE_MS = 10 * 60_000;
const DEFAULT_FIRST_BATCH = 101;

interface OpenCursor {
  namespace: string;
  docs: readonly Doc[];
  at: number;
  shape: ((doc: Doc) => Doc) | undefined;
  /** Monotonic time, unaffected by clock changes. */
  lastUsed: number;
  lasting: boolean;
  /** Why it returns no more documents. */
  killed: string | undefined;
}

/** The source of a cursor's documents. */
export interface CursorSource {
  namespace: string;
  docs: readonly Doc[];
  /** Projects a document when it is sent. */
  shape?: ((doc: Doc) => Doc) | undefined;
  /** True if it does not expire when unused. */
  lasting?: boolean;
}

/** The open cursors. Their documents are a snapshot: later writes do not change them. */
export class Cursors {
  private readonly cursors = new Map<bigint, OpenCursor>();
  private nextId = BigInt(Date.now()) * 1000n;

  /** Returns an unused cursor id. */
  newId(): bigint {
    return this.nextId++;
  }

  /** Returns the `cursor` of a first reply. `batchSize` undefined means the default. */
  first(source: CursorSource, batchSize: number | undefined, single = false): Doc {
    const cursor: OpenCursor = {
      namespace: source.namespace,
      docs: source.docs,
      at: 0,
      shape: source.shape,
      lastUsed: performance.now(),
      lasting: source.lasting ?? false,
      killed: undefined,
    };
    const firstBatch = this.take(cursor, batchSize ?? DEFAULT_FIRST_BATCH);
    let id = 0n;
    if (!single && cursor.at < cursor.docs.length) {
      id = this.newId();
      this.cursors.set(id, cursor);
    }
    return { firstBatch, id, ns: source.namespace };
  }

  /**
   * Returns the `cursor` of a `getMore`. Throws `CursorNotFound` (43), and `Unauthorized` (13) for
   * the cursor of another collection.
   */
  next(id: bigint, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.cursors.get(id);
    if (!cursor) throw new ServerError(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace)
      throw new ServerError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    if (cursor.killed !== undefined) {
      this.cursors.delete(id);
      throw new ServerError(175, cursor.killed);
    }
    const nextBatch = this.take(cursor, batchSize || Number.POSITIVE_INFINITY);
    cursor.lastUsed = performance.now();
    const done = cursor.at >= cursor.docs.length;
    if (done) this.cursors.delete(id);
    return { nextBatch, id: done ? 0n : id, ns: cursor.namespace };
  }

  private take(cursor: OpenCursor, count: number): RawList {
    const { docs, shape, at } = cursor;
    const docAt = (next: number): Doc | undefined => {
      const doc = docs[at + next];
      return doc && shape ? shape(doc) : doc;
    };
    const batch = encodeList(docAt, count, MAX_DOCUMENT_BYTES);
    cursor.at += batch.count;
    return batch;
  }

  /** Kills the cursors of a collection that no longer exists under its name. */
  killAll(namespace: string, why: string): void {
    for (const cursor of this.cursors.values())
      if (cursor.namespace === namespace) cursor.killed = why;
  }

  /** Closes a cursor; returns false if it does not exist. */
  kill(id: bigint): boolean {
    return this.cursors.delete(id);
  }

  /** Closes cursors unused for ten minutes. */
  expire(now = performance.now()): void {
    for (const [id, cursor] of this.cursors)
      if (!cursor.lasting && now - cursor.lastUsed > IDLE_MS) this.cursors.delete(id);
  }

  /** The number of open cursors. */
  get size(): number {
    return this.cursors.size;
  }
}

/** Returns a batch size; undefined if there is none. */
export function batchSizeOf(value: Value): number | undefined {
  if (value === undefined || value === null) return undefined;
  const size = asInteger(value);
  if (size === undefined || size < 0)
    throw new ServerError(
      51024,
      `BSON field 'batchSize' value must be >= 0, actual value '${String(value)}'`,
    );
  return size;
}
