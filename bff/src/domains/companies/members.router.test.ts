import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { Types } from 'mongoose';
import { mailsTo } from '../auth/auth.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { createCompany } from './company.fixtures.ts';
import { createCompanyUser } from './company-user.fixtures.ts';
import type { Company } from '../../records/companies/company.model.ts';
import type { CompanyUser } from '../../records/companies/company-user.model.ts';

let test: TestApp;
let admin: SignedIn;
let manager: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  manager = await signInAs(test, 'account_manager');
});
afterAll(() => test.close());

const usersOf = ({ _id }: Company) => `/companies/${_id.toHexString()}/users`;
const memberAt = (company: Company, { _id }: Pick<CompanyUser, '_id'>, rest = '') =>
  `${usersOf(company)}/${_id.toHexString()}${rest}`;
const ownCompany = () => createCompany({ accountManagerId: manager.user._id });
const person = (email: string, changes: object = {}) => ({
  email,
  firstName: 'Ines',
  lastName: 'Prata',
  title: 'Head of delivery',
  role: 'client_manager',
  canSeeBillRates: false,
  canDecide: true,
  canSeeAllJobs: true,
  isPrimaryContact: false,
  isBillingContact: true,
  ...changes,
});

describe('inviting a client user', () => {
  it('creates a pending account with title and rights, and sends one mail', async () => {
    const company = await ownCompany();
    const email = 'ines@new-client.test';
    const made = await manager.post(usersOf(company), person(email)).expect(201);
    expect(made.body).toMatchObject({
      email,
      status: 'invited',
      title: 'Head of delivery',
      role: 'client_manager',
      canSeeBillRates: false,
      canDecide: true,
      canSeeAllJobs: true,
      isBillingContact: true,
      allowedActions: ['edit', 'resend_invite', 'disable'],
    });
    expect((await mailsTo(test, email)).map(({ template }) => template)).toEqual(['invite_client']);
    const again = await manager.post(usersOf(company), person(email));
    expect(again.body.error.code).toBe('DUPLICATE');
    const resend = memberAt(
      company,
      { _id: new Types.ObjectId(made.body.id) },
      '/actions/resend-invite',
    );
    for (let sent = 0; sent < 5; sent += 1)
      await manager.post(resend, { version: made.body.version }).expect(200);
    const sixth = await manager.post(resend, { version: made.body.version });
    expect([sixth.status, sixth.body.error.code]).toEqual([429, 'INVITE_LIMIT']);
  });

  it.each(['recruiter', 'candidate', 'client_admin'] as const)(
    'requires the consent of a person who is a %s before any account data are shown',
    async (role) => {
      const company = await ownCompany();
      const known = await createUser({ firstName: 'Vera' });
      await createAssignment(known._id, role);
      const { body } = await manager.post(usersOf(company), person(known.email)).expect(201);
      expect(body).toMatchObject({ name: 'Ines Prata', status: 'invited', isElsewhere: false });
      expect(body.userId).not.toBe(known._id.toHexString());
      const mails = await mailsTo(test, known.email);
      expect(mails.map(({ template }) => template)).toEqual(['role_offered']);
    },
  );

  it('reveals a closed account only to users who may read every account', async () => {
    const closed = await createUser({ status: 'disabled', passwordChangedAt: new Date() });
    const company = await ownCompany();
    const told = await admin.post(usersOf(company), person(closed.email));
    expect(told.body.error).toMatchObject({
      code: 'DUPLICATE',
      context: { accountDisabled: true },
    });
    const { body } = await manager.post(usersOf(company), person(closed.email)).expect(201);
    expect(body.status).toBe('invited');
  });
});

