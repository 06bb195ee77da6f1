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
  const LampModel = model(
    'Lamp',
    new Schema({ room: String, isLit: Boolean }, { versionKey: false }),
    'lamps',
  );
  const written = jest.fn();
  let drop: () => Promise<void>;
  let stop: () => void;
  beforeAll(async () => {
    drop = await openTestDatabase();
    stop = onWrite(['lamps'], written);
  });
  beforeEach(async () => {
    await LampModel.deleteMany({});
    await LampModel.create({ room: 'hall', isLit: false });
    written.mockClear();
  });
  afterAll(async () => {
    stop();
    await drop();
  });

  it.each([
    ['an update', () => LampModel.updateOne({ room: 'hall' }, { isLit: true })],
    ['an update of several', () => LampModel.updateMany({}, { isLit: true })],
    ['an upsert', () => LampModel.updateOne({ room: 'attic' }, { isLit: true }, { upsert: true })],
    ['a deletion', () => LampModel.deleteOne({ room: 'hall' })],
    [
      'an upsert that answers with what was there before',
      () => LampModel.findOneAndUpdate({ room: 'attic' }, { isLit: true }, { upsert: true }),
    ],
  ])('drop cached values after %s', async (_name, write) => {
    await write();
    expect(written).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an update that finds nothing', () => LampModel.updateMany({ isLit: true }, { isLit: false })],
    ['an update to the same value', () => LampModel.updateOne({ room: 'hall' }, { isLit: false })],
    ['a deletion that finds nothing', () => LampModel.deleteMany({ isLit: true })],
  ])('keep cached values after %s', async (_name, write) => {
    await write();
    expect(written).not.toHaveBeenCalled();
  });
});
