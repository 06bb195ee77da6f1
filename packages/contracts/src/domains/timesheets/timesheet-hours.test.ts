import { entryMinutes, parseSpans, spansOverlap } from './timesheet-hours.ts';

it.each([
  ['9-12:30', [['09:00', '12:30']]],
  [
    '9:00–12, 13-17:30',
    [
      ['09:00', '12:00'],
      ['13:00', '17:30'],
    ],
  ],
  ['22-24', [['22:00', '24:00']]],
  ['12-9', null],
  ['9-12-13', null],
  ['9-12,', null],
  ['25-26', null],
  ['8', null],
  ['', null],
])('reads %s as times of day', (typed, spans) => {
  expect(parseSpans(typed)).toEqual(
    spans && spans.map(([startedAt, endedAt]) => ({ startedAt, endedAt })),
  );
});

it('counts the minutes between two times, or the given minutes if there are none', () => {
  expect(entryMinutes({ startedAt: '09:00', endedAt: '12:30', minutes: 1 })).toBe(210);
  expect(entryMinutes({ startedAt: null, endedAt: null, minutes: 45 })).toBe(45);
});

it('finds overlapping times, and accepts adjacent ones', () => {
  const span = (startedAt: string, endedAt: string) => ({ startedAt, endedAt });
  expect(spansOverlap(span('09:00', '12:00'), span('11:00', '13:00'))).toBe(true);
  expect(spansOverlap(span('09:00', '12:00'), span('12:00', '13:00'))).toBe(false);
  expect(spansOverlap(span('09:00', '12:00'), { startedAt: null, endedAt: null })).toBe(false);
});
