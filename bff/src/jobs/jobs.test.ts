import mongoose from 'mongoose';
import { createLog } from '../log.ts';
import { testConfig } from '../testing/test-config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { runDueJobs, startBackground } from './background.ts';
import type { JobDefinition } from './job.ts';
import { LeaseModel } from './lease.model.ts';
import { takeLease } from './lease.ts';

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());
beforeEach(() => LeaseModel.deleteMany({}));

const parts = { config: testConfig(), log: createLog('silent') };
const { signal } = new AbortController();
const counting = (name: string) => {
  const job = { name, everyMs: 60_000, runs: 0, run: async () => void (job.runs += 1) };
  return job;
};

it('runs a due job in only one of several processes, and not again before its time', async () => {
  const job = counting('count');
  await Promise.all(Array.from({ length: 4 }, () => runDueJobs([job], parts, signal)));
  await runDueJobs([job], parts, signal);
  expect(job.runs).toBe(1);
  await LeaseModel.updateMany({}, { $set: { nextRunAt: new Date(0) } });
  await runDueJobs([job], parts, signal);
  expect(job.runs).toBe(2);
});

it('checks all jobs that are not due with one read', async () => {
  const jobs = [counting('one'), counting('two')];
  await runDueJobs(jobs, parts, signal);
  const commands: string[] = [];
  mongoose.set('debug', (_collection: string, command: string) => void commands.push(command));
  await runDueJobs(jobs, parts, signal).finally(() => mongoose.set('debug', false));
  expect(commands).toEqual(['find']);
  expect(jobs.map(({ runs }) => runs)).toEqual([1, 1]);
});

it('continues with the next job if one fails', async () => {
  const failing: JobDefinition = {
    name: 'fails',
    everyMs: 60_000,
    run: () => Promise.reject(new Error('no')),
  };
  const job = counting('after');
  await runDueJobs([failing, job], parts, signal);
  expect(job.runs).toBe(1);
});

it('takes over from a dead process with a higher fence', async () => {
  const dead = await takeLease('work', 'dead', 60_000);
  expect(await takeLease('work', 'next', 60_000)).toBeNull();
  await LeaseModel.updateOne({ _id: 'work' }, { $set: { heldUntil: new Date(0) } });
  const next = await takeLease('work', 'next', 60_000);
  expect(next?.fence).toBe((dead?.fence ?? 0) + 1);
  await dead?.release(new Date(0));
  expect(await LeaseModel.findById('work').lean()).toMatchObject({ holder: 'next' });
});

it('stops at once while it waits', async () => {
  const background = startBackground({ ...parts, domains: [] });
  await background.stop();
  expect(await LeaseModel.countDocuments({ holder: { $ne: null } })).toBe(0);
});

it('runs a job that a clock running ahead postponed or held far into the future', async () => {
  const job = counting('ahead');
  const farAhead = new Date(Date.now() + 400 * 86_400_000);
  await LeaseModel.create({
    _id: 'ahead',
    holder: 'killed',
    heldUntil: farAhead,
    nextRunAt: farAhead,
  });
  await runDueJobs([job], parts, signal);
  await runDueJobs([job], parts, signal);
  expect(job.runs).toBe(1);
});
