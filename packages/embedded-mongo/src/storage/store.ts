import type { Timestamp } from 'bson';
import type { Doc } from '../bson/value.ts';
import { ServerError, WriteConflict } from '../errors.ts';
import { parseIndexSpec, type IndexSpec } from '../index/index-spec.ts';
import type { ChangeLog, LoggedChange } from '../streams/change-log.ts';
import { positionOf, type Position } from '../streams/position.ts';
import { nextTimestamp } from '../transactions/cluster-time.ts';
import { Transaction } from '../transactions/transaction.ts';
import { BlobStore } from './blobs.ts';
import type { StoredOp } from './catalog-op.ts';
import { Ceiling, type CeilingOptions } from './ceiling.ts';
import {
  changesOf,
  creationOf,
  encodePlace,
  encodeRecord,
  growthOf,
  loggedChanges,
  opOf,
} from './changes.ts';
import { Collection } from './collection.ts';
import { Compactor, type CompactOptions } from './compactor.ts';
import { DiskReserve } from './disk-reserve.ts';
import type { Journal } from './journal.ts';
import { lockFolder } from './lock.ts';
import { INDEX_ENTRY_BYTES } from './memory.ts';
import { checkName } from './namespace.ts';
import { openFolder } from './open-folder.ts';
import { Replay } from './replay.ts';
import type { RetryNote } from './retry-note.ts';

/** Options for opening a store. */
export interface StoreOptions extends CeilingOptions {
  log?: ((message: string) => void) | undefined;
  /** The smallest journal that triggers a snapshot, in bytes. */
  compactBytes?: number | undefined;
  /** Disk space reserved for deleting and compacting, in bytes; none by default. */
  reserveBytes?: number | undefined;
}

/** All databases of one data folder: memory, journal, snapshot and lock. */
export class Store {
  readonly blobs: BlobStore;
  /** Disk space for operations that free space. */
  readonly reserve: DiskReserve;
  private readonly unlock: () => void;
  private readonly byNamespace = new Map<string, Collection>();
  /** Collections that transactions are about to create, by namespace; several may share one. */
  private readonly making = new Map<string, { collection: Collection; makers: Set<Transaction> }>();
  private nextCollectionId = 1;
  private clock = 1;
  readonly journal: Journal;
  readonly compactor: Compactor;
  /** Commits since the store was opened. */
  commits = 0;
  /** Time of the last write. */
  operationTime: Timestamp;
  /** Position of the last change. */
  private place: Position;
  readonly ceiling: Ceiling;
  /** The latest changes, for change streams. */
  readonly changes: ChangeLog;
  private lastWrite: Promise<void> = Promise.resolve();
  /** Open multi-document transactions. */
  readonly open = new Set<Transaction>();
  /** The reply of each session's last retryable write. */
  readonly retries = new Map<string, RetryNote>();
  /** Bytes of torn records truncated when the folder was opened. */
  readonly tornBytes: number;

  /** Opens a data folder and replays its content. Throws if it is locked or damaged. */
  constructor(folder: string, options: StoreOptions = {}) {
    this.ceiling = new Ceiling(options, () => this.byNamespace.values());
    this.reserve = new DiskReserve(folder, options.reserveBytes ?? 0);
    this.unlock = this.reserve.within(() => lockFolder(folder));
    try {
      this.blobs = new BlobStore(folder, this.reserve);
      const replay = new Replay();
      const opened = openFolder(
        folder,
        this.blobs.resolve,
        this.blobs.sync,
        this.reserve,
        (record, isRecent) => replay.add(record, isRecent),
      );
      this.journal = opened.journal;
      this.compactor = new Compactor({
        ...opened,
        folder,
        blobs: this.blobs,
        reserve: this.reserve,
        compactBytes: options.compactBytes,
        log: options.log ?? (() => {}),
        content: () => ({
          catalog: [...this.byNamespace.values()],
          notes: [...this.retries.values()],
        }),
        durable: () => this.durable(),
        begin: () => {
          // Without it, streams cannot resume from before a restart; nothing else depends on it.
          this.journal.append(encodePlace(this.place), true).catch(() => {});
        },
        mayPrune: () => this.open.size === 0,
      });
      this.tornBytes = opened.tornBytes;
      replay.finish();
      this.changes = replay.changes;
      this.place = this.changes.latest;
      this.operationTime = nextTimestamp();
      this.blobs.requirePresent(() => replay.documents());
      for (const collection of replay.collections.values()) {
        this.byNamespace.set(collection.namespace, collection);
      }
      for (const note of replay.notes.values()) this.retries.set(note.session, note);
      this.nextCollectionId = replay.nextId;
      this.reserve.keep();
    } catch (error) {
      this.unlock();
      throw error;
    }
  }

