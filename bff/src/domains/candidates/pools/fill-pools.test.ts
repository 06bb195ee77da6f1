import mongoose from 'mongoose';
import { onWrite } from '../../../db/on-write.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createPool } from '../../pools/pool.fixtures.ts';
import { PoolMemberModel } from '../../../records/pools/pool-member.model.ts';
import { PoolModel, type Pool } from '../../../records/pools/pool.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import { candidateDocument } from '../candidate.fixtures.ts';
import { refreshSmartPools } from './fill-pools.ts';
import { fillWaitingPools } from './fill-waiting-pools.ts';

const country = 'NZ';
/** Three batches of candidates. */
const many = 250;
const rule = { 'filter[country]': country };
const noSignal = new AbortController().signal;

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
beforeEach(async () => {
  await CandidateModel.insertMany(
    Array.from({ length: many }, (_, at) => candidateDocument(`F-${at}`, { country })),
  );
});
afterEach(async () => {
  mongoose.set('debug', false);
  await CandidateModel.deleteMany({});
  await PoolModel.deleteMany({});
  await PoolMemberModel.deleteMany({});
  await OutboxModel.deleteMany({});
});
afterAll(() => drop());

const smartPools = async (count: number): Promise<Pool[]> => {
  const pools: Pool[] = [];
  for (let at = 0; at < count; at += 1)
    pools.push(await createPool(`Smart ${at}`, { kind: 'smart', smartFilter: rule }));
  return pools;
};
const present = (pool: Pool) => PoolModel.findById(pool._id).orFail().lean();
const membersOf = ({ _id }: Pool) => CandidateModel.countDocuments({ poolIds: _id });

/** Records the candidate queries during some work. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  mongoose.set('debug', (collection: string, command: string) => {
    if (collection === CandidateModel.collection.name) asked.push(command);
  });
  await work();
  mongoose.set('debug', false);
  return asked;
}

it('writes once for many candidates, however many pools match them', async () => {
  const pools = await smartPools(8);
  const asked = await askedDuring(() => fillWaitingPools(noSignal));
  expect(asked.filter((command) => command === 'bulkWrite')).toHaveLength(3);
  expect(asked.filter((command) => command === 'aggregate')).toHaveLength(3);
  const counts = await Promise.all(pools.map(present));
  expect(counts.map(({ memberCount }) => memberCount)).toEqual(pools.map(() => many));
  expect(await OutboxModel.countDocuments({ type: 'records.moved' })).toBe(3);
  expect(await askedDuring(() => fillWaitingPools(noSignal))).toEqual([]);
});

it('checks all rules against changed candidates with one read', async () => {
  const pools = await smartPools(8);
  await refreshSmartPools(noSignal);
  const some = await CandidateModel.find({}, { _id: 1 }).limit(3).lean();
  const ids = some.map(({ _id }) => _id);
  expect(await askedDuring(() => refreshSmartPools(noSignal, ids))).toEqual(['aggregate']);
  await CandidateModel.updateMany({ _id: { $in: ids } }, { country: 'PT' });
  expect(await refreshSmartPools(noSignal, ids)).toBe(ids.length * pools.length);
  expect((await present(pools[0] as Pool)).memberCount).toBe(many - ids.length);
});

it('respects candidates pinned in and excluded', async () => {
  const [pool] = await smartPools(1);
  const [fitting] = await CandidateModel.find({}).limit(1).lean();
  const other = candidateDocument('F-other', { country: 'PT' });
  await CandidateModel.insertMany([other]);
  const place = { poolId: pool?._id, addedBy: null, addedAt: new Date() };
  await PoolMemberModel.insertMany([
    { ...place, candidateId: other._id, status: 'member', pinned: true },
    { ...place, candidateId: fitting?._id, status: 'removed', excluded: true },
  ]);
  expect(await fillWaitingPools(noSignal)).toBe(many);
  expect(await CandidateModel.findById(other._id).lean()).toMatchObject({ poolIds: [pool?._id] });
  expect(await CandidateModel.findById(fitting?._id).lean()).toMatchObject({ poolIds: [] });
});

/** Runs a function right after the first batch was moved. */
function afterFirstBatch(act: () => void): void {
  let isFirst = true;
  mongoose.set('debug', (_collection: string, command: string) => {
    if (command !== 'bulkWrite' || !isFirst) return;
    isFirst = false;
    act();
  });
}

it('continues after an interruption', async () => {
  const [pool] = (await smartPools(1)) as [Pool];
  const stopping = new AbortController();
  afterFirstBatch(() => stopping.abort());
  await fillWaitingPools(stopping.signal);
  expect(await present(pool)).toMatchObject({ memberCount: 100, refreshedAt: null });
  const asked = await askedDuring(() => fillWaitingPools(noSignal));
  expect(asked.filter((command) => command === 'bulkWrite')).toHaveLength(2);
  expect(await present(pool)).toMatchObject({ memberCount: many, refreshedAt: expect.any(Date) });
});

it('leaves a pool whose rule changed meanwhile to the next run', async () => {
  const [pool] = (await smartPools(1)) as [Pool];
  let changed = Promise.resolve<unknown>(null);
  const smartFilter = { 'filter[country]': 'PT' };
  afterFirstBatch(() => {
    changed = PoolModel.updateOne({ _id: pool._id }, { smartFilter, $inc: { version: 1 } }).exec();
  });
  await fillWaitingPools(noSignal);
  await changed;
  expect(await present(pool)).toMatchObject({ refreshedAt: null });
  await fillWaitingPools(noSignal);
  expect(await membersOf(pool)).toBe(0);
});

it('leaves pools alone that another process fills, until that process is gone', async () => {
  const [pool] = (await smartPools(1)) as [Pool];
  const held = { holder: 'another', heldUntil: new Date(Date.now() + 30_000) };
  await PoolModel.updateOne({ _id: pool._id }, held);
  expect(await fillWaitingPools(noSignal)).toBe(0);
  await PoolModel.updateOne({ _id: pool._id }, { heldUntil: new Date(0) });
  expect(await fillWaitingPools(noSignal)).toBe(many);
  expect(await present(pool)).toMatchObject({ holder: null, heldUntil: null, attempts: 0 });
});

it('runs once when requested twice at the same time', async () => {
  const [pool] = (await smartPools(1)) as [Pool];
  const moved = await Promise.all([fillWaitingPools(noSignal), fillWaitingPools(noSignal)]);
  expect(moved).toEqual([many, 0]);
  expect(await membersOf(pool)).toBe(many);
});

it('keeps what is cached of pools while none waits to be filled', async () => {
  const [pool] = await smartPools(1);
  const written = jest.fn();
  const stop = onWrite([PoolModel.collection.name], written);
  await fillWaitingPools(noSignal);
  expect(written).toHaveBeenCalled();
  expect(pool && (await present(pool)).refreshedAt).toBeTruthy();
  written.mockClear();
  await fillWaitingPools(noSignal);
  expect(written).not.toHaveBeenCalled();
  stop();
});
