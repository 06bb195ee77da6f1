import { BSONRegExp } from 'bson';
import { withCollation } from '../bson/collation.ts';
import { keyOf } from '../bson/key.ts';
import { typeName, type Doc } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { parseIndexSpec, type IndexSpec } from '../index/index-spec.ts';
import { KeyIndex } from '../index/key-index.ts';
import { memoryOf, RECORD_BYTES } from './memory.ts';
import { VersionedRecord } from './record.ts';
import { Records } from './records.ts';
import { StoredDoc, type Content } from './stored-doc.ts';

/** Number of documents from which filling an index would noticeably delay the start. */
const LARGE = 5000;

/** The documents and indexes of one collection. */
export class Collection {
  readonly id: number;
  database: string;
  name: string;
  /** The options of `create`. */
  readonly options: Doc;
  readonly records = new Records();
  readonly indexes = new Map<string, KeyIndex>();
  /** Committed documents. */
  count = 0;
  /** Their approximate memory, without indexes. */
  bytes = 0;
  private serial = 0;
  /** Records with versions visible only to open transactions. */
  private readonly stale = new Set<VersionedRecord>();

  constructor(id: number, database: string, name: string, options: Doc) {
    this.id = id;
    this.database = database;
    this.name = name;
    this.options = options;
    this.indexes.set('_id_', new KeyIndex(parseIndexSpec({ key: { _id: 1 }, name: '_id_' })));
  }

  /** Records whose outdated versions may be visible to open transactions. */
  get staleRecords(): ReadonlySet<VersionedRecord> {
    return this.stale;
  }

  /** `database.collection`. */
  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** The index on `_id`. */
  get idIndex(): KeyIndex {
    return this.indexes.get('_id_')!;
  }

  /** Returns the record for an `_id` key, creating it if necessary. */
  recordFor(idKey: string): VersionedRecord {
    let record = this.records.get(idKey);
    if (!record) {
      record = new VersionedRecord(idKey, this.serial++);
      this.records.set(idKey, record);
    }
    return record;
  }

  /**
   * Makes `next`, of the given size in bytes, the committed version. `keepOld` keeps the previous
   * one for open transactions. Returns a function that undoes it.
   */
  apply(
    idKey: string,
    next: Doc | undefined,
    bytes: number,
    timestamp: number,
    keepOld: boolean,
  ): () => void {
    const record = this.recordFor(idKey);
    const previous = record.doc;
    const previousBytes = record.bytes;
    const previousTimestamp = record.timestamp;
    const previousOlder = record.older;
    if (keepOld && previousTimestamp > 0) {
      record.older = { doc: previous, timestamp: previousTimestamp, older: previousOlder };
      this.stale.add(record);
    }
    record.doc = next;
    record.timestamp = timestamp;
    this.reindex(record, previous, next, keepOld);
    this.count += (next ? 1 : 0) - (previous ? 1 : 0);
    this.resize(record, bytes);
    if (!next && !record.older) this.records.delete(idKey);
    return () => {
      this.records.set(idKey, record);
      record.doc = previous;
      record.timestamp = previousTimestamp;
      record.older = previousOlder;
      this.reindex(record, next, previous, false);
      this.count -= (next ? 1 : 0) - (previous ? 1 : 0);
      this.resize(record, previousBytes);
      if (!previous && !record.older) this.records.delete(idKey);
    };
  }

  /**
   * Sets a version while a data folder is read; {@link finishLoad} builds the indexes. Returns the
   * previous version, and the approximate size of the new one.
   */
  load(
    idKey: string,
    content: Content | undefined,
  ): { before: Content | undefined; bytes: number } {
    const record = this.recordFor(idKey);
    const before = record.content;
    this.count += (content ? 1 : 0) - (before ? 1 : 0);
    record.content = content;
    record.timestamp = 1;
    this.resize(record, content ? RECORD_BYTES + sizeOf(content) : 0);
    if (!content) this.records.delete(idKey);
    return { before, bytes: record.bytes };
  }

  /**
   * Builds the indexes from the loaded documents. For a large collection, builds only those that
   * writes depend on; the others are filled on demand, or in idle time.
   */
  finishLoad(): void {
    for (const index of this.indexes.values()) {
      const { name, unique } = index.spec;
      if (this.records.size < LARGE || unique || name === '_id_') index.fill(this.records.values());
      else index.fillLater(this.records);
    }
  }

  private resize(record: VersionedRecord, bytes: number): void {
    this.bytes += bytes - record.bytes;
    record.bytes = bytes;
  }

  private reindex(
    record: VersionedRecord,
    previous: Doc | undefined,
    next: Doc | undefined,
    keepOld: boolean,
  ): void {
    for (const index of this.indexes.values()) {
      if (previous && next && !keepOld && index.keepsKeys(previous, next)) continue;
      const after = next ? index.keysOf(next) : [];
      if (previous && !keepOld) {
        const before = index.keysOf(previous);
        if (before.length === 1 && after.length === 1 && before[0] === after[0]) continue;
        index.remove(
          before.filter((key) => !after.includes(key)),
          record,
        );
      }
      index.insert(after, record);
    }
  }

  /** Drops versions that no transaction can see any more. */
  collectOld(): void {
    for (const record of this.stale) {
      const current = record.doc;
      for (const index of this.indexes.values()) {
        const live = current ? index.keysOf(current) : [];
        for (let old = record.older; old; old = old.older) {
          if (old.doc)
            index.remove(
              index.keysOf(old.doc).filter((key) => !live.includes(key)),
              record,
            );
        }
      }
      record.older = undefined;
      if (!current && !record.owner) this.records.delete(record.idKey);
    }
    this.stale.clear();
  }

  /** Builds an index over the committed documents. Throws 11000 for a duplicate. */
  buildIndex(spec: IndexSpec): void {
    const index = new KeyIndex(spec);
    const duplicate = index.fill(this.records.values());
    if (duplicate?.doc) throw index.duplicate(this.namespace, duplicate.doc);
    this.indexes.set(spec.name, index);
  }

  /** Returns the `_id` key of a document. Throws if `_id` has an invalid type. */
  static idKeyOf(doc: Doc): string {
    const id = doc['_id'];
    if (Array.isArray(id) || id instanceof BSONRegExp) {
      throw new ServerError(53, `The '_id' value cannot be of type ${typeName(id)}`);
    }
    return typeof id === 'object' || typeof id === 'string'
      ? withCollation(undefined, () => keyOf(id))
      : keyOf(id);
  }
}

const sizeOf = (content: Content): number =>
  content instanceof StoredDoc ? content.memory : memoryOf(content);
