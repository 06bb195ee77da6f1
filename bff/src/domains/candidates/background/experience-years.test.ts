import { experienceYears } from './experience-years.ts';

const today = '2026-11-21';
const job = (startMonth: string, endMonth: string | null) => ({ startMonth, endMonth });

test('no experience is reported for a candidate without a job', () => {
  expect(experienceYears([], today)).toBeNull();
});

test('both months of a job count, and a current one counts until now', () => {
  expect(experienceYears([job('2020-01', '2020-12')], today)).toBe(1);
  expect(experienceYears([job('2025-12', null)], today)).toBe(1);
});

test('simultaneous jobs count once, gaps do not count', () => {
  const jobs = [job('2018-01', '2019-12'), job('2019-01', '2020-12'), job('2022-01', '2022-06')];
  expect(experienceYears(jobs, today)).toBe(3.5);
});