  /** All collections. */
  collections(): Iterable<Collection> {
    return this.byNamespace.values();
  }

  /** Returns a collection if it exists; a transaction also finds those it creates itself. */
  find(database: string, name: string, transaction?: Transaction): Collection | undefined {
    const namespace = `${database}.${name}`;
    return this.byNamespace.get(namespace) ?? transaction?.made.get(namespace);
  }

  /** Returns a collection; if it does not exist, the transaction creates it on commit. */
  ensure(database: string, name: string, transaction: Transaction): Collection {
    const found = this.find(database, name, transaction);
    if (found) return found;
    checkName(database, name);
    const namespace = `${database}.${name}`;
    const making = this.making.get(namespace) ?? {
      collection: new Collection(this.nextCollectionId++, database, name, {}),
      makers: new Set(),
    };
    making.makers.add(transaction);
    this.making.set(namespace, making);
    transaction.made.set(namespace, making.collection);
    return making.collection;
  }

  /** Creates a collection. */
  create(database: string, name: string, options: Doc): Collection {
    checkName(database, name);
    this.reserve.admit();
    const collection =
      this.making.get(`${database}.${name}`)?.collection ??
      new Collection(this.nextCollectionId++, database, name, options);
    this.byNamespace.set(collection.namespace, collection);
    this.append([creationOf(collection)], () => {
      this.byNamespace.delete(collection.namespace);
    });
    return collection;
  }

  /** Drops a collection. */
  drop(collection: Collection): void {
    this.requireIdle(collection);
    this.byNamespace.delete(collection.namespace);
    this.append(
      [{ t: 'drop', c: collection.id }],
      () => {
        this.byNamespace.set(collection.namespace, collection);
      },
      true,
      { kind: 'drop', database: collection.database, name: collection.name },
    );
  }

  /** Renames a collection; its target must not exist. */
  rename(collection: Collection, database: string, name: string): void {
    checkName(database, name);
    this.requireIdle(collection);
    this.reserve.admit();
    for (const maker of this.making.get(`${database}.${name}`)?.makers ?? [])
      throw new WriteConflict(maker.ended);
    const before = { database: collection.database, name: collection.name };
    const move = (to: { database: string; name: string }): void => {
      this.byNamespace.delete(collection.namespace);
      collection.database = to.database;
      collection.name = to.name;
      this.byNamespace.set(collection.namespace, collection);
    };
    move({ database, name });
    this.append(
      [{ t: 'rename', c: collection.id, db: database, name }],
      () => move(before),
      false,
      { kind: 'rename', ...before, to: { database, name } },
    );
  }

  /** Builds an index. */
  createIndex(collection: Collection, spec: IndexSpec): void {
    this.requireIdle(collection);
    this.reserve.admit();
    this.ceiling.admit({ bytes: collection.count * INDEX_ENTRY_BYTES, documents: 0 });
    collection.buildIndex(spec);
    this.append([{ t: 'index', c: collection.id, spec: spec.source }], () => {
      collection.indexes.delete(spec.name);
    });
  }

  /** Drops an index. */
  dropIndex(collection: Collection, name: string): void {
    this.requireIdle(collection);
    const index = collection.indexes.get(name);
    if (!index) throw new ServerError(27, `index not found with name [${name}]`);
    collection.indexes.delete(name);
    this.append(
      [{ t: 'unindex', c: collection.id, name }],
      () => collection.buildIndex(index.spec),
      true,
    );
  }

  /** Changes the TTL of an index. */
  changeTtl(collection: Collection, name: string, seconds: number): void {
    const index = collection.indexes.get(name);
    if (!index) throw new ServerError(27, `cannot find index ${name}`);
    const spec = parseIndexSpec({ ...index.spec.source, expireAfterSeconds: seconds });
    this.dropIndex(collection, name);
    this.createIndex(collection, spec);
  }

  private requireIdle(collection: Collection): void {
    for (const transaction of this.open) {
      if (transaction.overlays.has(collection) || transaction.made.has(collection.namespace))
        throw new WriteConflict(transaction.ended);
    }
  }

