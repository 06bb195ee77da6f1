import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { readyJob } from '../job.fixtures.ts';
import { createPosition } from '../../positions/position.fixtures.ts';
import { jobStories } from './job-stories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('records how a demo job and its seats reached their state, by whom and in order', async () => {
  const createdAt = new Date('2026-03-01T10:00:00Z');
  const opened = { date: '2026-03-03', at: new Date('2026-03-03T09:00:00Z'), by: null };
  const job = await readyJob({
    status: 'on_hold',
    createdAt,
    openings: [opened],
    openedDate: opened.date,
    holdSince: new Date('2026-03-20T10:00:00Z'),
    stateNote: 'The budget is being decided.',
  });
  await createPosition(job, { openedOn: opened.date });
  await createPosition(job, { openedOn: '2026-03-10', status: 'filled', filledOn: '2026-03-15' });
  const told = (await jobStories()).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  expect(told.map(({ action, at }) => `${action} ${at.toISOString().slice(0, 10)}`)).toEqual([
    'job.create 2026-03-01',
    'position.add 2026-03-01',
    'job.open 2026-03-03',
    'position.add 2026-03-10',
    'position.fill 2026-03-15',
    'job.hold 2026-03-20',
  ]);
  expect(told.at(-1)).toMatchObject({
    by: job.accountManagerId,
    changes: [
      { path: 'status', before: 'open', after: 'on_hold' },
      { path: 'stateNote', before: null, after: 'The budget is being decided.' },
    ],
  });
});
