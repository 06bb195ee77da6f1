import { countCap } from '@muster/contracts';
import { CappedCounts } from './capped-counts.ts';

const beyond = countCap + 1;

function counting(total: number) {
  const calls = { made: 0 };
  return { calls, count: () => Promise.resolve((calls.made += 1) && total) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts what can be counted each time', async () => {
  const counts = new CappedCounts();
  const { calls, count } = counting(countCap);
  expect(await counts.total('list', count)).toBe(countCap);
  expect(await counts.total('list', count)).toBe(countCap);
  expect(calls.made).toBe(2);
});

it('asks once a minute whether a list is still beyond counting, each list for itself', async () => {
  const counts = new CappedCounts();
  const { calls, count } = counting(beyond);
  for (const list of ['one', 'one', 'other']) expect(await counts.total(list, count)).toBe(beyond);
  expect(calls.made).toBe(2);
  jest.advanceTimersByTime(60_001);
  await counts.total('one', count);
  expect(calls.made).toBe(3);
});
