import { workingHoursBetween } from './working-hours.ts';

const hours = (from: string, to: string, zone = 'UTC') =>
  workingHoursBetween(Date.parse(from), Date.parse(to), zone);

test.each([
  ['within a morning', '2026-11-17T09:30:00Z', '2026-11-17T11:00:00Z', 1.5],
  ['before the day begins', '2026-11-17T00:00:00Z', '2026-11-17T08:59:00Z', 0],
  ['a whole day and no more', '2026-11-17T00:00:00Z', '2026-11-17T23:00:00Z', 8],
  ['over a night', '2026-11-17T16:00:00Z', '2026-11-18T10:00:00Z', 2],
  ['over a weekend', '2026-11-20T16:00:00Z', '2026-11-23T10:00:00Z', 2],
  ['within a weekend', '2026-11-21T09:00:00Z', '2026-11-22T17:00:00Z', 0],
  ['a week is five days', '2026-11-17T12:00:00Z', '2026-11-24T12:00:00Z', 40],
  ['not backwards', '2026-11-18T12:00:00Z', '2026-11-17T12:00:00Z', 0],
])('%s', (_name, from, to, expected) => {
  expect(hours(from, to)).toBe(expected);
});

test('the working day is that of the time zone, also during daylight saving', () => {
  // 9:00 in Lima is 14:00 in London.
  expect(hours('2026-11-17T14:00:00Z', '2026-11-17T15:00:00Z', 'America/Lima')).toBe(1);
  expect(hours('2026-11-17T09:00:00Z', '2026-11-17T14:00:00Z', 'America/Lima')).toBe(0);
  // Daylight saving ends between these two Mondays; a week still has forty hours.
  expect(hours('2026-10-19T10:00:00Z', '2026-10-26T11:00:00Z', 'Europe/Berlin')).toBe(40);
});
