import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { mailsTo } from '../auth/auth.fixtures.ts';
import { companyOf } from './users.fixtures.ts';

let test: TestApp;
let owner: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await RoleAssignmentModel.deleteMany({});
  owner = await signInAs(test, 'owner', { user: { firstName: 'Olga', lastName: 'Wner' } });
  admin = await signInAs(test, 'admin');
});

const reason = 'Runs the agency with me from now on.';
type Ask = 'make-owner' | 'anonymise';
const ask = (who: SignedIn, userId: string, action: Ask, version = 1) =>
  who.post(`/users/${userId}/actions/${action}`, { version, reason });
const decide = (who: SignedIn, id: string, action = 'approve', body = {}) =>
  who.post(`/approvals/${id}/actions/${action}`, { version: 1, ...body });
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;

async function colleague(changes: Parameters<typeof createUser>[0] = {}): Promise<string> {
  const user = await createUser(changes);
  await createAssignment(user._id, 'recruiter');
  return user._id.toHexString();
}

async function asked(who: SignedIn, userId: string, action: Ask): Promise<string> {
  const { body } = await ask(who, userId, action).expect(200);
  return body.approvalId as string;
}

const rolesOf = async (userId: string): Promise<string[]> =>
  ((await owner.get(`/users/${userId}`)).body.roles as { role: string }[]).map(({ role }) => role);

describe('a second owner', () => {
  it('is made by the only owner and an administrator, and is notified', async () => {
    const id = await colleague({ email: 'next.owner@agency.test' });
    const approval = await asked(owner, id, 'make-owner');
    expect(await rolesOf(id)).toEqual(['recruiter']);
    expect((await admin.get('/approvals')).body.waiting).toMatchObject([
      { id: approval, kind: 'owner_grant', reason, requester: { name: 'Olga Wner' } },
    ]);
    expect(codeOf(await decide(owner, approval))).toBe('SAME_PERSON_APPROVAL');
    const { body } = await decide(admin, approval).expect(200);
    expect(body.status).toBe('approved');
    expect(await rolesOf(id)).toEqual(['recruiter', 'owner']);
    await test.runEvents();
    const mails = await mailsTo(test, 'next.owner@agency.test');
    expect(mails.map(({ template }) => template)).toContain('role_added');
    const events = await AuditEventModel.find({ entityId: id, action: 'user.set_roles' }).lean();
    expect(events).toHaveLength(1);
    expect(codeOf(await ask(owner, id, 'make-owner', 2))).toBe('DUPLICATE');
  });

  it('is approved only by owners once there are two', async () => {
    const second = await signInAs(test, 'owner');
    const id = await colleague();
    const approval = await asked(owner, id, 'make-owner');
    expect((await admin.get('/approvals')).body.waiting).toEqual([]);
    expect((await decide(admin, approval)).status).toBe(404);
    await decide(second, approval, 'refuse', { note: 'Not yet.' }).expect(200);
    expect(await rolesOf(id)).toEqual(['recruiter']);
  });

  it('cannot approve themselves, and needs another user who can approve', async () => {
    expect(codeOf(await ask(owner, admin.userId, 'make-owner'))).toBe('SECOND_PERSON_REQUIRED');
    const other = await signInAs(test, 'admin');
    const approval = await asked(owner, admin.userId, 'make-owner');
    expect((await decide(admin, approval)).status).toBe(404);
    await decide(other, approval).expect(200);
    expect(await rolesOf(admin.userId)).toEqual(['admin', 'owner']);
  });

  it('is requested only by owners, for current staff, at the version that was seen', async () => {
    const id = await colleague();
    for (const role of ['admin', 'account_manager', 'recruiter'] as const)
      expect(codeOf(await ask(await signInAs(test, role), id, 'make-owner'))).toBe('FORBIDDEN');
    expect((await ask(owner, '64b000000000000000000001', 'make-owner')).status).toBe(404);
    expect(codeOf(await ask(owner, owner.userId, 'make-owner'))).toBe('SELF_RECORD');
    expect(codeOf(await ask(owner, id, 'make-owner', 9))).toBe('VERSION_CONFLICT');
    const closed = await colleague({ status: 'disabled' });
    expect(codeOf(await ask(owner, closed, 'make-owner'))).toBe('INVALID_TRANSITION');
    const client = await createUser();
    await createAssignment(client._id, 'client_viewer');
    expect(codeOf(await ask(owner, client._id.toHexString(), 'make-owner'))).toBe(
      'INVALID_TRANSITION',
    );
  });

  it('is not made of a user who has left in the meantime', async () => {
    const id = await colleague();
    const approval = await asked(owner, id, 'make-owner');
    await owner.post(`/users/${id}/actions/disable`, { version: 1, reason: 'Left us' }).expect(200);
    expect(codeOf(await decide(admin, approval))).toBe('INVALID_TRANSITION');
    expect((await owner.get(`/approvals/${approval}`)).body.status).toBe('pending');
  });
});

