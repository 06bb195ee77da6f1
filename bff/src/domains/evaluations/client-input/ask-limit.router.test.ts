import { limits } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createPlacementScene } from '../../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createEvaluation } from '../evaluation.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());

it('limits how often per day the client is asked about one evaluation', async () => {
  const lead = await signInAs(test, 'team_lead');
  const { placement, candidate } = await createPlacementScene('active');
  const member = await createTeamMember(await createUser(), {
    kind: 'contractor',
    candidateId: candidate._id,
  });
  const evaluation = await createEvaluation(member, {
    status: 'in_progress',
    reviewerUserId: lead.user._id,
  });
  const at = `/evaluations/${evaluation._id.toHexString()}`;
  let { version } = evaluation;
  const ask = () =>
    lead.post(`${at}/inputs`, { version, placementId: placement._id.toHexString() });
  for (let times = 0; times < limits.evaluation.inputAsks.max; times += 1) {
    const { body } = await ask();
    const [input] = body.inputs;
    expect(input).toMatchObject({ status: 'asked' });
    await lead.post(`${at}/inputs/${input.id}/actions/withdraw`, { version: input.version });
    version = body.version;
  }
  const refused = await ask();
  expect(refused.body.error).toMatchObject({ code: 'RATE_LIMITED' });
});
