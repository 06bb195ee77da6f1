import { setViewer } from '@muster/ui';
import { partOfDay } from './part-of-day.ts';

afterEach(() => setViewer({}));

test.each([
  ['01:50', 'night'],
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('%s on the user’s clock is in the %s', (clock, expected) => {
  setViewer({ timeZone: 'Asia/Tokyo' });
  expect(partOfDay(Date.parse(`2026-03-05T${clock}:00+09:00`))).toBe(expected);
});