  /**
   * Starts a transaction that sees the currently committed data. `shared` ones outlive one command.
   */
  begin(shared: boolean): Transaction {
    const transaction = new Transaction(this.clock, (doc) => this.blobs.externalise(doc));
    if (shared) this.open.add(transaction);
    return transaction;
  }

  /**
   * Commits: applies in memory in one step and resolves when the record is durable. If the disk or
   * the memory limit refuses it, undoes everything and rejects.
   */
  commit(transaction: Transaction, note?: RetryNote): Promise<void> {
    const changes = changesOf(transaction);
    const made = [...transaction.made.values()].filter(
      (own) =>
        (transaction.overlays.has(own) || transaction.created.has(own)) &&
        !this.byNamespace.has(own.namespace),
    );
    const ops = [...made.map(creationOf), ...changes.map(opOf)];
    const growth = growthOf(changes);
    const frees = ops.length === 0 || growth.bytes < 0;
    const time = nextTimestamp();
    let payload: Buffer;
    try {
      if (!frees) this.reserve.admit();
      this.ceiling.admit(growth);
      payload = encodeRecord(ops, time, note);
    } catch (error) {
      this.abort(transaction);
      return Promise.reject(error as Error);
    }
    this.open.delete(transaction);
    const timestamp = ++this.clock;
    const keepOld = this.open.size > 0;
    this.release(transaction);
    for (const collection of made) this.byNamespace.set(collection.namespace, collection);
    const undo = changes.map(({ collection, idKey, next, bytes }) =>
      collection.apply(idKey, next, bytes, timestamp, keepOld),
    );
    const previousNote = note && this.retries.get(note.session);
    if (note) this.retries.set(note.session, note);
    transaction.end();
    this.collectOld();
    if (ops.length === 0 && !note) return this.durable();
    this.commits++;
    const undoAll = (): void => {
      for (const step of undo.reverse()) step();
      for (const { namespace } of made) this.byNamespace.delete(namespace);
      if (note && previousNote) this.retries.set(note.session, previousNote);
      else if (note) this.retries.delete(note.session);
    };
    this.appendRecord(payload, undoAll, frees, time, loggedChanges(changes, time));
    return this.durable();
  }

  /** Drops the collections that a transaction was about to create. */
  private release(transaction: Transaction): void {
    for (const namespace of transaction.made.keys()) {
      const making = this.making.get(namespace);
      making?.makers.delete(transaction);
      if (making?.makers.size === 0) this.making.delete(namespace);
    }
    transaction.made.clear();
  }

  /** Drops a transaction's writes. */
  abort(transaction: Transaction): void {
    this.open.delete(transaction);
    this.release(transaction);
    transaction.end();
    this.collectOld();
  }

  private collectOld(): void {
    if (this.open.size > 0) return;
    for (const collection of this.byNamespace.values()) collection.collectOld();
  }

  /** Resolves when everything written so far is durable. */
  durable(): Promise<void> {
    return this.lastWrite;
  }

  private append(
    ops: StoredOp[],
    undo: () => void,
    frees = false,
    change?: Omit<LoggedChange, 'position' | 'bytes'>,
  ): void {
    const time = nextTimestamp();
    const changes = change ? [{ ...change, position: positionOf(time, 0), bytes: 0 }] : [];
    this.appendRecord(encodeRecord(ops, time), undo, frees, time, changes);
  }

  private appendRecord(
    payload: Buffer,
    undo: () => void,
    frees: boolean,
    time: Timestamp,
    changes: readonly LoggedChange[],
  ): void {
    this.operationTime = time;
    this.place = positionOf(time, changes.length - 1);
    const written = this.journal.append(payload, frees);
    this.lastWrite = written;
    const told = (): void => this.changes.add(changes);
    written.then(told, () => {
      undo();
      // Failed writes are undone; later read-only commands must not fail because of them.
      if (this.lastWrite === written) this.lastWrite = Promise.resolve();
    });
    this.compactor.whenDue();
  }

  /**
   * Writes a snapshot and starts a new journal; waits for a running compaction. With `wipe`,
   * nothing of previously deleted data stays in the folder.
   */
  compact(options?: CompactOptions): Promise<void> {
    return this.compactor.compact(options);
  }

  /** Ends all transactions, flushes and releases the folder. */
  async close(): Promise<void> {
    for (const transaction of Array.from(this.open)) this.abort(transaction);
    await this.compactor.settled();
    await this.journal.close();
    this.blobs.close();
    this.unlock();
  }
}
