import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { createTeamMember } from './team-member.fixtures.ts';
import { TeamMemberModel, type TeamMember } from '../../records/team/team-member.model.ts';
import { followContractors } from './team.jobs.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const contact = { name: 'Rui Duarte', relation: 'Brother', phone: '+351 966 000 111' };
const pathOf = ({ _id }: Pick<TeamMember, '_id'>): string => `/team/${_id.toHexString()}`;

async function staff(managerUserId: TeamMember['managerUserId'] = null) {
  const user = await createUser();
  await createAssignment(user._id, 'recruiter');
  return createTeamMember(user, { managerUserId });
}

it('shows a member to the people who lead them, and the sensitive block to fewer', async () => {
  const lead = await signInAs(test, 'team_lead');
  const middle = await staff(lead.user._id);
  const below = await staff(middle.userId);
  await TeamMemberModel.updateOne({ _id: below._id }, { $set: { emergencyContact: contact } });
  const { body } = await lead.get(pathOf(below)).expect(200);
  expect(body).toMatchObject({
    title: 'Recruiter',
    allowedActions: ['edit', 'read_timesheets', 'read_evaluations', 'read_handover'],
  });
  expect(body).not.toHaveProperty('emergencyContact');
  expect((await admin.get(pathOf(below))).body.emergencyContact).toEqual(contact);
  const stranger = await signInAs(test, 'recruiter');
  await stranger.get(pathOf(below)).expect(404);
  const { body: list } = await lead.get('/team?limit=100');
  const opens = (list.data as { id: string; opens: boolean }[])
    .filter((row) => row.opens)
    .map(({ id }) => id);
  expect(opens.toSorted()).toEqual([middle, below].map(({ _id }) => _id.toHexString()).toSorted());
});

it('prevents a member from leading the people who lead them', async () => {
  const top = await staff();
  const middle = await staff(top.userId);
  const low = await staff(middle.userId);
  const give = (to: TeamMember, manager: TeamMember) =>
    admin.patch(pathOf(to), {
      version: to.version,
      changes: { managerUserId: manager.userId.toHexString() },
    });
  for (const manager of [top, low]) {
    const { body } = await give(top, manager);
    expect(body.error.fields).toMatchObject([
      { path: 'changes.managerUserId', code: 'NOT_ALLOWED' },
    ]);
  }
  expect((await give(low, top)).status).toBe(200);
});

it('lets members edit their own emergency contact, and refuses changes of a former member', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const own = await createTeamMember(recruiter.user);
  const { body } = await recruiter
    .put('/team/me/emergency-contact', { version: 1, contact })
    .expect(200);
  expect(body).toMatchObject({
    id: own._id.toHexString(),
    isSelf: true,
    emergencyContact: contact,
  });
  const { body: refused } = await recruiter.patch(pathOf(own), {
    version: 2,
    changes: { title: 'Chief recruiter' },
  });
  expect(refused.error.code).toBe('FORBIDDEN');
  const left = await createTeamMember(await createUser(), { status: 'ended' });
  const { body: over } = await admin.patch(pathOf(left), { version: 1, changes: { title: 'X' } });
  expect(over.error.code).toBe('INVALID_TRANSITION');
  expect((await admin.get(pathOf(left))).body.allowedActions).toEqual([
    'read_timesheets',
    'read_evaluations',
    'read_handover',
  ]);
});

it('lists contractors while they work, who see their own pay but no bill rate', async () => {
  const candidate = await createCandidateRecord({ status: 'placed' });
  const contractor = await signInAs(test, 'contractor', {
    assignment: { candidateId: candidate._id },
  });
  const { placement } = await createPlacementScene('active', { candidate });
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { userId: contractor.user._id } });
  const { signal } = new AbortController();
  expect(await followContractors(signal)).toEqual({ came: 1, went: 0 });
  const { body, text } = await contractor.get('/team/me').expect(200);
  expect(body.placements).toMatchObject([
    { number: placement.number, pay: { amount: '43.21', currency: 'USD' } },
  ]);
  expect(text).not.toContain('65.43');
  const { body: read } = await admin.get(`/team/${body.id}`);
  expect(read).toMatchObject({ kind: 'contractor', load: { contracts: 1 } });
  await PlacementModel.updateOne({ _id: placement._id }, { $set: { status: 'ended' } });
  expect(await followContractors(signal)).toEqual({ came: 0, went: 1 });
  expect((await admin.get(`/team/${body.id}`)).body.status).toBe('ended');
});
