import type { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { companyOf } from './users.fixtures.ts';

let test: TestApp;
let owner: SignedIn;
let admin: SignedIn;
let companyId: Types.ObjectId;

beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
  admin = await signInAs(test, 'admin');
  companyId = await companyOf('Blue Harbour');
});
afterAll(() => test.close());

const setRoles = (
  agent: SignedIn,
  userId: string,
  roles: object[],
  version = 1,
  rest: object = {},
) => agent.put(`/users/${userId}/roles`, { version, roles, ...rest });
const clientAdmin = () => ({ role: 'client_admin', companyId: companyId.toHexString() });
const rolesIn = (body: { roles: { role: string }[] }) => body.roles.map(({ role }) => role);

describe('replacing the roles of a user', () => {
  it('grants and revokes roles, and keeps revoked ones with who revoked them', async () => {
    const user = await createUser();
    const recruiter = await createAssignment(user._id, 'recruiter');
    const id = user._id.toHexString();
    const { body } = await setRoles(admin, id, [{ role: 'vetter' }, { role: 'vetter' }]);
    expect(rolesIn(body)).toEqual(['vetter']);
    const gone = await RoleAssignmentModel.findById(recruiter._id).lean();
    expect(gone?.revokedAt).toBeInstanceOf(Date);
    expect(gone?.revokedBy?.toHexString()).toBe(admin.userId);
    const [event] = await AuditEventModel.find({ entityId: id, action: 'user.set_roles' }).lean();
    expect(event?.changes.map(({ path }) => path)).toEqual(['roles']);
    const back = await setRoles(admin, id, [{ role: 'recruiter' }], body.version);
    expect(back.body.roles[0].id).not.toBe(recruiter._id.toHexString());
  });

  it('ends the role in a session that works in it', async () => {
    const person = await signInAs(test, 'recruiter');
    expect((await person.get('/users/options')).status).toBe(200);
    await setRoles(admin, person.userId, [{ role: 'vetter' }]);
    expect((await person.get('/users/options')).body.error.code).toBe('ROLE_REQUIRED');
    const { body } = await person.get('/auth/session');
    expect(body.state).toBe('choose-role');
    expect(body.assignments.map(({ role }: { role: string }) => role)).toEqual(['vetter']);
  });

  it('is refused for one’s own roles', async () => {
    const { body } = await setRoles(owner, owner.userId, [{ role: 'admin' }]);
    expect(body.error.code).toBe('SELF_RECORD');
  });

  it('reports a conflict to one of two simultaneous changes', async () => {
    const user = await createUser();
    await createAssignment(user._id, 'recruiter');
    const id = user._id.toHexString();
    const answers = await Promise.all([
      setRoles(admin, id, [{ role: 'vetter' }]),
      setRoles(owner, id, [{ role: 'team_lead' }]),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.error.code).toBe('VERSION_CONFLICT');
    expect(await RoleAssignmentModel.countDocuments({ userId: user._id, revokedAt: null })).toBe(1);
  });
});

describe('high roles', () => {
  it('can be neither given nor taken by admins', async () => {
    const other = await signInAs(test, 'admin');
    const plain = await createUser();
    await createAssignment(plain._id, 'recruiter');
    const answers = [
      await setRoles(admin, other.userId, [{ role: 'recruiter' }]),
      await setRoles(admin, plain._id.toHexString(), [{ role: 'recruiter' }, { role: 'admin' }]),
      await setRoles(admin, owner.userId, [{ role: 'owner' }, { role: 'recruiter' }]),
    ];
    for (const { body } of answers) expect(body.error.code).toBe('FORBIDDEN');
    // Roles that stay as they are need no permission.
    const beside = await setRoles(admin, other.userId, [{ role: 'admin' }, { role: 'recruiter' }]);
    expect(rolesIn(beside.body)).toEqual(['admin', 'recruiter']);
  });

  it('the owner role is not given without a second user', async () => {
    const user = await createUser();
    const { body } = await setRoles(owner, user._id.toHexString(), [{ role: 'owner' }]);
    expect(body.error.code).toBe('SECOND_PERSON_REQUIRED');
  });
});

describe('client admins', () => {
  it('the last one of a company cannot be removed', async () => {
    const first = await createUser();
    await createAssignment(first._id, 'client_admin', { companyId });
    const viewer = { role: 'client_viewer', companyId: companyId.toHexString() };
    const refused = await setRoles(admin, first._id.toHexString(), [viewer]);
    expect(refused.body.error.code).toBe('LAST_CLIENT_ADMIN');
    const invited = await createUser({ status: 'invited' });
    await createAssignment(invited._id, 'client_admin', { companyId });
    // A user who has not joined yet cannot run the company.
    expect((await setRoles(admin, first._id.toHexString(), [viewer])).status).toBe(409);
    const second = await createUser();
    await createAssignment(second._id, 'client_admin', { companyId });
    const done = await setRoles(admin, first._id.toHexString(), [viewer]);
    expect(rolesIn(done.body)).toEqual(['client_viewer']);
  });

  it('are granted by the account manager of the company, who cannot change other roles', async () => {
    const manager = await signInAs(test, 'account_manager');
    const mine = await companyOf('Green Field', manager.user._id);
    const user = await createUser();
    await createAssignment(user._id, 'recruiter');
    await createAssignment(user._id, 'client_viewer', { companyId: mine });
    const id = user._id.toHexString();
    const foreign = await setRoles(manager, id, [clientAdmin()]);
    expect(foreign.body.error.code).toBe('FORBIDDEN');
    const other = await companyOf('Grey Moor', manager.user._id);
    const unasked = await setRoles(manager, id, [
      { role: 'client_viewer', companyId: mine.toHexString() },
      { role: 'client_admin', companyId: other.toHexString() },
    ]);
    expect(unasked.body.error.fields).toMatchObject([
      { path: 'roles[1].companyId', code: 'NOT_ALLOWED' },
    ]);
    const { body } = await setRoles(manager, id, [
      { role: 'client_admin', companyId: mine.toHexString() },
    ]);
    expect(rolesIn(body)).toEqual(['client_admin']);
    expect(rolesIn((await admin.get(`/users/${id}`)).body)).toEqual(['recruiter', 'client_admin']);
  });
});
