import { countCap } from '@muster/contracts';
import { CappedCounts } from './capped-counts.ts';

const beyond = countCap + 1;

function counting(total: number) {
  const calls = { made: 0 };
  return { calls, count: () => Promise.resolve((calls.made += 1) && total) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts afresh each time while the count is within the limit', async () => {
  const counts = new CappedCounts();
  const { calls, count } = counting(countCap);
  expect(await counts.total('list', count)).toBe(countCap);
  expect(await counts.total('list', count)).toBe(countCap);
  expect(calls.made).toBe(2);
});

it('checks once a minute, separately for each list, whether it is still too long to count', async () => {
  const counts = new CappedCounts();
  const { calls, count } = counting(beyond);
  for (const list of ['one', 'one', 'other']) expect(await counts.total(list, count)).toBe(beyond);
  expect(calls.made).toBe(2);
  jest.advanceTimersByTime(60_001);
  await counts.total('one', count);
  expect(calls.made).toBe(3);
});
