import { setTimeout as wait } from 'node:timers/promises';
import { FillPace } from './fill-pace.ts';

const signal = new AbortController().signal;

/** Returns the duration of a step of about this many milliseconds, and of the rest after it. */
async function restAfter(pace: FillPace, stepMs: number): Promise<{ step: number; rest: number }> {
  const begin = performance.now();
  await wait(stepMs);
  const done = performance.now();
  await pace.rest(begin, signal);
  return { step: done - begin, rest: performance.now() - done };
}

/** Timers count whole milliseconds, and may end one too early. */
const timersEndEarly = 2;

it('reads many records at a time and continues at once while nobody searches', async () => {
  const pace = new FillPace();
  expect(pace.step).toBe(200);
  expect((await restAfter(pace, 300)).rest).toBeLessThan(200);
});

it('reads few records and rests twice as long as the read took while somebody searches', async () => {
  const pace = new FillPace();
  pace.noteSearch();
  expect(pace.step).toBe(25);
  const { step, rest } = await restAfter(pace, 60);
  expect(rest).toBeGreaterThanOrEqual(2 * step - timersEndEarly);
});

it('rests for less than a second, even after a long step', async () => {
  const pace = new FillPace();
  pace.noteSearch();
  expect((await restAfter(pace, 600)).rest).toBeLessThan(1000);
});

it('ends its rest when the process stops', async () => {
  const pace = new FillPace();
  pace.noteSearch();
  const stopping = new AbortController();
  const rest = pace.rest(performance.now() - 5000, stopping.signal);
  stopping.abort();
  await expect(rest).rejects.toThrow(/abort/i);
});
