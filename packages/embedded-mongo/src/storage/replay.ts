import { keyOf } from '../bson/key.ts';
import { isDoc, type Doc } from '../bson/value.ts';
import { parseIndexSpec } from '../index/index-spec.ts';
import { KeyIndex } from '../index/key-index.ts';
import type { StoredOp } from './catalog-op.ts';
import { Collection } from './collection.ts';
import type { RetryNote } from './retry-note.ts';

/** Rebuilds the collections from stored records. Indexes are built once, at the end. */
export class Replay {
  readonly collections = new Map<number, Collection>();
  readonly notes = new Map<string, RetryNote>();
  nextId = 1;
  private readonly adopt: boolean;

  /** `adopt` keeps documents of collections whose creation was lost, in the database `recovered`. */
  constructor({ adopt = false }: { adopt?: boolean } = {}) {
    this.adopt = adopt;
  }

  /** Applies one record of a snapshot or journal. */
  add(record: Doc): void {
    for (const op of record['o'] as StoredOp[]) this.apply(op);
    const note = record['s'];
    if (isDoc(note)) {
      const number = BigInt(note['number'] as number | bigint);
      const session = String(note['session']);
      this.notes.set(session, { session, number, reply: note['reply'] as Doc });
    }
  }

  private apply(op: StoredOp): void {
    if (op.t === 'create') {
      this.collections.set(op.c, new Collection(op.c, op.db, op.name, op.options));
      this.nextId = Math.max(this.nextId, op.c + 1);
      return;
    }
    // A snapshot taken after a drop no longer knows the collection the old records are about.
    const collection = this.collections.get(op.c) ?? (op.t === 'put' && this.adopted(op.c));
    if (!collection) return;
    switch (op.t) {
      case 'put':
        collection.load(Collection.idKeyOf(op.d), op.d);
        break;
      case 'del':
        collection.load(keyOf(op.i), undefined);
        break;
      case 'drop':
        this.collections.delete(op.c);
        break;
      case 'rename':
        collection.database = op.db;
        collection.name = op.name;
        break;
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
  }

  private adopted(id: number): Collection | undefined {
    if (!this.adopt) return undefined;
    const collection = new Collection(id, 'recovered', `collection-${id}`, {});
    this.collections.set(id, collection);
    this.nextId = Math.max(this.nextId, id + 1);
    return collection;
  }

  /** All documents that are there. */
  *documents(): Generator<Doc> {
    for (const collection of this.collections.values())
      for (const { doc } of collection.records.values()) if (doc) yield doc;
  }

  /** Builds the indexes. */
  finish(): void {
    for (const collection of this.collections.values()) collection.finishLoad();
  }
}
