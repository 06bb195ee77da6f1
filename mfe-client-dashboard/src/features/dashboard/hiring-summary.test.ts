import type { ClientJob } from './client-job.ts';
import { summarise } from './hiring-summary.ts';

const job = (status: ClientJob['status'], positionsFilled: number, positionsCount: number) =>
  ({ status, positionsFilled, positionsCount }) as ClientJob;

test('positions of jobs on hold are counted, but not as positions to fill', () => {
  expect(summarise([job('open', 1, 3), job('on_hold', 0, 2), job('filled', 2, 2)])).toEqual({
    jobs: 3,
    onHold: 1,
    filled: 3,
    total: 7,
    toFill: 2,
  });
});

test('a job with more people than requested does not reduce the positions left on other jobs', () => {
  expect(summarise([job('open', 2, 1), job('open', 0, 1)]).toFill).toBe(1);
});
