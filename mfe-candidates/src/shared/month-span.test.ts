import { jobHints, monthsOf } from './month-span.ts';

const job = (title: string, startMonth: string, endMonth: string | null) => ({
  title,
  startMonth,
  endMonth,
  employmentType: 'full_time' as const,
});

test('the first and the last month of a job both count', () => {
  expect(monthsOf('2021-03', '2021-03')).toBe(1);
  expect(monthsOf('2020-12', null, '2021-02')).toBe(3);
});

test('a change of jobs gives no hint, but a long gap and overlapping jobs do', () => {
  expect(jobHints([job('B', '2020-06', null), job('A', '2018-01', '2020-06')], '2026-01')).toEqual(
    [],
  );
  expect(jobHints([job('B', '2021-01', null), job('A', '2018-01', '2020-06')], '2026-01')).toEqual([
    { kind: 'gap', from: '2020-06', to: '2021-01', months: 6 },
  ]);
  expect(jobHints([job('B', '2020-01', null), job('A', '2018-01', '2020-06')], '2026-01')).toEqual([
    { kind: 'overlap', a: 'A', b: 'B', months: 6 },
  ]);
});
