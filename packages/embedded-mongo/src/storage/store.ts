import { mkdirSync } from 'node:fs';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import { ServerError, WriteConflict } from '../errors.ts';
import { parseIndexSpec, type IndexSpec } from '../index/index-spec.ts';
import { Transaction } from '../transactions/transaction.ts';
import { BlobStore } from './blobs.ts';
import type { StoredOp } from './catalog-op.ts';
import { Collection } from './collection.ts';
import type { Journal } from './journal.ts';
import { lockFolder } from './lock.ts';
import { Replay } from './replay.ts';
import type { RetryNote } from './retry-note.ts';
import { nextGeneration, openGeneration, removeBefore, writeSnapshot } from './snapshot.ts';

const MIN_COMPACT_BYTES = 16 * 1024 * 1024;

/** All databases of one data folder: memory, journal, snapshot and lock. */
export class Store {
  private readonly folder: string;
  readonly blobs: BlobStore;
  private readonly unlock: () => void;
  private readonly byNamespace = new Map<string, Collection>();
  private nextCollectionId = 1;
  private clock = 1;
  private journal: Journal;
  private generation: number;
  private snapshotBytes: number;
  private compacting: Promise<void> | undefined;
  private lastWrite: Promise<void> = Promise.resolve();
  /** Open multi-document transactions. */
  readonly open = new Set<Transaction>();
  /** The answers of the last retryable write of each session. */
  readonly retries = new Map<string, RetryNote>();
  /** Bytes of torn records that were cut when the folder was opened. */
  readonly tornBytes: number;
  private readonly log: (message: string) => void;

