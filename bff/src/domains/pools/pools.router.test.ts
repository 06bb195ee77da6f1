import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPool } from './pool.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('tells how many open jobs look for people in each pool', async () => {
  const [wanted, other] = [await createPool('Wanted by jobs'), await createPool('Wanted by none')];
  await createJob({ poolIds: [wanted._id, other._id], status: 'draft' });
  await createJob({ poolIds: [wanted._id], status: 'open' });
  await createJob({ poolIds: [wanted._id], status: 'open' });
  const lead = await signInAs(test, 'team_lead');
  const { body } = await lead.get('/talent-pools?q=wanted');
  expect(body.data).toMatchObject([
    { name: 'Wanted by jobs', openJobs: 2 },
    { name: 'Wanted by none', openJobs: 0 },
  ]);
});
