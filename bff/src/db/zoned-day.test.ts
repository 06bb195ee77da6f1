import { addDays, addMonths, daysBetween } from './calendar-day.ts';
import { endOfDay, startOfDay } from './zoned-day.ts';

describe('a day in a zone', () => {
  it.each([
    ['an ordinary day', '2026-06-10', 'Europe/Berlin', '2026-06-09T22:00:00.000Z'],
    ['midnight is skipped in Chile', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['midnight is skipped in Cuba', '2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['midnight comes twice in Cuba', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    [
      'midnight comes twice in the Azores',
      '2026-10-25',
      'Atlantic/Azores',
      '2026-10-25T00:00:00.000Z',
    ],
  ])(
    'begins at its first moment and ends where the next day begins: %s',
    (_what, day, zone, begin) => {
      expect(startOfDay(day, zone).toISOString()).toBe(begin);
      expect(endOfDay(addDays(day, -1), zone).toISOString()).toBe(begin);
    },
  );
});

describe('a day of the calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-15', 15, '2028-01-15'],
  ])('gives the day a number of months after %s', (day, months, after) => {
    expect(addMonths(day, months)).toBe(after);
  });

  it('gives the distance in days to another day', () => {
    expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245);
    expect(daysBetween('2026-11-01', '2026-03-01')).toBe(-245);
  });
});
