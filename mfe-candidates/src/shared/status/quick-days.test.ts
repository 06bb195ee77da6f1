import { daysAhead, monthsAhead } from './quick-days.ts';

test('counts calendar days and calendar months', () => {
  expect(daysAhead('2026-12-25', 14)).toBe('2027-01-08');
  expect(monthsAhead('2026-11-21', 3)).toBe('2027-02-21');
  expect(monthsAhead('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAhead('2027-02-28', 12)).toBe('2028-02-28');
});
