import { setImmediate as later } from 'node:timers/promises';
import mongoose from 'mongoose';
import { openTestDatabase } from '../testing/test-database.ts';
import { readTogether } from './read-together.ts';

let disconnect: () => Promise<void>;
beforeAll(async () => {
  disconnect = await openTestDatabase();
});
afterAll(() => disconnect());

/** Reads that record when they begin and end. */
function noted() {
  const log: string[] = [];
  const read = (name: string) => async () => {
    log.push(`${name} begins`);
    await later();
    log.push(`${name} ends`);
    return name;
  };
  return { log, reads: [read('notes'), read('tasks')] as const };
}

it('reads in parallel outside a transaction', async () => {
  const { log, reads } = noted();
  expect(await readTogether(null, reads)).toEqual(['notes', 'tasks']);
  expect(log).toEqual(['notes begins', 'tasks begins', 'notes ends', 'tasks ends']);
});

it('reads one after the other within a transaction', async () => {
  const { log, reads } = noted();
  const session = await mongoose.startSession();
  expect(await readTogether(session, reads)).toEqual(['notes', 'tasks']);
  await session.endSession();
  expect(log).toEqual(['notes begins', 'notes ends', 'tasks begins', 'tasks ends']);
});
