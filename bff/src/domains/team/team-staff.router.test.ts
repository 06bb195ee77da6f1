import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { dayOf, today } from '../../db/calendar-day.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { newPassword, openBrowser, tokenFrom } from '../auth/auth.fixtures.ts';
import { createTeamMember } from './team-member.fixtures.ts';
import { followAllStaff } from './team.jobs.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
});
afterAll(() => test.close());

interface Row {
  id: string;
  userId: string;
  title: string;
  status: string;
}

const everyState = 'filter[status]=active,on_leave,ended';

/** Returns a user's team row as an owner reads it, including former members. */
async function rowOf(userId: string): Promise<Row | undefined> {
  const { body } = await owner.get(`/team?limit=100&${everyState}`).expect(200);
  return (body.data as Row[]).find((row) => row.userId === userId);
}

async function invited(role: string, email: string): Promise<string> {
  const { body } = await owner
    .post('/users', { email, firstName: 'Nils', lastName: 'Aker', roles: [{ role }] })
    .expect(201);
  return body.id as string;
}

async function accept(email: string): Promise<void> {
  const token = await tokenFrom(test, email, 'invite_staff');
  const browser = openBrowser(test);
  const names = { firstName: 'Nils', lastName: 'Aker', acceptTerms: true };
  await browser.send('post', '/auth/invites/accept', { token, password: newPassword, ...names });
}

const versionOf = async (userId: string): Promise<number> =>
  (await owner.get(`/users/${userId}`).expect(200)).body.version as number;

const act = async (userId: string, action: string, rest: object = {}) =>
  owner.post(`/users/${userId}/actions/${action}`, { version: await versionOf(userId), ...rest });

it('adds a user who accepts a staff invitation, until the account is closed, and again when it reopens', async () => {
  const email = 'nils@agency.test';
  const userId = await invited('recruiter', email);
  expect(await rowOf(userId)).toBeUndefined();
  await accept(email);
  const row = await rowOf(userId);
  expect(row).toMatchObject({
    title: 'Recruiter',
    status: 'active',
    kind: 'staff',
    name: 'Nils Aker',
  });
  const { body } = await owner.get(`/team/${row?.id}`).expect(200);
  expect(body).toMatchObject({ startDate: today(), endDate: null, employment: 'employee' });
  expect((await act(userId, 'disable', { reason: 'Left us' })).status).toBe(200);
  expect((await owner.get(`/team/${row?.id}`)).body).toMatchObject({
    status: 'ended',
    endDate: today(),
  });
  expect((await act(userId, 'enable')).status).toBe(200);
  expect((await owner.get(`/team/${row?.id}`)).body).toMatchObject({
    status: 'active',
    endDate: null,
  });
  const events = await AuditEventModel.find({ entity: 'team_member', entityId: row?.id })
    .sort({ at: 1 })
    .lean();
  expect(events.map(({ action }) => action)).toEqual([
    'team_member.join',
    'team_member.leave',
    'team_member.join',
  ]);
});

it('follows the roles and the name of an account', async () => {
  const user = await createUser();
  await createAssignment(user._id, 'client_viewer');
  const id = user._id.toHexString();
  const held = (await owner.get(`/users/${id}`)).body.roles as { companyId: string }[];
  const client = { role: 'client_viewer', companyId: held[0]?.companyId };
  const setRoles = async (roles: object[]) =>
    owner.put(`/users/${id}/roles`, { version: await versionOf(id), roles }).expect(200);
  await setRoles([client, { role: 'vetter' }]);
  expect(await rowOf(id)).toMatchObject({ title: 'Vetter', status: 'active' });
  const changes = { firstName: 'Zora', lastName: 'Zeman' };
  await owner.patch(`/users/${id}`, { version: await versionOf(id), changes }).expect(200);
  expect(await TeamMemberModel.findOne({ userId: user._id }).lean()).toMatchObject({
    nameKey: 'zora zeman',
  });
  await setRoles([client]);
  expect(await rowOf(id)).toMatchObject({ status: 'ended' });
});

it('adds no client users, and leaves contractors as they are', async () => {
  const client = await createUser();
  await createAssignment(client._id, 'client_viewer');
  const id = client._id.toHexString();
  expect((await act(id, 'disable', { reason: 'Left them' })).status).toBe(200);
  expect((await act(id, 'enable')).status).toBe(200);
  expect(await rowOf(id)).toBeUndefined();
  const contractor = await createUser();
  await createTeamMember(contractor, { kind: 'contractor', employment: 'contractor' });
  const other = contractor._id.toHexString();
  await act(other, 'disable', { reason: 'No more sign-in' });
  expect(await rowOf(other)).toMatchObject({ status: 'active', kind: 'contractor' });
});

it('adds staff whom an older installation left out, and ends those who are gone', async () => {
  const colleague = await createUser({ firstName: 'Ona', lastName: 'Past' });
  const role = await createAssignment(colleague._id, 'account_manager');
  const grantedAt = new Date('2025-02-03T10:00:00Z');
  await RoleAssignmentModel.updateOne({ _id: role._id }, { $set: { grantedAt } });
  const gone = await createUser({ status: 'disabled' });
  await createAssignment(gone._id, 'recruiter');
  await createTeamMember(gone);
  const { signal } = new AbortController();
  expect(await followAllStaff(signal)).toBeGreaterThanOrEqual(2);
  const row = await rowOf(colleague._id.toHexString());
  expect(row).toMatchObject({ title: 'Account manager', status: 'active' });
  expect((await owner.get(`/team/${row?.id}`)).body.startDate).toBe(dayOf(grantedAt));
  expect(await rowOf(gone._id.toHexString())).toMatchObject({ status: 'ended' });
  expect(await followAllStaff(signal)).toBe(0);
});
