import { SteadyClock } from './steady-clock.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

/** Minutes since the start, by a clock with both sources under test control. */
function clock(): { at: (wall: number, monotonic: number) => number } {
  const time = { wall: START, monotonic: 0 };
  const steady = new SteadyClock({ wall: () => time.wall, monotonic: () => time.monotonic });
  return {
    at: (wall, monotonic) => {
      time.wall = START + wall * MINUTE;
      time.monotonic = monotonic * MINUTE;
      return (steady.now().getTime() - START) / MINUTE;
    },
  };
}

describe('the clock of the TTL monitor', () => {
  it('follows the time of day', () => {
    const { at } = clock();
    expect([at(1, 1), at(2.5, 2), at(3, 3)]).toEqual([1, 2.5, 3]);
  });

  it('ignores a jump that is reverted', () => {
    const { at } = clock();
    expect(at(1, 1)).toBe(1);
    expect([at(1002, 2), at(1009, 9)]).toEqual([2, 9]);
    expect([at(10, 10), at(11, 11)]).toEqual([10, 11]);
    expect([at(1012, 12), at(1021, 21)]).toEqual([12, 21]);
  });

  it('follows a jump that persists', () => {
    const { at } = clock();
    expect([at(1001, 1), at(1010, 10), at(1011, 11)]).toEqual([1, 10, 1011]);
    expect(at(1012, 12)).toBe(1012);
  });

  it('follows a jump back at once, so that nothing expires too early', () => {
    const { at } = clock();
    expect(at(-500, 1)).toBe(-500);
  });
});