describe('anonymising a disabled account', () => {
  it('removes its name, address and roles after a second user agrees', async () => {
    const email = 'vera.long@agency.test';
    const id = await colleague({
      email,
      firstName: 'Vera',
      lastName: 'Longname',
      phone: '+351910111222',
    });
    await owner
      .patch(`/users/${id}`, { version: 1, changes: { preferredName: 'Verinha' } })
      .expect(200);
    await owner.post(`/users/${id}/actions/disable`, { version: 2, reason: 'Left us' }).expect(200);
    const read = await owner.get(`/users/${id}`);
    expect(read.body.allowedActions.toSorted()).toEqual(['anonymise', 'enable']);
    expect((await admin.get(`/users/${id}`)).body.allowedActions).toEqual(['enable']);
    const { body } = await ask(owner, id, 'anonymise', read.body.version).expect(200);
    await decide(admin, body.approvalId as string).expect(200);
    const after = await owner.get(`/users/${id}`);
    expect(after.body).toMatchObject({
      status: 'anonymised',
      displayName: `Former user ${id.slice(-6)}`,
      phone: null,
      roles: [],
      allowedActions: [],
    });
    expect(await TeamMemberModel.findOne({ userId: id }).lean()).toMatchObject({
      status: 'ended',
      nameKey: `former user ${id.slice(-6)}`,
    });
    const stored = JSON.stringify([
      await UserModel.findById(id).lean(),
      await AuditValueModel.find({ entityId: id }).lean(),
      await EmailMessageModel.find({ to: email }).lean(),
      (await owner.get(`/approvals/${body.approvalId as string}`)).body,
    ]);
    for (const word of ['Vera', 'Longname', email, '910111222', reason])
      expect(stored).not.toContain(word);
    const again = await owner.post(`/users/${id}/actions/enable`, { version: after.body.version });
    expect(codeOf(again)).toBe('INVALID_TRANSITION');
  });

  it('also ends the membership of a client user', async () => {
    const companyId = await companyOf('Orchard Learning');
    const user = await createUser({ status: 'disabled', firstName: 'Clio', lastName: 'Entname' });
    await createAssignment(user._id, 'client_viewer', { companyId });
    const id = user._id.toHexString();
    await decide(admin, await asked(owner, id, 'anonymise')).expect(200);
    expect(await RoleAssignmentModel.countDocuments({ userId: user._id, revokedAt: null })).toBe(0);
  });

  it('is requested only by owners, and refused for open accounts and those of candidates', async () => {
    const open = await colleague();
    expect(codeOf(await ask(owner, open, 'anonymise'))).toBe('INVALID_TRANSITION');
    const closed = await colleague({ status: 'disabled' });
    expect(codeOf(await ask(admin, closed, 'anonymise'))).toBe('FORBIDDEN');
    const candidate = await createUser({ status: 'disabled' });
    await createAssignment(candidate._id, 'candidate');
    const refused = await ask(owner, candidate._id.toHexString(), 'anonymise');
    expect(codeOf(refused)).toBe('INVALID_TRANSITION');
    const approval = await asked(owner, closed, 'anonymise');
    await owner.post(`/users/${closed}/actions/enable`, { version: 1 }).expect(200);
    expect(codeOf(await decide(admin, approval))).toBe('INVALID_TRANSITION');
  });
});
