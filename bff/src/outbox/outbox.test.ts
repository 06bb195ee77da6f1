import { setImmediate as turn } from 'node:timers/promises';
import { transact, systemContext } from '../db/unit-of-work.ts';
import type { Domain } from '../domain.ts';
import { createLog } from '../log.ts';
import { testConfig } from '../testing/test-config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { inBackground } from './background.ts';
import { emit } from './emit.ts';
import { OutboxModel } from './outbox-event.model.ts';
import { retryDelays, runOutbox } from './outbox-worker.ts';

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());
beforeEach(() => OutboxModel.deleteMany({}));

const config = testConfig();
const log = createLog('silent');
const work = (events: NonNullable<Domain['events']>) =>
  runOutbox({ domains: [{ name: 'listener', events }], config, log });
const leave = (type: string, payload: Record<string, unknown> = {}) =>
  transact(systemContext('test'), (tx) => emit(tx, type, payload));
const makeDue = () =>
  OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });

it('passes an event’s payload and request id to its handlers', async () => {
  await leave('thing.done', { id: 7 });
  const seen: unknown[] = [];
  await work({
    'thing.done': async ({ payload, requestId }) => void seen.push(payload, requestId),
  });
  expect(seen).toEqual([{ id: 7 }, 'test']);
  expect(await OutboxModel.findOne().lean()).toMatchObject({ status: 'done', lockedBy: null });
});

it('handles users’ events before those of bulk changes and what follows from these', async () => {
  await inBackground(() => leave('bulk', { i: 1 }));
  await inBackground(() => leave('bulk', { i: 2 }));
  await leave('person');
  const seen: string[] = [];
  await work({
    bulk: async ({ payload }) => {
      seen.push(`bulk ${payload['i']}`);
      await leave('bulk.follows');
      await leave('person');
    },
    'bulk.follows': async () => void seen.push('follows'),
    person: async () => void seen.push('person'),
  });
  expect(seen[0]).toBe('person');
  expect(await OutboxModel.countDocuments({ type: 'bulk.follows', isBackground: true })).toBe(2);
  expect(await OutboxModel.countDocuments({ isBackground: false })).toBe(1);
});

it('handles many events of one change in the background', async () => {
  await transact(systemContext('test'), (tx) => {
    for (let i = 0; i < 30; i += 1) emit(tx, 'alike', { i });
  });
  await leave('person');
  const seen: string[] = [];
  await work({
    alike: async () => void seen.push('alike'),
    person: async () => void seen.push('person'),
  });
  expect(seen[0]).toBe('person');
  expect(seen).toHaveLength(31);
});

it('emits no event for a change that was rolled back', async () => {
  await expect(
    transact(systemContext('test'), async (tx) => {
      emit(tx, 'thing.done', {});
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  expect(await OutboxModel.countDocuments()).toBe(0);
});

it('gives each event to only one of several workers', async () => {
  for (let i = 0; i < 20; i += 1) await leave('count', { i });
  const seen: number[] = [];
  const count = {
    count: async ({ payload }: { payload: Readonly<Record<string, unknown>> }) => {
      await turn();
      seen.push(Number(payload['i']));
    },
  };
  await Promise.all([work(count), work(count), work(count)]);
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_x, i) => i));
});

it('retries after growing pauses and gives up after the last', async () => {
  await leave('fails');
  const fails = { fails: () => Promise.reject(new Error('no answer')) };
  for (const [tries, delay] of retryDelays.entries()) {
    const begin = Date.now();
    await work(fails);
    const row = await OutboxModel.findOne().lean();
    expect(row).toMatchObject({
      status: 'pending',
      attempts: tries + 1,
      lastError: 'Error: no answer',
    });
    const wait = (row?.availableAt.getTime() ?? 0) - begin;
    expect(wait).toBeGreaterThanOrEqual(delay);
    await makeDue();
  }
  await work(fails);
  expect(await OutboxModel.findOne().lean()).toMatchObject({ status: 'failed', attempts: 6 });
});

it('takes over the event of a dead worker, which can then settle nothing', async () => {
  await leave('slow');
  let settle = () => {};
  const hanging = new Promise<void>((resolve) => (settle = resolve));
  let entered = () => {};
  const inside = new Promise<void>((resolve) => (entered = resolve));
  const dead = work({
    slow: () => {
      entered();
      return hanging.then(() => Promise.reject(new Error('came too late')));
    },
  });
  await inside;
  await OutboxModel.updateMany({}, { $set: { lockedUntil: new Date(0) } });
  let done = 0;
  await work({ slow: async () => void (done += 1) });
  settle();
  await dead;
  expect(done).toBe(1);
  expect(await OutboxModel.findOne().lean()).toMatchObject({ status: 'done', attempts: 0 });
});
