import { setViewer } from '@muster/ui';
import { daysOpen } from './days-open.ts';

const now = Date.parse('2026-11-20T23:30:00Z');
const open = { status: 'open', openedDate: '2026-10-20' } as const;

beforeEach(() => setViewer({ timeZone: 'UTC' }));

test('counts calendar days, even across the end of daylight saving time', () => {
  expect(daysOpen(open, now)).toBe(31);
  setViewer({ timeZone: 'Europe/Berlin' });
  expect(daysOpen(open, now)).toBe(32);
});

test('a job opened today or dated in the future is zero days old', () => {
  expect(daysOpen({ ...open, openedDate: '2026-11-20' }, now)).toBe(0);
  expect(daysOpen({ ...open, openedDate: '2026-11-25' }, now)).toBe(0);
});

test('a job that was never opened or is settled has no age', () => {
  expect(daysOpen({ status: 'draft', openedDate: null }, now)).toBeNull();
  expect(daysOpen({ ...open, status: 'filled' }, now)).toBeNull();
});
