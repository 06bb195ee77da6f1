import { setViewer } from '@muster/ui';
import { daysOf, isDay, turned } from './interview-days.ts';

afterEach(() => setViewer({}));

test('a month is shown in full weeks, without a week that lies wholly in another month', () => {
  const march = daysOf('month', '2027-03-10');
  expect([march[0], march.at(-1), march.length]).toEqual(['2027-03-01', '2027-04-04', 35]);
  const may = daysOf('month', '2027-05-31');
  expect([may[0], may.at(-1), may.length]).toEqual(['2027-04-26', '2027-06-06', 42]);
});

test('a week begins on the reader’s first day of the week', () => {
  expect(daysOf('week', '2027-03-10')[0]).toBe('2027-03-08');
  setViewer({ weekStarts: 'sun' });
  expect(daysOf('week', '2027-03-10')[0]).toBe('2027-03-07');
});

test('moving to another month goes to its first day', () => {
  expect(turned('month', '2027-01-31', 1)).toBe('2027-02-01');
  expect(turned('month', '2027-01-31', -1)).toBe('2026-12-01');
  expect(turned('week', '2027-03-01', -1)).toBe('2027-02-22');
});

test('an address names a valid calendar day, or none', () => {
  expect(['2027-02-28', '2027-02-30', '', '2027-2-3'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
