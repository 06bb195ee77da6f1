import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createTeamMember } from './team-member.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const usersIn = ({ body }: { body: { data: { userId: string }[] } }) =>
  body.data.map(({ userId }) => userId);

it('shows the workload of a member, why they are away today, and who leads them', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const [lead, here, gone] = [await createUser(), recruiter.user, await createUser()];
  await createTeamMember(lead, { title: 'Head of recruiting' });
  await createTeamMember(here, { managerUserId: lead._id, status: 'on_leave' });
  await createTeamMember(gone, { managerUserId: lead._id, status: 'ended' });
  await createJob({ leadRecruiterId: here._id, status: 'open' });
  await createJob({ leadRecruiterId: here._id, status: 'closed' });

  const tree = await recruiter.get('/team/tree').expect(200);
  const own = tree.body.data.find(({ userId }: { userId: string }) => userId === String(here._id));
  expect(own).toMatchObject({
    manager: { id: String(lead._id) },
    load: { jobs: 1, interviews: 0 },
    away: { why: 'on_leave', holiday: null },
  });
  expect(tree.body.left).toBe(0);
  expect(usersIn(tree)).not.toContain(String(gone._id));

  const listed = await recruiter.get('/team?limit=100').expect(200);
  expect(usersIn(listed)).toEqual(usersIn(tree));
  expect(usersIn(await recruiter.get('/team?filter[status]=ended'))).toEqual([String(gone._id)]);
});

it('names the record of a contractor only to users who may open it', async () => {
  const open = await createCandidateRecord();
  const hidden = await createCandidateRecord({ isPrivate: true });
  for (const { _id: candidateId } of [open, hidden])
    await createTeamMember(await createUser(), { kind: 'contractor', candidateId });
  const records = async (agent: SignedIn) => {
    const { body } = await agent.get('/team?filter[kind]=contractor');
    return (body.data as { candidateId: string | null }[]).map(({ candidateId }) => candidateId);
  };
  const ids = [open, hidden].map(({ _id }) => _id.toHexString());
  expect((await records(await signInAs(test, 'owner'))).toSorted()).toEqual(ids.toSorted());
  expect(await records(await signInAs(test, 'recruiter'))).toEqual(
    expect.arrayContaining([ids[0], null]),
  );
  expect(await records(await signInAs(test, 'vetter'))).toEqual([null, null]);
});

it('finds members by any word of their name, however it is written', async () => {
  const admin = await signInAs(test, 'admin');
  const ana = await createUser({ firstName: 'Ana', lastName: 'Kovač' });
  await createTeamMember(ana);
  for (const q of ['ana', 'Kovač', 'KOV', 'kovac an', 'Ana K'])
    expect([q, usersIn(await admin.get(`/team?q=${encodeURIComponent(q)}`))]).toEqual([
      q,
      [String(ana._id)],
    ]);
  for (const q of ['ovac', 'ana zeman'])
    expect([q, usersIn(await admin.get(`/team?q=${encodeURIComponent(q)}`))]).toEqual([q, []]);
});
