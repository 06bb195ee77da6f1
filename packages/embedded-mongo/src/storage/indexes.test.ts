import type { Document } from 'mongodb';
import { indexesUnlikeRebuilt } from '../testing/index-check.ts';
import { freshSeed, seededRandom } from '../testing/random.ts';
import { openTestServer } from '../testing/test-server.ts';

it('indexes of a running server equal rebuilt ones, after writes of every kind', async () => {
  const seed = freshSeed();
  const random = seededRandom(seed);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const { server, client, db, close } = await openTestServer();
  const c = db.collection<Document>('c');
  await c.createIndexes([
    { key: { unique: 1 }, unique: true, sparse: true },
    { key: { tags: 1, n: -1 } },
    { key: { 'deep.x': 1 }, sparse: true },
    { key: { n: 1 }, partialFilterExpression: { n: { $gt: 5 } } },
  ]);
  const doc = (): Document => ({
    n: upTo(12),
    ...(random() < 0.7 && { unique: upTo(60) }),
    ...(random() < 0.8 && { tags: Array.from({ length: upTo(4) }, () => upTo(5)) }),
    ...(random() < 0.5 && { deep: random() < 0.5 ? { x: upTo(9) } : [{ x: 1 }, { x: upTo(9) }] }),
  });
  const id = (): never => upTo(40) as never;
  const step = async (options: object): Promise<void> => {
    const kind = upTo(5);
    if (kind < 2) await c.replaceOne({ _id: id() }, doc(), { upsert: true, ...options });
    else if (kind === 2)
      await c.updateMany({ n: upTo(12) }, { $set: { tags: [upTo(5)] } }, options);
    else if (kind === 3) await c.deleteOne({ _id: id() }, options);
    else await c.updateOne({ _id: id() }, { $unset: { deep: 1 }, $inc: { n: 1 } }, options);
  };
  /** Duplicate keys and conflicts are refused; the test checks the resulting state. */
  const tried = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});
  for (let round = 0; round < 12; round++) {
    const session = client.startSession();
    session.startTransaction();
    for (let at = 0; at < 5; at++) await tried(step({ session }));
    // Written while the transaction keeps older versions alive; writes to its own keys would wait
    // for it.
    for (let at = 0; at < 4; at++) await c.insertOne({ n: upTo(12), tags: [upTo(5)] });
    await tried(round % 3 ? session.commitTransaction() : session.abortTransaction());
    await session.endSession();
    for (let at = 0; at < 15; at++) await tried(step({}));
    if (round % 4 === 0) await server.store.compact();
    expect({ seed, round, unlike: indexesUnlikeRebuilt(server.store) }).toEqual({
      seed,
      round,
      unlike: [],
    });
  }
  expect(await c.countDocuments()).toBeGreaterThan(10);
  await close();
});
