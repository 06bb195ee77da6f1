import { Timestamp } from 'bson';
import { keyOf } from '../bson/key.ts';
import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { parseIndexSpec } from '../index/index-spec.ts';
import { KeyIndex } from '../index/key-index.ts';
import { ChangeLog, type LoggedChange } from '../streams/change-log.ts';
import { positionOf, timeOf, type Position } from '../streams/position.ts';
import { nextTimestamp, noteTime } from '../transactions/cluster-time.ts';
import type { ReadOp } from './catalog-op.ts';
import { Collection } from './collection.ts';
import type { RetryNote } from './retry-note.ts';
import { StoredDoc } from './stored-doc.ts';

const ID = [Buffer.from('_id')];

/** Rebuilds the collections from stored records. Indexes are built once, at the end. */
export class Replay {
  readonly collections = new Map<number, Collection>();
  readonly notes = new Map<string, RetryNote>();
  nextId = 1;
  /** Changes from the journals. */
  readonly changes = new ChangeLog();
  /** False while unknown changes are possible. */
  private known = true;
  private readonly adopt: boolean;

  /**
   * `adopt` keeps documents of collections with a lost creation record, in the database
   * `recovered`.
   */
  constructor({ adopt = false }: { adopt?: boolean } = {}) {
    this.adopt = adopt;
  }

  /** Applies one record of a snapshot, or a recent one of a journal. */
  add(record: Doc, isRecent = false): void {
    const time = record['w'];
    const place = isRecent && time instanceof Timestamp ? positionOf(time) : undefined;
    if (place) this.reach(place, record['n']);
    const changes: LoggedChange[] = [];
    for (const op of record['o'] as ReadOp[]) {
      const change = this.apply(op);
      if (place && change)
        changes.push({ ...change, position: { ...place, change: changes.length } });
    }
    // Records without a time are from a snapshot or an earlier build.
    if (!place) this.known = false;
    this.changes.add(changes);
    const note = record['s'];
    if (isDoc(note)) {
      const number = BigInt(note['number'] as number | bigint);
      const session = String(note['session']);
      this.notes.set(session, { session, number, reply: note['reply'] as Doc });
    }
  }

  /** Continues at a position; if earlier changes are unknown, streams can start there. */
  private reach(place: Position, change: Value): void {
    noteTime(timeOf(place));
    if (!this.known) this.changes.forget(typeof change === 'number' ? { ...place, change } : place);
    this.known = true;
  }

  private apply(op: ReadOp): Omit<LoggedChange, 'position'> | undefined {
    if (op.t === 'create') {
      this.collections.set(op.c, new Collection(op.c, op.db, op.name, op.options));
      this.nextId = Math.max(this.nextId, op.c + 1);
      return undefined;
    }
    // A snapshot taken after a drop no longer contains the collection of older records.
    const collection = this.collections.get(op.c) ?? (op.t === 'put' && this.adopted(op.c));
    if (!collection) return undefined;
    const { database, name } = collection;
    switch (op.t) {
      case 'put': {
        const named = op.d instanceof StoredDoc ? op.d.fields(ID) : op.d;
        const { before, bytes } = collection.load(Collection.idKeyOf(named), op.d);
        const kind = before ? (op.r ? 'replace' : 'update') : 'insert';
        return { kind, database, name, id: named['_id'], before, after: op.d, bytes };
      }
      case 'del': {
        const { before, bytes } = collection.load(keyOf(op.i), undefined);
        return { kind: 'delete', database, name, id: op.i, before, bytes };
      }
      case 'drop':
        this.collections.delete(op.c);
        return { kind: 'drop', database, name, bytes: 0 };
      case 'rename':
        collection.database = op.db;
        collection.name = op.name;
        return { kind: 'rename', database, name, to: { database: op.db, name: op.name }, bytes: 0 };
      case 'index': {
        const spec = parseIndexSpec(op.spec);
        collection.indexes.set(spec.name, new KeyIndex(spec));
        break;
      }
      case 'unindex':
        collection.indexes.delete(op.name);
        break;
      case 'options':
        Object.assign(collection.options, op.options);
        break;
      default:
        throw new Error(`unknown stored operation ${String((op as Doc)['t'])}`);
    }
    return undefined;
  }

  private adopted(id: number): Collection | undefined {
    if (!this.adopt) return undefined;
    const collection = new Collection(id, 'recovered', `collection-${id}`, {});
    this.collections.set(id, collection);
    this.nextId = Math.max(this.nextId, id + 1);
    return collection;
  }

  /** Yields all existing documents that may refer to other files. */
  *documents(): Generator<Doc> {
    for (const collection of this.collections.values())
      for (const { content } of collection.records.values())
        if (content && !(content instanceof StoredDoc)) yield content;
  }

  /** Builds the indexes. */
  finish(): void {
    if (!this.known) this.changes.forget(positionOf(nextTimestamp()));
    for (const collection of this.collections.values()) collection.finishLoad();
  }
}
