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

describe('writes through a model', () => {
  const WatchedModel = model(
    'Watched',
    new Schema({ room: String, isLit: Boolean }, { versionKey: false }),
    'watched',
  );
  const written = jest.fn();
  let drop: () => Promise<void>;
  let stop: () => void;
  beforeAll(async () => {
    drop = await openTestDatabase();
    stop = onWrite(['watched'], written);
  });
  beforeEach(async () => {
    await WatchedModel.deleteMany({});
    await WatchedModel.create({ room: 'hall', isLit: false });
    written.mockClear();
  });
  afterAll(async () => {
    stop();
    await drop();
  });

  it.each([
    ['an update', () => WatchedModel.updateOne({ room: 'hall' }, { isLit: true })],
    ['an update of several', () => WatchedModel.updateMany({}, { isLit: true })],
    [
      'an upsert',
      () => WatchedModel.updateOne({ room: 'attic' }, { isLit: true }, { upsert: true }),
    ],
    ['a deletion', () => WatchedModel.deleteOne({ room: 'hall' })],
    [
      'an upsert that answers with what was there before',
      () => WatchedModel.findOneAndUpdate({ room: 'attic' }, { isLit: true }, { upsert: true }),
    ],
  ])('drop cached values after %s', async (_name, write) => {
    await write();
    expect(written).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'an update that finds nothing',
      () => WatchedModel.updateMany({ isLit: true }, { isLit: false }),
    ],
    [
      'an update to the same value',
      () => WatchedModel.updateOne({ room: 'hall' }, { isLit: false }),
    ],
    ['a deletion that finds nothing', () => WatchedModel.deleteMany({ isLit: true })],
  ])('keep cached values after %s', async (_name, write) => {
    await write();
    expect(written).not.toHaveBeenCalled();
  });
});
