import { createHash } from 'node:crypto';
import { Binary, MongoServerError, type Db, type Document, type MongoClient } from 'mongodb';
import { eachBlob } from '../storage/blobs.ts';
import type { Store } from '../storage/store.ts';
import type { Doc } from '../bson/value.ts';

const DATABASE = 'kill';
const TEXT = 'x'.repeat(400);
const OUT_OF_DISK_SPACE = 14031;

/** Writes acknowledged to clients, over all rounds. */
export interface Acknowledged {
  inserted: Set<string>;
  deleted: Set<string>;
  /** Keys in both `left` and `right`, written by one transaction. */
  pairs: Set<string>;
  /** Keys of documents with a large binary. */
  blobs: Set<string>;
  /** The last acknowledged value of each counter. */
  counters: Map<string, number>;
  /**
   * Whether the repeatedly built and dropped index exists; undefined after an interrupted change.
   */
  index: boolean | undefined;
}

export function nothingAcknowledged(): Acknowledged {
  return {
    inserted: new Set(),
    deleted: new Set(),
    pairs: new Set(),
    blobs: new Set(),
    counters: new Map(),
    index: false,
  };
}

/** Writes from many clients at once until the server is gone; records acknowledged writes. */
export class KillWorkload {
  /** Number of acknowledged writes. */
  done = 0;
  /** Number of writes refused because the disk is full. */
  refused = 0;
  private readonly client: MongoClient;
  private readonly db: Db;
  private readonly acknowledged: Acknowledged;
  private readonly round: number;
  private readonly random: () => number;
  private readonly writers: Promise<void>[];

  constructor(
    client: MongoClient,
    acknowledged: Acknowledged,
    round: number,
    random: () => number,
  ) {
    this.client = client;
    this.db = client.db(DATABASE);
    this.acknowledged = acknowledged;
    this.round = round;
    this.random = random;
    const steps = [
      this.insert,
      this.insert,
      this.remove,
      this.pair,
      this.pair,
      this.count,
      this.storeBlob,
      this.changeIndex,
    ];
    this.writers = steps.map((step, writer) => this.repeat(step, writer));
  }

  /** Resolves after this many more acknowledged writes. Rejects if a writer ends before. */
  until(more: number): Promise<void> {
    const enough = this.done + more;
    return this.while(() => this.done < enough);
  }

  /** Resolves after this many writes were refused for lack of space. */
  untilRefused(times: number): Promise<void> {
    return this.while(() => this.refused < times);
  }

  private async while(unmet: () => boolean): Promise<void> {
    const early = Promise.race(this.writers).then(() => {
      throw new Error('a writer lost its connection to a server that nobody killed');
    });
    early.catch(() => {});
    while (unmet()) {
      await Promise.race([early, new Promise((resolve) => setTimeout(resolve, 3))]);
    }
  }

  /** Resolves when every writer has noticed the end of the server. */
  async ended(): Promise<void> {
    await Promise.all(this.writers);
  }

  private async repeat(
    step: (key: string, writer: number) => Promise<void>,
    writer: number,
  ): Promise<void> {
    try {
      for (let at = 0; ; at++) {
        await step.call(this, `${this.round}-${writer}-${at}`, writer).then(
          () => this.done++,
          (error: unknown) => {
            if (!(error instanceof MongoServerError) || error.code !== OUT_OF_DISK_SPACE)
              throw error;
            this.refused++;
          },
        );
      }
    } catch (error) {
      // Any error other than a server reply means that the server has ended.
      if (error instanceof MongoServerError) throw error;
    }
  }

  private async insert(key: string): Promise<void> {
    await this.db
      .collection<Document>('single')
      .insertOne({ _id: key as never, key, group: Math.floor(this.random() * 9), text: TEXT });
    this.acknowledged.inserted.add(key);
  }

