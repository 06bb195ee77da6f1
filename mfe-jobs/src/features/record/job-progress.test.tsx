import { jobRecordSchema, type JobRecord } from '@muster/contracts';
import { fixtureFor, renderRemote, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { JobProgress } from './job-progress.tsx';

const jobWith = (seats: Partial<JobRecord>) =>
  renderRemote(<JobProgress job={fixtureFor(jobRecordSchema, seats)} />, {
    api,
    path: '/jobs',
    session: 'recruiter',
    handlers: [],
  });

test.each([
  [
    { positionsCount: 3, positionsFilled: 1, positionsReserved: 1, positionsOnHold: 0 },
    '1 of 3 positions filled',
    '1 filled, 1 reserved, 1 open',
  ],
  [
    { positionsCount: 4, positionsFilled: 1, positionsReserved: 1, positionsOnHold: 1 },
    '1 of 4 positions filled',
    '1 filled, 1 reserved, 1 open, 1 on hold',
  ],
])('positions are filled, reserved or open: %j', async (seats, title, words) => {
  jobWith(seats);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('img', { name: words })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
