import { Schema, model } from 'mongoose';
import { openTestDatabase } from '../testing/test-database.ts';
import { HeldValues } from './held-values.ts';
import { collectionChanged, hearOfChanges, onWrite, passChangesOn } from './on-write.ts';

const told: string[] = [];
beforeAll(() => passChangesOn((collection) => void told.push(collection)));
afterAll(() => passChangesOn(() => undefined));
beforeEach(() => void told.splice(0));

it('drops cached values when another process under the same parent changed their collection', async () => {
  const held = new HeldValues<number>({ collections: ['things'], heldFor: 60_000 });
  let reads = 0;
  const read = async () => (reads += 1);
  expect([await held.get('a', read), await held.get('a', read)]).toEqual([1, 1]);
  hearOfChanges(['others']);
  expect(await held.get('a', read)).toBe(1);
  hearOfChanges(['things']);
  expect(await held.get('a', read)).toBe(2);
  // Reporting it again would create an endless loop.
  expect(told).toEqual([]);
});

it('notifies other processes of changes to collections with cached values', () => {
  collectionChanged('things');
  collectionChanged('nothing is held of these');
  expect(told).toEqual(['things']);
});

describe('writes of models', () => {
  const ThingModel = model('OnWriteThing', new Schema({ name: String }), 'things');
  let changed = 0;
  let stop: () => void;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    drop = await openTestDatabase();
    await ThingModel.create({ name: 'a' });
    stop = onWrite(['things'], () => (changed += 1));
  });
  afterAll(async () => {
    stop();
    await drop();
  });
  beforeEach(() => (changed = 0));

  it.each<[string, () => PromiseLike<unknown>]>([
    ['an update', () => ThingModel.updateOne({ name: 'a' }, { name: 'a' })],
    ['an update of many', () => ThingModel.updateMany({ name: 'z' }, { name: 'y' })],
    ['a deletion', () => ThingModel.deleteMany({ name: 'z' })],
  ])('ignores %s that changes nothing', async (_what, write) => {
    await write();
    expect(changed).toBe(0);
  });

  it.each<[string, () => PromiseLike<unknown>]>([
    ['an update', () => ThingModel.updateOne({ name: 'a' }, { name: 'b' })],
    ['an upsert', () => ThingModel.updateOne({ name: 'c' }, { name: 'c' }, { upsert: true })],
    ['an update with an answer', () => ThingModel.findOneAndUpdate({ name: 'b' }, { name: 'a' })],
    ['an insertion', () => ThingModel.insertMany([{ name: 'd' }])],
    ['a deletion', () => ThingModel.deleteOne({ name: 'd' })],
    ['a bulk write', () => ThingModel.bulkWrite([{ insertOne: { document: { name: 'e' } } }])],
  ])('reports %s', async (_what, write) => {
    await write();
    expect(changed).toBeGreaterThan(0);
  });
});
