import type { Document, IndexDescription } from 'mongodb';
import { indexesUnlikeRebuilt } from '../testing/index-check.ts';
import { openTestServer } from '../testing/test-server.ts';

const many = 6000;
const person = (at: number): Document => ({
  _id: at as never,
  n: at,
  city: `City ${at % 50}`,
  tags: [`t${at % 7}`, `t${at % 11}`],
});

/** A large collection whose server was restarted. */
async function restarted(indexPauseMs: number, ...more: IndexDescription[]) {
  const { server, client, db, dataDir } = await openTestServer();
  const c = db.collection<Document>('c');
  await c.createIndexes([{ key: { n: 1 }, unique: true }, { key: { city: 1, n: 1 } }, ...more]);
  await c.createIndex({ tags: 1 });
  await c.insertMany(Array.from({ length: many }, (_, at) => person(at)));
  await client.close();
  await server.close();
  return openTestServer(dataDir, { indexPauseMs });
}

it('serves correct results before the indexes of a large collection are filled', async () => {
  const { server, db, client, close } = await restarted(600_000);
  const c = db.collection<Document>('c');
  const [collection] = [...server.store.collections()].filter(({ name }) => name === 'c');
  const waiting = () => [...collection!.indexes.values()].filter(({ isFilled }) => !isFilled);
  expect(waiting().map(({ spec }) => spec.name)).toEqual(['city_1_n_1', 'tags_1']);

  const session = client.startSession();
  session.startTransaction();
  // Reads changes and removals made outside, before and after an index is filled.
  const inside = () => c.countDocuments({ tags: 't3' }, { session });
  const before = await inside();
  await c.updateOne({ _id: 3 as never }, { $set: { tags: [] } });
  await c.deleteOne({ _id: 10 as never });
  await c.insertOne(person(many));
  await expect(c.insertOne({ n: 5 })).rejects.toMatchObject({ code: 11000 });
  const page = { city: 'City 3' };
  const sorted = () => c.find(page).sort({ n: -1 }).limit(3).toArray();
  const early = await sorted();
  for (const index of waiting()) while (!index.isFilled) index.fillStep();
  expect(waiting()).toEqual([]);
  expect(await sorted()).toEqual(early);
  expect(await inside()).toBe(before);
  await session.abortTransaction();
  await session.endSession();
  await c.updateMany({ city: 'City 4' }, { $set: { city: 'City 5' } });
  expect(await c.countDocuments({ city: 'City 4' })).toBe(0);
  await server.store.compact();
  expect(indexesUnlikeRebuilt(server.store)).toEqual([]);
  await close();
});

it('fills the indexes gradually', async () => {
  const { server, close } = await restarted(1);
  const left = () =>
    [...server.store.collections()].flatMap(({ indexes }) =>
      [...indexes.values()].filter(({ isFilled }) => !isFilled),
    ).length;
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(indexesUnlikeRebuilt(server.store)).toEqual([]);
  await close();
});

it('returns correct results after writes between two filling steps', async () => {
  const { server, db, client, close } = await restarted(600_000);
  const c = db.collection<Document>('c');
  const [collection] = [...server.store.collections()].filter(({ name }) => name === 'c');
  const indexes = [...collection!.indexes.values()].filter(({ isFilled }) => !isFilled);
  const session = client.startSession();
  session.startTransaction();
  const inside = () => c.countDocuments({ tags: 't3' }, { session });
  const before = await inside();
  for (let part = 0; indexes.some(({ isFilled }) => !isFilled); part++) {
    const [early, late] = [part * 7, many - 1 - part * 7];
    await c.updateMany({ _id: { $in: [early, late] as never } }, { $set: { city: 'Moved' } });
    await c.updateOne({ _id: (late - 1) as never }, { $set: { tags: ['t3', 'new'] } });
    await c.deleteMany({ _id: { $in: [early + 1, late - 2] as never } });
    await c.insertOne(person(many + part));
    for (const index of indexes) for (let step = 0; step < 8; step++) index.fillStep();
  }
  expect(await inside()).toBe(before);
  await session.abortTransaction();
  await session.endSession();
  await server.store.compact();
  expect(indexesUnlikeRebuilt(server.store)).toEqual([]);
  await close();
});

it('fills an index that is needed a second time, and leaves the others', async () => {
  const { server, db, close } = await restarted(600_000);
  const c = db.collection<Document>('c');
  const filled = () =>
    [...server.store.collections()]
      .flatMap(({ name, indexes }) => (name === 'c' ? [...indexes.values()] : []))
      .filter(({ isFilled }) => isFilled)
      .map(({ spec }) => spec.name);
  const tagged = () => c.countDocuments({ tags: { $in: ['t3', 't10'] }, city: { $ne: 'City 1' } });
  const first = await tagged();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(filled()).not.toContain('tags_1');
  expect(await tagged()).toBe(first);
  while (!filled().includes('tags_1')) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(filled()).not.toContain('city_1_n_1');
  expect(await tagged()).toBe(first);
  await close();
});

it('fills the index that gives the sort order, though another begins with the same field', async () => {
  const { server, db, close } = await restarted(600_000, { key: { n: 1, city: 1 } });
  const c = db.collection<Document>('c');
  const [collection] = [...server.store.collections()].filter(({ name }) => name === 'c');
  const inOrder = collection!.indexes.get('n_1_city_1');
  expect(inOrder?.isFilled).toBe(false);
  for (let asked = 0; asked < 2; asked++) await c.find({ n: 7 }).sort({ city: 1 }).toArray();
  while (!inOrder?.isFilled) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await c.find({ n: 7 }).sort({ city: 1 }).toArray()).toHaveLength(1);
  await close();
});
