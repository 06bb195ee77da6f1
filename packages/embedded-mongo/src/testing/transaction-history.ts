import { MongoServerError, type ClientSession, type Collection, type MongoClient } from 'mongodb';
import { seededRandom } from './random.ts';

/** One version of a key. Every write creates a version that names the one it replaced. */
export interface Version {
  _id: string;
  /** Names the transaction and therefore the version; `''` is the initial state. */
  by: string;
  /** The version that the transaction read before it wrote. */
  after: string;
}

/** Writes and reads of one transaction. */
export interface HistoryTransaction {
  name: string;
  outcome: 'committed' | 'aborted' | 'conflict';
  /** The version of each key at the start, read by one query. */
  saw: Record<string, string>;
  /** The same again, after the transaction's own writes. */
  sawLater: Record<string, string>;
  wrote: string[];
}

/** Concurrent transactions of several clients. */
export interface History {
  transactions: HistoryTransaction[];
  /** Every version ever seen, with its predecessor. */
  versions: Version[];
  /** The final versions. */
  end: Record<string, string>;
}

/** The size of a history. */
export interface HistorySize {
  clients: number;
  transactions: number;
  keys: number;
}

/** Runs random concurrent transactions and records what each of them saw. */
export async function recordHistory(
  client: MongoClient,
  collection: Collection<Version>,
  seed: number,
  size: HistorySize,
): Promise<History> {
  const keys = Array.from({ length: size.keys }, (_, at) => `k${at}`);
  await collection.insertMany(keys.map((_id) => ({ _id, by: '', after: '' })));
  const history: History = { transactions: [], versions: [], end: {} };
  const clients = Array.from({ length: size.clients }, async (_, who) => {
    const random = seededRandom(seed * 1000 + who);
    for (let at = 0; at < size.transactions; at++) {
      await client.withSession(async (session) => {
        const run = new Run(`${who}.${at}`, collection, session, random);
        history.transactions.push(await run.finish(keys));
        history.versions.push(...run.versions);
      });
    }
  });
  await Promise.all(clients);
  history.end = versionsOf(await collection.find().toArray());
  return history;
}

function versionsOf(docs: readonly Version[]): Record<string, string> {
  return Object.fromEntries(docs.map(({ _id, by }) => [_id, by]));
}

class Run {
  readonly versions: Version[] = [];
  private readonly own: HistoryTransaction;
  private readonly collection: Collection<Version>;
  private readonly session: ClientSession;
  private readonly random: () => number;

  constructor(
    name: string,
    collection: Collection<Version>,
    session: ClientSession,
    random: () => number,
  ) {
    this.own = { name, outcome: 'committed', saw: {}, sawLater: {}, wrote: [] };
    this.collection = collection;
    this.session = session;
    this.random = random;
  }

  async finish(keys: readonly string[]): Promise<HistoryTransaction> {
    this.session.startTransaction();
    try {
      this.own.saw = await this.look();
      const count = Math.floor(this.random() * 4);
      for (let i = 0; i < count; i++)
        await this.write(keys[Math.floor(this.random() * keys.length)]!);
      this.own.sawLater = await this.look();
      if (this.random() < 0.15) {
        this.own.outcome = 'aborted';
        await this.session.abortTransaction();
      } else await this.session.commitTransaction();
    } catch (error) {
      if (!(error instanceof MongoServerError) || !error.hasErrorLabel('TransientTransactionError'))
        throw error;
      this.own.outcome = 'conflict';
      if (this.session.inTransaction()) await this.session.abortTransaction();
    }
    return this.own;
  }

  /** Reads all keys in one query, through the index on `_id` or by a scan. */
  private async look(): Promise<Record<string, string>> {
    const hint = this.random() < 0.5 ? { _id: 1 } : { $natural: 1 };
    const { session } = this;
    return versionsOf(await this.collection.find({}, { session, hint }).toArray());
  }

  private async write(key: string): Promise<void> {
    if (this.own.wrote.includes(key)) return;
    const { session } = this;
    const version = { _id: key, by: this.own.name, after: this.own.saw[key] ?? '' };
    if (this.random() < 0.3) {
      await this.collection.deleteOne({ _id: key }, { session });
      await this.collection.insertOne(version, { session });
    } else await this.collection.replaceOne({ _id: key }, version, { session });
    this.own.wrote.push(key);
    this.versions.push(version);
  }
}
