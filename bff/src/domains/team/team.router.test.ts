import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createTeamMember } from './team-member.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('names the record of a contractor to those alone who may open it', async () => {
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
