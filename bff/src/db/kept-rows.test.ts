import type { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { probeDomain, ProbeModel, type Probe } from '../testing/probe.domain.ts';
import { KeptRows } from './kept-rows.ts';
import { raiseVersion } from './record-version.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain] });
});
afterAll(() => test.close());
beforeEach(() => ProbeModel.deleteMany({}));

const started = Date.now();
const minutesAgo = (minutes: number) => new Date(started - minutes * 60_000);

const create = async (name: string, createdAt = minutesAgo(0)) =>
  (await ProbeModel.create({ name, createdAt, updatedAt: createdAt }))._id;

const change = (_id: Types.ObjectId, set: Partial<Probe>) =>
  ProbeModel.updateOne({ _id }, raiseVersion({ $set: { updatedAt: new Date(), ...set } }));

/** Names of probes as a process keeps them, and the list of reads. */
function keepNames() {
  const read: string[] = [];
  const rows = new KeptRows<Probe, string>({
    model: ProbeModel,
    fields: { name: 1 },
    by: 'createdAt',
    keep: (probes) => {
      read.push(...probes.map(({ name }) => name));
      const counted = probes.filter(({ name }) => name !== 'Uncounted');
      return Promise.resolve(new Map(counted.map(({ _id, name }) => [_id.toHexString(), name])));
    },
  });
  const names = async (since = minutesAgo(10)) => [...(await rows.get(since)).values()].toSorted();
  return { rows, read, names };
}

it('rereads changed rows only', async () => {
  const { read, names } = keepNames();
  const ids = [await create('One'), await create('Two')];
  expect(await names()).toEqual(['One', 'Two']);
  await change(ids[0]!, { name: 'First' });
  await create('Three');
  expect(await names()).toEqual(['First', 'Three', 'Two']);
  expect(read).toEqual(['One', 'Two', 'First', 'Three']);
});

it('sees a change that committed long after it began', async () => {
  const { names } = keepNames();
  const id = await create('Long', minutesAgo(5));
  await names();
  await change(id, { name: 'Longer', updatedAt: new Date(Date.now() - 60_000) });
  expect(await names()).toEqual(['Longer']);
});

it('drops rows that are deleted, and purged rows when it is notified', async () => {
  const { rows, names } = keepNames();
  const [deleted, purged] = [await create('Deleted'), await create('Purged')];
  await names();
  await change(deleted, { deletedAt: new Date() });
  expect(await names()).toEqual(['Purged']);
  await ProbeModel.deleteOne({ _id: purged });
  rows.forget([purged.toHexString()]);
  expect(await names()).toEqual([]);
});

it('drops rows that the mapper omits, and adds them again later', async () => {
  const { read, names } = keepNames();
  const id = await create('Counted');
  expect(await names()).toEqual(['Counted']);
  await change(id, { name: 'Uncounted' });
  expect(await names()).toEqual([]);
  expect(await names()).toEqual([]);
  await change(id, { name: 'Again' });
  expect(await names()).toEqual(['Again']);
  expect(read).toEqual(['Counted', 'Uncounted', 'Again']);
});

it('reads as far back as requested, and picks up changes to rows that it read before', async () => {
  const { read, names } = keepNames();
  const recent = await create('Recent');
  await create('Old', minutesAgo(60));
  expect(await names()).toEqual(['Recent']);
  await change(recent, { name: 'Changed' });
  expect(await names(minutesAgo(90))).toEqual(['Changed', 'Old']);
  expect(read).toEqual(['Recent', 'Old', 'Changed']);
});

it('keeps all rows if no start date is given', async () => {
  const { rows } = keepNames();
  await create('Old', minutesAgo(1_000_000));
  expect([...(await rows.get()).values()]).toEqual(['Old']);
});

it('answers concurrent callers with everything committed before they asked', async () => {
  const { names } = keepNames();
  const id = await create('0');
  for (let i = 1; i < 5; i += 1) {
    const early = names();
    await change(id, { name: String(i) });
    const answers = await Promise.all([names(), names(), names()]);
    expect(answers).toEqual([[String(i)], [String(i)], [String(i)]]);
    await early;
  }
});

it('rereads rows reported as changed even without a new time stamp, and all rows on request', async () => {
  const { rows, read, names } = keepNames();
  const ids = [await create('One'), await create('Two')];
  await names();
  const rename = (_id: Types.ObjectId, name: string) =>
    ProbeModel.updateOne({ _id }, { $set: { name } }, { timestamps: false });
  await rename(ids[0]!, 'First');
  await rename(ids[1]!, 'Second');
  expect(await names()).toEqual(['One', 'Two']);
  rows.changed([ids[0]!.toHexString()]);
  expect(await names()).toEqual(['First', 'Two']);
  rows.changedAll();
  expect(await names()).toEqual(['First', 'Second']);
  expect(read).toEqual(['One', 'Two', 'First', 'First', 'Second']);
});
