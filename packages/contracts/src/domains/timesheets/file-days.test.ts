import { limits } from '../../core/limits.ts';
import { fileDaysProblem } from './file-days.ts';

test('a file is of the days from the first to the last, both included, a quarter at most', () => {
  expect(limits.timesheet.fileDays).toBe(92);
  expect(fileDaysProblem({ from: '2026-07-01', to: '2026-07-01' })).toBeNull();
  expect(fileDaysProblem({ from: '2026-07-01', to: '2026-09-30' })).toBeNull();
  expect(fileDaysProblem({ from: '2026-07-01', to: '2026-10-01' })).toBe('tooLong');
  expect(fileDaysProblem({ from: '2026-07-02', to: '2026-07-01' })).toBe('order');
});