describe('the access of a client user', () => {
  it('cannot be removed from the last administrator, nor can their role', async () => {
    const company = await ownCompany();
    const last = await createCompanyUser(company._id, 'client_admin');
    await createCompanyUser(company._id, 'client_manager');
    const ended = await manager.post(memberAt(company, last, '/actions/disable'), { version: 1 });
    expect(ended.body.error.code).toBe('LAST_CLIENT_ADMIN');
    const lowered = await manager.patch(memberAt(company, last), {
      version: 1,
      changes: { role: 'client_viewer' },
    });
    expect(lowered.body.error.code).toBe('LAST_CLIENT_ADMIN');
    await createCompanyUser(company._id, 'client_admin');
    const { body } = await manager
      .patch(memberAt(company, last), { version: 1, changes: { role: 'client_viewer' } })
      .expect(200);
    expect([body.role, body.status]).toEqual(['client_viewer', 'active']);
  });

  it('cannot be removed from a supervisor of people at work until another user takes over', async () => {
    const company = await ownCompany();
    await createCompanyUser(company._id, 'client_admin');
    const leader = await createCompanyUser(company._id);
    const placement = await createPlacement(new Types.ObjectId(), {
      companyId: company._id,
      supervisorCompanyUserId: leader._id,
    });
    const list = await manager.get(usersOf(company)).expect(200);
    expect(
      list.body.data.find((one: { id: string }) => one.id === leader._id.toHexString()),
    ).toMatchObject({ supervises: 1 });
    const ended = await manager.post(memberAt(company, leader, '/actions/disable'), { version: 1 });
    expect(ended.body.error).toMatchObject({
      code: 'SUPERVISES_CONTRACTORS',
      context: { contractors: 1 },
    });
    const mute = { version: 1, changes: { canDecide: false } };
    expect((await manager.patch(memberAt(company, leader), mute)).body.error.code).toBe(
      'SUPERVISES_CONTRACTORS',
    );
    const viewer = { version: 1, changes: { role: 'client_viewer' } };
    expect((await manager.patch(memberAt(company, leader), viewer)).body.error.code).toBe(
      'SUPERVISES_CONTRACTORS',
    );
    const as = (role: string) => ({
      version: 1,
      roles: [{ role, companyId: company._id.toHexString() }],
    });
    const roles = `/users/${leader.userId.toHexString()}/roles`;
    expect((await admin.put(roles, as('client_viewer'))).body.error.code).toBe(
      'SUPERVISES_CONTRACTORS',
    );
    const instead = { version: 1, roles: [{ role: 'recruiter' }] };
    expect((await admin.put(roles, instead)).body.error.code).toBe('SUPERVISES_CONTRACTORS');
    const account = `/users/${leader.userId.toHexString()}`;
    expect((await admin.get(`${account}/disable-effects`)).body.blockedBy).toBe(
      'SUPERVISES_CONTRACTORS',
    );
    const closed = await admin.post(`${account}/actions/disable`, { version: 1, reason: 'Left' });
    expect(closed.body.error.code).toBe('SUPERVISES_CONTRACTORS');
    // A higher role does not end the supervision.
    await admin.put(roles, as('client_admin')).expect(200);
    expect(placement.supervisorCompanyUserId).toEqual(leader._id);
  });

  it('is read-only for a viewer: the right to decide is removed and cannot be granted', async () => {
    const company = await ownCompany();
    await createCompanyUser(company._id, 'client_admin');
    const member = await createCompanyUser(company._id, 'client_manager');
    const lowered = await manager
      .patch(memberAt(company, member), { version: 1, changes: { role: 'client_viewer' } })
      .expect(200);
    expect([lowered.body.role, lowered.body.canDecide]).toEqual(['client_viewer', false]);
    const ticked = await manager
      .patch(memberAt(company, member), {
        version: lowered.body.version,
        changes: { canDecide: true },
      })
      .expect(200);
    expect(ticked.body.canDecide).toBe(false);
    const invited = await manager
      .post(usersOf(company), person('reads@new-client.test', { role: 'client_viewer' }))
      .expect(201);
    expect([invited.body.role, invited.body.canDecide]).toEqual(['client_viewer', false]);
    const other = await createCompanyUser(company._id, 'client_manager');
    await admin
      .put(`/users/${other.userId.toHexString()}/roles`, {
        version: 1,
        roles: [{ role: 'client_viewer', companyId: company._id.toHexString() }],
      })
      .expect(200);
    const list = await manager.get(usersOf(company)).expect(200);
    expect(
      list.body.data.find((one: { id: string }) => one.id === other._id.toHexString()),
    ).toMatchObject({ role: 'client_viewer', canDecide: false });
  });

  it('ends at once and can be restored in the same role', async () => {
    const company = await ownCompany();
    await createCompanyUser(company._id, 'client_admin');
    const member = await createCompanyUser(company._id, 'client_manager');
    const ended = await manager
      .post(memberAt(company, member, '/actions/disable'), { version: 1 })
      .expect(200);
    expect(ended.body).toMatchObject({
      status: 'disabled',
      role: null,
      allowedActions: ['enable'],
    });
    const back = await manager
      .post(memberAt(company, member, '/actions/enable'), { version: ended.body.version })
      .expect(200);
    expect(back.body).toMatchObject({ status: 'active', role: 'client_manager' });
  });

  it('cannot be changed by way of another client, nor read for clients of other managers', async () => {
    const company = await ownCompany();
    const foreign = await createCompany();
    const stranger = await createCompanyUser(foreign._id);
    expect(
      (await manager.patch(memberAt(company, stranger), { version: 1, changes: { title: 'X' } }))
        .status,
    ).toBe(404);
    expect((await manager.get(usersOf(foreign))).status).toBe(403);
    expect((await admin.get(usersOf(foreign))).status).toBe(200);
  });
});