  /** Opens a data folder, replaying what is there. Throws when it is locked or damaged. */
  constructor(folder: string, log: (message: string) => void = () => {}) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.folder = folder;
    this.log = log;
    this.unlock = lockFolder(folder);
    try {
      this.blobs = new BlobStore(folder);
      const replay = new Replay();
      const opened = openGeneration(folder, this.blobs.sync, (payload) =>
        replay.add(decode(payload, 0, this.blobs.resolve)),
      );
      this.journal = opened.journal;
      this.generation = opened.generation;
      this.snapshotBytes = opened.snapshotBytes;
      this.tornBytes = opened.tornBytes;
      replay.finish();
      for (const collection of replay.collections.values()) {
        this.byNamespace.set(collection.namespace, collection);
      }
      for (const note of replay.notes.values()) this.retries.set(note.session, note);
      this.nextCollectionId = replay.nextId;
    } catch (error) {
      this.unlock();
      throw error;
    }
  }

  /** All collections. */
  collections(): Iterable<Collection> {
    return this.byNamespace.values();
  }

  /** A collection, or nothing. */
  find(database: string, name: string): Collection | undefined {
    return this.byNamespace.get(`${database}.${name}`);
  }

  /** A collection, created when it does not exist. */
  ensure(database: string, name: string): Collection {
    return this.find(database, name) ?? this.create(database, name, {});
  }

  /** Creates a collection. */
  create(database: string, name: string, options: Doc): Collection {
    checkName(database, name);
    const collection = new Collection(this.nextCollectionId++, database, name, options);
    this.byNamespace.set(collection.namespace, collection);
    this.append([{ t: 'create', c: collection.id, db: database, name, options }], () => {
      this.byNamespace.delete(collection.namespace);
    });
    return collection;
  }

  /** Drops a collection. */
  drop(collection: Collection): void {
    this.requireIdle(collection);
    this.byNamespace.delete(collection.namespace);
    this.append([{ t: 'drop', c: collection.id }], () => {
      this.byNamespace.set(collection.namespace, collection);
    });
  }

  /** Renames a collection; its target must not exist. */
  rename(collection: Collection, database: string, name: string): void {
    checkName(database, name);
    this.requireIdle(collection);
    const before = { database: collection.database, name: collection.name };
    const move = (to: { database: string; name: string }): void => {
      this.byNamespace.delete(collection.namespace);
      collection.database = to.database;
      collection.name = to.name;
      this.byNamespace.set(collection.namespace, collection);
    };
    move({ database, name });
    this.append([{ t: 'rename', c: collection.id, db: database, name }], () => move(before));
  }

  /** Builds an index. */
  createIndex(collection: Collection, spec: IndexSpec): void {
    this.requireIdle(collection);
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
    this.append([{ t: 'unindex', c: collection.id, name }], () => {
      collection.buildIndex(index.spec);
    });
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
      if (transaction.overlays.has(collection)) throw new WriteConflict(transaction.ended);
    }
  }

  /** Starts a transaction that sees what is committed now. `shared` ones outlive one command. */
  begin(shared: boolean): Transaction {
    const transaction = new Transaction(this.clock, (doc) => this.blobs.externalise(doc));
    if (shared) this.open.add(transaction);
    return transaction;
  }

  /**
   * Commits: applies in memory in one step and resolves when the record is on the disk.
   * Rejects when the disk refuses, with everything undone.
   */
  commit(transaction: Transaction, note?: RetryNote): Promise<void> {
    this.open.delete(transaction);
    const ops: StoredOp[] = [];
    const undo: (() => void)[] = [];
    const timestamp = ++this.clock;
    const keepOld = this.open.size > 0;
    for (const [collection, overlay] of transaction.overlays) {
      for (const [idKey, next] of overlay) {
        const current = collection.records.get(idKey)?.doc;
        if (!next && !current) continue;
        ops.push(
          next
            ? { t: 'put', c: collection.id, d: next }
            : { t: 'del', c: collection.id, i: current!['_id'] },
        );
        undo.push(collection.apply(idKey, next, timestamp, keepOld));
      }
    }
    const previousNote = note && this.retries.get(note.session);
    if (note) this.retries.set(note.session, note);
    transaction.end();
    this.collectOld();
    if (ops.length === 0 && !note) return this.durable();
    this.append(
      ops,
      () => {
        for (const step of undo.reverse()) step();
        if (note && previousNote) this.retries.set(note.session, previousNote);
        else if (note) this.retries.delete(note.session);
      },
      note,
    );
    return this.durable();
  }

  /** Forgets a transaction's writes. */
  abort(transaction: Transaction): void {
    this.open.delete(transaction);
    transaction.end();
    this.collectOld();
  }

  private collectOld(): void {
    if (this.open.size > 0) return;
    for (const collection of this.byNamespace.values()) collection.collectOld();
  }

  /** Resolves when everything written so far is on the disk. */
  durable(): Promise<void> {
    return this.lastWrite;
  }

  private append(ops: StoredOp[], undo: () => void, note?: RetryNote): void {
    const record: Doc = { o: ops, ...(note ? { s: { ...note } } : {}) };
    const payload = encode(record, true);
    const written = this.journal.append(payload);
    this.lastWrite = written;
    written.catch(() => {
      undo();
      // What failed is undone; later commands that write nothing are not to blame.
      if (this.lastWrite === written) this.lastWrite = Promise.resolve();
    });
    if (this.journal.size > Math.max(MIN_COMPACT_BYTES, 2 * this.snapshotBytes)) {
      this.compact().catch((error: unknown) => this.log(`compaction failed: ${String(error)}`));
    }
  }

  /** Writes a snapshot and starts a fresh journal; what runs already is awaited. */
  compact(): Promise<void> {
    this.compacting ??= this.runCompaction().finally(() => {
      this.compacting = undefined;
    });
    return this.compacting;
  }

  private async runCompaction(): Promise<void> {
    const old = this.journal;
    const generation = this.generation + 1;
    this.journal = nextGeneration(this.folder, generation, this.blobs.sync);
    this.generation = generation;
    const catalog = [...this.byNamespace.values()];
    const notes = [...this.retries.values()];
    const lastSegment = this.blobs.rotate();
    // The old journal's records come first on the disk; a replay reads them in order.
    await old.close();
    const result = await writeSnapshot(this.folder, generation, catalog, notes, () =>
      this.durable(),
    );
    this.snapshotBytes = result.bytes;
    removeBefore(this.folder, generation);
    // An open transaction may hold a reference that no document has yet.
    if (this.open.size === 0) this.blobs.prune(result.segments, lastSegment);
  }

  /** Ends all transactions, flushes and releases the folder. */
  async close(): Promise<void> {
    for (const transaction of [...this.open]) this.abort(transaction);
    await this.compacting?.catch(() => {});
    await this.journal.close();
    this.blobs.close();
    this.unlock();
  }
}

function checkName(database: string, name: string): void {
  if (database === '' || /[\s/\\."$*<>:|?\0]/.test(database) || Buffer.byteLength(database) > 63) {
    throw new ServerError(73, `Invalid database name: '${database}'`);
  }
  if (
    name === '' ||
    name.startsWith('.') ||
    name.endsWith('.') ||
    /[$\0]/.test(name) ||
    Buffer.byteLength(name) > 200
  ) {
    throw new ServerError(73, `Invalid collection name: '${name}'`);
  }
}
