import type { Doc } from '../bson/value.ts';
import { ServerError, WriteConflict } from '../errors.ts';
import { Collection } from '../storage/collection.ts';
import type { VersionedRecord } from '../storage/record.ts';
import type { WriteOwner } from '../storage/write-owner.ts';
import type { KeyIndex } from '../index/key-index.ts';

/** Versions written by one transaction; `undefined` deletes. */
export type Overlay = Map<string, Doc | undefined>;

/** A unique key that is reserved and not committed yet. */
interface Reserved {
  index: KeyIndex;
  key: string;
}

/**
 * The writes of one command or one multi-document transaction, invisible to others until the store
 * commits them. Writing to data held by another open transaction is a {@link WriteConflict}.
 */
export class Transaction implements WriteOwner {
  /** Reads see data committed up to this timestamp. */
  readonly snapshot: number;
  /** Resolves when the transaction is committed or aborted. */
  readonly ended: Promise<void>;
  readonly overlays = new Map<Collection, Overlay>();
  /** Collections that the transaction creates, by namespace; others see them after the commit. */
  readonly made = new Map<string, Collection>();
  /** Versions that replace a whole document. */
  readonly whole = new WeakSet<Doc>();
  /** Those of them that are created even without any write. */
  readonly created = new Set<Collection>();
  private readonly owned: VersionedRecord[] = [];
  private readonly reservations: Reserved[] = [];
  private finish: () => void = () => {};

  private readonly store: (doc: Doc) => Doc;

  /** `store` moves large binaries out of a document before it is kept. */
  constructor(snapshot: number, store: (doc: Doc) => Doc) {
    this.snapshot = snapshot;
    this.store = store;
    this.ended = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  /** Returns the version of a document that this transaction sees. */
  read(collection: Collection, idKey: string): Doc | undefined {
    const overlay = this.overlays.get(collection);
    if (overlay?.has(idKey)) return overlay.get(idKey);
    return collection.records.get(idKey)?.at(this.snapshot);
  }

  /**
   * Writes a version. Throws {@link WriteConflict} against other transactions and 11000 for a
   * duplicate unique key.
   */
  write(collection: Collection, idKey: string, next: Doc | undefined, whole = false): void {
    const record = collection.records.get(idKey);
    this.claim(record);
    let overlay = this.overlays.get(collection);
    const previous = overlay?.has(idKey) ? overlay.get(idKey) : record?.at(this.snapshot);
    const taken = next ? this.checkUnique(collection, idKey, previous, next) : [];
    if (!overlay) this.overlays.set(collection, (overlay = new Map()));
    if (previous && overlay.has(idKey)) this.release(collection, idKey, previous, next);
    const stored = next && this.store(next);
    if (whole && stored) this.whole.add(stored);
    overlay.set(idKey, stored);
    for (const { index, key } of taken) {
      index.reserved.set(key, { owner: this, idKey });
      this.reservations.push({ index, key });
    }
    if (record && record.owner !== this) {
      record.owner = this;
      this.owned.push(record);
    }
  }

  private claim(record: VersionedRecord | undefined): void {
    if (!record) return;
    if (record.owner && record.owner !== this) throw new WriteConflict(record.owner.ended);
    if (record.timestamp > this.snapshot) throw new WriteConflict();
  }

  /**
   * Throws if a unique key is taken. Returns the keys to reserve: new ones only, because the record
   * already holds the unchanged ones.
   */
  private checkUnique(
    collection: Collection,
    idKey: string,
    previous: Doc | undefined,
    next: Doc,
  ): Reserved[] {
    const taken: Reserved[] = [];
    for (const index of collection.indexes.values()) {
      if (previous && index.keepsKeys(previous, next)) continue;
      if (!index.spec.unique) {
        // Parallel arrays are refused before anything is written.
        index.refuseParallelArrays(next);
        continue;
      }
      const known = previous ? index.keysOf(previous) : [];
      for (const key of index.keysOf(next)) {
        if (!known.includes(key)) this.checkKey(collection, index, key, idKey, next);
        taken.push({ index, key });
      }
    }
    return taken;
  }

  private checkKey(
    collection: Collection,
    index: KeyIndex,
    key: string,
    idKey: string,
    next: Doc,
  ): void {
    const reservation = index.reserved.get(key);
    if (reservation) {
      if (reservation.owner !== this) throw new WriteConflict(reservation.owner.ended);
      if (reservation.idKey !== idKey) throw index.duplicate(collection.namespace, next, key);
      return;
    }
    for (const holder of index.holders(key)) {
      if (holder.idKey === idKey) continue;
      if (!holder.doc || (holder.older && !index.keysOf(holder.doc).includes(key))) {
        // A stale entry: freed after this snapshot means a conflict, freed before means free.
        if (holder.timestamp > this.snapshot) throw new WriteConflict();
        continue;
      }
      const overlay = this.overlays.get(collection);
      if (overlay?.has(holder.idKey)) {
        // Own deletions and changes free the key, unless the change keeps it.
        const own = overlay.get(holder.idKey);
        if (own && index.keysOf(own).includes(key))
          throw index.duplicate(collection.namespace, next, key);
        continue;
      }
      if (holder.owner) throw new WriteConflict(holder.owner.ended);
      if (holder.timestamp > this.snapshot) throw new WriteConflict();
      throw index.duplicate(collection.namespace, next, key);
    }
  }

  private release(
    collection: Collection,
    idKey: string,
    previous: Doc,
    next: Doc | undefined,
  ): void {
    for (const index of collection.indexes.values()) {
      if (!index.spec.unique || (next && index.keepsKeys(previous, next))) continue;
      const kept = next ? index.keysOf(next) : [];
      for (const key of index.keysOf(previous)) {
        const held = index.reserved.get(key);
        if (held?.owner === this && held.idKey === idKey && !kept.includes(key)) {
          index.reserved.delete(key);
        }
      }
    }
  }

  /** Releases everything the transaction holds; the store calls it after commit and on abort. */
  end(): void {
    for (const record of this.owned) if (record.owner === this) record.owner = undefined;
    for (const { index, key } of this.reservations) {
      if (index.reserved.get(key)?.owner === this) index.reserved.delete(key);
    }
    this.finish();
  }

  /** Inserts a document. Throws 11000 if its `_id` exists. */
  insert(collection: Collection, doc: Doc): void {
    const idKey = Collection.idKeyOf(doc);
    const record = collection.records.get(idKey);
    this.claim(record);
    if (this.read(collection, idKey)) throw collection.idIndex.duplicate(collection.namespace, doc);
    this.write(collection, idKey, doc);
  }

  /**
   * Replaces the version of an existing document, by replacement or update. `_id` cannot change.
   */
  replace(collection: Collection, idKey: string, next: Doc, whole = false): void {
    if (Collection.idKeyOf(next) !== idKey) {
      throw new ServerError(
        66,
        `Performing an update on the path '_id' would modify the immutable field '_id'`,
      );
    }
    this.write(collection, idKey, next, whole);
  }

  /** Deletes a document. */
  remove(collection: Collection, idKey: string): void {
    this.write(collection, idKey, undefined);
  }
}