  private async remove(): Promise<void> {
    const { inserted, deleted } = this.acknowledged;
    const [key] = inserted;
    if (key === undefined) {
      await this.db.command({ ping: 1 });
      return;
    }
    // From now on it may or may not exist.
    inserted.delete(key);
    await this.db.collection<Document>('single').deleteOne({ _id: key as never });
    deleted.add(key);
  }

  private async pair(key: string): Promise<void> {
    await this.client.withSession(async (session) => {
      session.startTransaction();
      for (const side of ['left', 'right'])
        await this.db.collection<Document>(side).insertOne({ _id: key as never }, { session });
      await session.commitTransaction();
    });
    this.acknowledged.pairs.add(key);
  }

  private async count(_key: string, writer: number): Promise<void> {
    const id = `counter-${writer}`;
    const found = await this.db
      .collection<Document>('counters')
      .findOneAndUpdate(
        { _id: id as never },
        { $inc: { n: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
    this.acknowledged.counters.set(id, found!['n'] as number);
  }

  private async storeBlob(key: string): Promise<void> {
    const bytes = Buffer.alloc(70_000, Math.floor(this.random() * 256));
    const hash = createHash('sha1').update(bytes).digest('hex');
    await this.db
      .collection<Document>('blobs')
      .insertOne({ _id: key as never, hash, bytes: new Binary(bytes) });
    this.acknowledged.blobs.add(key);
  }

  private async changeIndex(): Promise<void> {
    const { acknowledged } = this;
    const wanted = acknowledged.index !== true;
    acknowledged.index = undefined;
    const single = this.db.collection<Document>('single');
    if (wanted) await single.createIndex({ group: 1, key: -1 }, { name: 'changing' });
    else await single.dropIndex('changing');
    acknowledged.index = wanted;
  }
}

/**
 * Creates the collections before the first round, because transactions that create them may
 * conflict.
 */
export async function prepare(client: MongoClient): Promise<void> {
  for (const name of ['left', 'right']) await client.db(DATABASE).createCollection(name);
  await client.db(DATABASE).collection('single').createIndex({ key: 1 }, { unique: true });
}

/** Returns everything in a store that contradicts the acknowledged writes. */
export function contradictions(store: Store, acknowledged: Acknowledged): string[] {
  const docs = (name: string): Map<unknown, Doc> =>
    new Map(
      [...(store.find(DATABASE, name)?.records.values() ?? [])].flatMap(({ doc }) =>
        doc ? [[doc['_id'], doc]] : [],
      ),
    );
  const wrong: string[] = [];
  const single = docs('single');
  for (const key of acknowledged.inserted) if (!single.has(key)) wrong.push(`lost ${key}`);
  for (const key of acknowledged.deleted) if (single.has(key)) wrong.push(`came back ${key}`);
  const [left, right] = [docs('left'), docs('right')];
  for (const key of acknowledged.pairs) if (!left.has(key)) wrong.push(`lost pair ${key}`);
  for (const key of left.keys()) if (!right.has(key)) wrong.push(`torn ${String(key)}`);
  for (const key of right.keys()) if (!left.has(key)) wrong.push(`torn ${String(key)}`);
  const counters = docs('counters');
  for (const [id, n] of acknowledged.counters) {
    const stored = counters.get(id)?.['n'] as number | undefined;
    // One more write may have been stored without being acknowledged.
    if (stored !== n && stored !== n + 1) wrong.push(`${id} is ${stored} instead of ${n}`);
  }
  const blobs = docs('blobs');
  for (const key of acknowledged.blobs) if (!blobs.has(key)) wrong.push(`lost blob ${key}`);
  for (const [key, doc] of blobs) {
    eachBlob(doc, (blob) => {
      if (createHash('sha1').update(blob.read()).digest('hex') !== doc['hash'])
        wrong.push(`bad blob ${String(key)}`);
    });
  }
  const there = store.find(DATABASE, 'single')?.indexes.has('changing');
  if (acknowledged.index !== undefined && there !== acknowledged.index)
    wrong.push(`the index is ${there ? '' : 'not '}there`);
  return wrong;
}
