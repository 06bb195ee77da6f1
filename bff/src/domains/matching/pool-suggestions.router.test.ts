import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { readyJob } from '../jobs/job.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { createSkill } from '../skills/skill.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

let scenes = 0;
async function scene() {
  const skill = await createSkill(`Elixir ${(scenes += 1)}`);
  const pool = await createPool(`Elixir ${scenes}`, { ownerUserId: lead.user._id });
  const need = { skillId: skill._id, minLevel: null, minYears: null };
  await readyJob({
    status: 'open',
    poolIds: [pool._id],
    positionsCount: 2,
    positionsFilled: 0,
    skillIds: [skill._id],
    skillsRequired: [{ ...need, must: true }],
    skillsNice: [],
  } as never);
  const person = (changes: object = {}) =>
    createCandidateRecord({
      status: 'active',
      skills: [
        {
          skillId: skill._id,
          level: 'expert',
          years: 9,
          lastUsedYear: 2026,
          isPrimary: true,
          source: 'self',
          verifiedScore: null,
          verifiedBy: null,
          verifiedAt: null,
        },
      ],
      ...changes,
    } as never);
  return { pool, person, path: `/talent-pools/${pool._id.toHexString()}` };
}

it('holds demand against who could start, and suggests who fits and is not in the pool', async () => {
  const { pool, person, path } = await scene();
  await person({ poolIds: [pool._id] });
  const outside = await person({ photoFileId: new Types.ObjectId() });
  const id = outside._id.toHexString();
  const { body } = await lead.get(`${path}/suggestions`).expect(200);
  expect(body).toMatchObject({ seats: 2, jobs: [{ seats: 2 }], skills: [{ members: 1 }] });
  expect(body.missing).toBe(2 - body.available);
  const photo = `/api/v1/candidates/${id}/photo/${String(outside.photoFileId)}`;
  expect(body.suggestions).toMatchObject([{ candidate: { id, photo }, fits: 1, lacks: [] }]);

  const dismissals = `${path}/suggestions/dismissals`;
  const dismiss = (dismissed: boolean) => lead.post(dismissals, { candidateIds: [id], dismissed });
  expect((await dismiss(true)).body).toEqual({ changed: 1 });
  expect((await dismiss(true)).body).toEqual({ changed: 0 });
  const without = await lead.get(`${path}/suggestions`);
  expect(without.body).toMatchObject({ suggestions: [], dismissed: 1 });
  await dismiss(false);
  const again = await lead.get(`${path}/suggestions`);
  expect(again.body).toMatchObject({ suggestions: [{ candidate: { id } }], dismissed: 0 });
});
