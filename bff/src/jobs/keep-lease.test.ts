import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '../testing/test-database.ts';
import { whileHolding, type Holding } from './keep-lease.ts';
import { LeaseModel } from './lease.model.ts';
import { takeLease } from './lease.ts';

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());
beforeEach(() => LeaseModel.deleteMany({}));

const leaseMs = 400;
const heldUntil = async () => (await LeaseModel.findById('work').lean())?.heldUntil?.getTime() ?? 0;

/** Waits until a condition is true; the test's own time limit ends a wait that never succeeds. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10);
}

/** Work that continues until it is told to end. */
function longWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun: { holding?: Holding } = {};
  const done = whileHolding('work', leaseMs, async (held) => {
    begun.holding = held;
    await ended;
    return 'done';
  });
  return {
    done,
    end: () => end(),
    holding: async (): Promise<Holding> => {
      await until(() => begun.holding !== undefined);
      if (!begun.holding) throw new Error('The work never began');
      return begun.holding;
    },
  };
}

it('keeps the lease while the work outlasts it, and releases it at the end', async () => {
  const work = longWork();
  await work.holding();
  const first = await heldUntil();
  // After the original end of the lease.
  await until(() => Date.now() > first);
  expect(await takeLease('work', 'other', leaseMs)).toBeNull();
  expect(await heldUntil()).toBeGreaterThan(first);
  work.end();
  expect(await work.done).toBe('done');
  expect(await takeLease('work', 'other', leaseMs)).not.toBeNull();
});

it('loses the lease after its process was killed, which notices when it wakes', async () => {
  const work = longWork();
  const { signal, isHeld } = await work.holding();
  expect(await isHeld()).toBe(true);
  // Like a process that was killed, or sleeps: it renews nothing.
  await LeaseModel.updateOne({ _id: 'work' }, { $set: { heldUntil: new Date(0) } });
  const next = await takeLease('work', 'next', 60_000);
  expect(next).not.toBeNull();
  expect(await isHeld()).toBe(false);
  await until(() => signal.aborted);
  work.end();
  await work.done;
  // The old holder releases a lease that is no longer its own.
  expect(await LeaseModel.findById('work').lean()).toMatchObject({ holder: 'next' });
});

it('reports that another process holds the lease', async () => {
  await takeLease('work', 'another process', 60_000);
  const work = jest.fn();
  expect(await whileHolding('work', leaseMs, work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
});

it('releases the lease if the work fails', async () => {
  const failing = whileHolding('work', leaseMs, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await takeLease('work', 'next', leaseMs)).not.toBeNull();
});
