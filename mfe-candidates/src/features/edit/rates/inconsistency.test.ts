import { inconsistency } from './inconsistency.ts';

test.each([
  [5000, 800_000, null],
  [5000, 700_000, null],
  [6000, 800_000, 20],
  [4000, 800_000, 20],
])('an hourly rate of %i and a monthly rate of %i cents differ by %s', (hour, month, expected) => {
  expect(inconsistency({ unit: 'hour', minor: hour }, { unit: 'month', minor: month })).toBe(
    expected,
  );
  expect(inconsistency({ unit: 'month', minor: month }, { unit: 'hour', minor: hour })).toBe(
    expected,
  );
});

test('rates of the same unit are not compared', () => {
  expect(inconsistency({ unit: 'hour', minor: 1 }, { unit: 'hour', minor: 9 })).toBeNull();
});
