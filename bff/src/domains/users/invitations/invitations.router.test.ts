import { Types } from 'mongoose';
import { visitor } from '../../../testing/agent.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../../testing/users.fixtures.ts';
import {
  createPasswordUser,
  goodPassword,
  mailsTo,
  newPassword,
  openBrowser,
  tokenFrom,
  type Browser,
} from '../../auth/auth.fixtures.ts';
import { AccountTokenModel } from '../../auth/tokens/account-token.model.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createCompanyUser } from '../../companies/company-user.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';

let test: TestApp;
let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  manager = await signInAs(test, 'account_manager');
});
afterAll(() => test.close());

const ownCompany = (changes: Partial<Company> = {}) =>
  createCompany({ accountManagerId: manager.user._id, ...changes });
const usersOf = ({ _id }: Company) => `/companies/${_id.toHexString()}/users`;
const invitation = (email: string, changes: object = {}) => ({
  email,
  firstName: 'Ines',
  lastName: 'Prata',
  title: 'Head of delivery',
  role: 'client_admin',
  canSeeBillRates: true,
  canDecide: true,
  canSeeAllJobs: true,
  isPrimaryContact: false,
  isBillingContact: false,
  message: '',
  ...changes,
});
/** A colleague with own data, who was not invited yet. */
const vera: Partial<User> = { firstName: 'Vera', lastName: 'Lindqvist', phone: '+41441234567' };

async function invitePerson(role: 'recruiter' | 'candidate' = 'recruiter') {
  const company = await ownCompany();
  const user = await createPasswordUser(vera);
  const own = await createAssignment(user._id, role);
  const { body } = await manager.post(usersOf(company), invitation(user.email)).expect(201);
  return { company, user, own, member: body as Record<string, unknown> };
}

async function signIn(user: User): Promise<Browser> {
  const browser = openBrowser(test);
  expect((await browser.signIn(user, goodPassword)).status).toBe(200);
  return browser;
}

async function onlyInvitation(browser: Browser) {
  const { body } = await browser.get('/me/invitations');
  expect(body.data).toHaveLength(1);
  return body.data[0] as { id: string; status: string };
}
const rolesOf = ({ _id }: Pick<User, '_id'>): Promise<RoleAssignment[]> =>
  RoleAssignmentModel.find({ userId: _id, revokedAt: null }).lean();
const answer = (browser: Browser, { id }: { id: string }, verb: 'accept' | 'decline') =>
  browser.send('post', `/me/invitations/${id}/actions/${verb}`);
const expireInvites = async (email: string) => {
  const ids = await UserModel.distinct('_id', { emailNorm: email });
  const past = { $set: { expiresAt: new Date(Date.now() - 1000) } };
  await AccountTokenModel.updateMany({ userId: { $in: ids }, purpose: 'invite' }, past);
};

describe('an invitation to an address with an account', () => {
  it('returns the same as for an address without one, in every field', async () => {
    const company = await ownCompany();
    const known = await createUser(vera);
    await createAssignment(known._id, 'recruiter');
    const closed = await createUser({ status: 'disabled', passwordChangedAt: new Date() });
    const shapes = [];
    for (const email of [known.email, closed.email, 'nobody.yet@clients.test']) {
      const made = await manager.post(usersOf(company), invitation(email)).expect(201);
      const again = await manager.post(usersOf(company), invitation(email));
      expect(again.body.error.context).toEqual({ existingId: made.body.userId });
      const account = await manager.get(`/users/${made.body.userId}`).expect(200);
      const listed = await manager.get(`/users?q=${email}`).expect(200);
      const offer = await manager.get(`/users/${made.body.userId}/impersonation`);
      shapes.push(
        JSON.stringify([made.body, again.body, account.body, listed.body.data, offer.body])
          .replaceAll(email, 'EMAIL')
          .replaceAll(/[0-9a-f]{24}|[0-9a-f-]{36}/g, 'ID')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
      );
    }
    expect(shapes[0]).toBe(shapes[2]);
    expect(shapes[1]).toBe(shapes[2]);
    expect(shapes[0]).toContain('Ines Prata');
  });

  it('leaves the account untouched and reveals nothing of it', async () => {
    const { user, own, company, member } = await invitePerson();
    expect(member).toMatchObject({ name: 'Ines Prata', status: 'invited', lastSignInAt: null });
    expect(member['userId']).not.toBe(user._id.toHexString());
    expect(await UserModel.findById(user._id).lean()).toMatchObject({ version: user.version });
    const live = await rolesOf(user);
    expect(live.map(({ _id }) => _id)).toEqual([own._id]);
    const answers = [
      await manager.get(`/users/${user._id.toHexString()}`),
      await manager.get(`/users/${user._id.toHexString()}/impersonation`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const seen = [
      await manager.get(usersOf(company)),
      await manager.get('/users?limit=100'),
      await manager.get('/search?q=Vera'),
      await manager.get(`/companies/${company._id.toHexString()}/activity`),
    ];
    for (const { body } of seen) {
      expect(JSON.stringify(body)).not.toContain('Vera');
      expect(JSON.stringify(body)).not.toContain('+41441234567');
    }
  });

  it('adds no choice of role at sign-in and cannot be impersonated', async () => {
    const { user, own, member } = await invitePerson();
    const browser = openBrowser(test);
    const signedIn = await browser.signIn(user, goodPassword);
    expect(signedIn.body).toMatchObject({
      state: 'ready',
      active: { assignmentId: own._id.toHexString() },
      assignments: [{ role: 'recruiter' }],
    });
    const waiting = (await rolesOf({ _id: new Types.ObjectId(String(member['userId'])) }))[0];
    const acted = await manager.post(`/users/${String(member['userId'])}/actions/impersonate`, {
      assignmentId: waiting?._id.toHexString(),
      reason: 'Asked for help with the filters of the list.',
    });
    expect(acted.body.error).toMatchObject({
      code: 'IMPERSONATION_NOT_ALLOWED',
      context: { refusedBy: 'NOT_ACTIVE' },
    });
  });

  it('does not show the mails of the address to the company', async () => {
    const { user, company } = await invitePerson();
    await EmailMessageModel.create({
      template: 'notice',
      category: 'other',
      to: [user.email],
      userId: user._id,
      subject: 'About another client',
      text: 'Nobody else may read this.',
      html: '',
      variables: {},
      status: 'sent',
      createdAt: new Date(),
    });
    const path = `/companies/${company._id.toHexString()}/communications`;
    const { body } = await admin.get(path).expect(200);
    expect(body.data).toEqual([]);
  });

  it('informs the person by mail and in the product', async () => {
    const { user, company } = await invitePerson();
    const mails = await mailsTo(test, user.email);
    expect(mails.map(({ template }) => template)).toEqual(['role_offered']);
    expect(mails[0]?.text).toContain(`a client administrator of ${company.name}`);
    const notices = await NotificationModel.find({ userId: user._id }).lean();
    expect(notices).toMatchObject([{ link: '/invitations' }]);
    const asked = {
      token: await tokenFrom(test, user.email, 'role_offered'),
      purpose: 'invite',
    };
    const link = await visitor(test.app).post('/auth/links/inspect', asked);
    expect(link.body).toMatchObject({
      hasAccount: true,
      companyName: company.name,
      isForOther: false,
    });
    const other = await admin.post('/auth/links/inspect', asked);
    expect(other.body).toMatchObject({ isForOther: true });
  });
});

describe('accepting an invitation', () => {
  it('adds the role, shows the user’s own name, and may be repeated', async () => {
    const { user, own, company, member } = await invitePerson();
    const browser = await signIn(user);
    const waiting = await onlyInvitation(browser);
    expect(waiting).toMatchObject({
      status: 'pending',
      roles: [{ role: 'client_admin', companyName: company.name }],
    });
    expect((await answer(browser, waiting, 'accept')).body).toMatchObject({ status: 'accepted' });
    expect((await answer(browser, waiting, 'accept')).status).toBe(200);
    expect((await browser.get('/me/invitations')).body.data).toEqual([]);
    const session = (await browser.get('/auth/session')).body;
    expect(session.active.assignmentId).toBe(own._id.toHexString());
    expect(session.assignments.map(({ role }: { role: string }) => role).toSorted()).toEqual([
      'client_admin',
      'recruiter',
    ]);
    const { body } = await manager.get(usersOf(company));
    expect(body.data).toMatchObject([
      {
        id: member['id'],
        userId: user._id.toHexString(),
        name: 'Vera Lindqvist',
        status: 'active',
        role: 'client_admin',
        title: 'Head of delivery',
      },
    ]);
    const rows = await manager.get(`/users?q=${user.email}`);
    expect(rows.body.data.map(({ id }: { id: string }) => id)).toEqual([user._id.toHexString()]);
    const account = `/users/${user._id.toHexString()}`;
    expect((await manager.get(account)).body.displayName).toBe('Vera Lindqvist');
    await manager.get(`${account}/impersonation`).expect(200);
    const told = await NotificationModel.findOne({ userId: manager.user._id }).sort({ at: -1 });
    expect(told?.title).toBe(`Vera Lindqvist accepted the invitation to ${company.name}`);
    const events = await AuditEventModel.find({ entityId: user._id.toHexString() }).lean();
    expect(events.map(({ action }) => action)).toContain('user.accept_invite');
  });

  it('gives the role once if two requests accept at once', async () => {
    const { user } = await invitePerson();
    const [one, two] = [await signIn(user), await signIn(user)];
    const waiting = await onlyInvitation(one);
    const answers = await Promise.all([
      answer(one, waiting, 'accept'),
      answer(two, waiting, 'accept'),
    ]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await rolesOf(user)).toHaveLength(2);
  });

  it('restores a former member under the old membership', async () => {
    const company = await ownCompany();
    const former = await createCompanyUser(company._id, 'client_viewer', { status: 'disabled' });
    const user = await UserModel.findById(former.userId).lean();
    const { body } = await manager
      .post(usersOf(company), invitation(user?.email ?? ''))
      .expect(201);
    expect(body.status).toBe('invited');
    expect((await CompanyUserModel.findById(former._id).lean())?.status).toBe('disabled');
    if (!user) throw new Error('The former member has an account');
    const browser = await signInUser(test, user, await createAssignment(user._id, 'recruiter'));
    const list = await browser.get('/me/invitations');
    await browser.post(`/me/invitations/${list.body.data[0].id}/actions/accept`).expect(200);
    const { data } = (await manager.get(usersOf(company))).body;
    expect(data).toMatchObject([
      { id: former._id.toHexString(), status: 'active', role: 'client_admin', canSeeAllJobs: true },
    ]);
  });

  it('binds the record of a candidate to the account', async () => {
    const user = await createPasswordUser(vera);
    await createAssignment(user._id, 'client_viewer');
    const candidate = await createCandidateRecord();
    const candidateId = candidate._id.toHexString();
    const roles = [{ role: 'candidate', candidateId }];
    const person = { email: user.email, firstName: 'V', lastName: 'L', roles };
    await admin.post('/users', person).expect(201);
    const browser = await signIn(user);
    await answer(browser, await onlyInvitation(browser), 'accept');
    const linked = await CandidateModel.findById(candidate._id).lean();
    expect(linked?.userId).toEqual(user._id);
  });

  it('is impossible for another user', async () => {
    const { user } = await invitePerson();
    const waiting = await onlyInvitation(await signIn(user));
    const stranger = await signInAs(test, 'recruiter');
    const path = `/me/invitations/${waiting.id}/actions/accept`;
    expect((await stranger.post(path)).status).toBe(404);
    expect((await stranger.get('/me/invitations')).body.data).toEqual([]);
    const unproven = await signInAs(test, 'recruiter', { user: { emailVerifiedAt: null } });
    await manager.post(usersOf(await ownCompany()), invitation(unproven.user.email)).expect(201);
    expect((await unproven.get('/me/invitations')).body.data).toEqual([]);
  });

  it.each([
    ['expired', ({ user }: Invited) => expireInvites(user.email)],
    [
      'withdrawn',
      async ({ company, member }: Invited) => {
        const path = `${usersOf(company)}/${String(member['id'])}/actions/disable`;
        await admin.post(path, { version: member['version'] }).expect(200);
      },
    ],
    [
      'company_closed',
      async ({ company }: Invited) => {
        await CompanyModel.updateOne({ _id: company._id }, { $set: { status: 'former' } });
      },
    ],
  ])('is refused with the reason, and gives nothing: %s', async (reason, end) => {
    const invited = await invitePerson();
    await createCompanyUser(invited.company._id, 'client_admin');
    const browser = await signIn(invited.user);
    const waiting = await onlyInvitation(browser);
    await end(invited);
    const refused = await answer(browser, waiting, 'accept');
    expect([refused.status, refused.body.error.context]).toEqual([410, { reason }]);
    expect(await rolesOf(invited.user)).toHaveLength(1);
  });

  it('works after the invitation was resent', async () => {
    const { user, company, member } = await invitePerson();
    await expireInvites(user.email);
    const browser = await signIn(user);
    const waiting = await onlyInvitation(browser);
    expect(waiting.status).toBe('expired');
    const path = `${usersOf(company)}/${String(member['id'])}/actions/resend-invite`;
    await manager.post(path, { version: member['version'] }).expect(200);
    expect((await onlyInvitation(browser)).status).toBe('pending');
    expect((await answer(browser, waiting, 'accept')).status).toBe(200);
  });
});

type Invited = Awaited<ReturnType<typeof invitePerson>>;

describe('declining an invitation', () => {
  it('ends the invitation and notifies the inviter; another one may follow', async () => {
    const { user, company, member } = await invitePerson();
    const browser = await signIn(user);
    const waiting = await onlyInvitation(browser);
    expect((await answer(browser, waiting, 'decline')).body.status).toBe('declined');
    expect((await answer(browser, waiting, 'decline')).status).toBe(200);
    const late = await answer(browser, waiting, 'accept');
    expect(late.body.error.context).toEqual({ reason: 'declined' });
    expect((await manager.get(usersOf(company))).body.data).toMatchObject([
      { id: member['id'], name: 'Ines Prata', status: 'disabled', role: null },
    ]);
    const told = await NotificationModel.findOne({ userId: manager.user._id }).sort({ at: -1 });
    expect(told?.title).toBe(`Ines Prata declined the invitation to ${company.name}`);
    const again = await manager
      .post(usersOf(company), invitation(user.email, { firstName: 'Ina' }))
      .expect(201);
    expect(again.body).toMatchObject({ status: 'invited', name: 'Ina Prata' });
    expect((await onlyInvitation(browser)).status).toBe('pending');
  });

  it('restores the access only by another invitation', async () => {
    const { user, company, member } = await invitePerson();
    const browser = await signIn(user);
    await answer(browser, await onlyInvitation(browser), 'decline');
    const [row] = (await manager.get(usersOf(company))).body.data;
    const path = `${usersOf(company)}/${String(member['id'])}/actions/enable`;
    const { body } = await manager.post(path, { version: row.version }).expect(200);
    expect(body.status).toBe('invited');
    expect((await onlyInvitation(browser)).status).toBe('pending');
  });

  it.each(['with an account', 'without'])('works with the link alone, %s', async (kind) => {
    const company = await ownCompany();
    const email = kind === 'without' ? 'no.account@clients.test' : (await createUser()).email;
    await manager.post(usersOf(company), invitation(email)).expect(201);
    const template = kind === 'without' ? 'invite_client' : 'role_offered';
    const token = await tokenFrom(test, email, template);
    await visitor(test.app).post('/auth/invites/decline', { token }).expect(200);
    const twice = await visitor(test.app).post('/auth/invites/decline', { token });
    expect(twice.body.error.code).toBe('TOKEN_USED');
    const { data } = (await manager.get(usersOf(company))).body;
    expect(data).toMatchObject([{ status: 'disabled', role: null }]);
  });
});

describe('several invitations to one address', () => {
  it('stay separate: each company reads its own words, and accepting one leaves the other', async () => {
    const [mine, other] = [await ownCompany(), await ownCompany()];
    const email = 'two.clients@clients.test';
    await manager.post(usersOf(mine), invitation(email)).expect(201);
    const second = invitation(email, { firstName: 'I.', lastName: 'P.' });
    await manager.post(usersOf(other), second).expect(201);
    expect((await manager.get(usersOf(other))).body.data).toMatchObject([
      { name: 'I. P.', isElsewhere: false },
    ]);
    const [first] = await mailsTo(test, email);
    expect(first?.template).toBe('invite_client');
    const token = await tokenFrom(test, email, 'invite_client');
    const browser = openBrowser(test);
    const names = { firstName: 'Ines', lastName: 'Prata', acceptTerms: true };
    const accepted = await browser.send('post', '/auth/invites/accept', {
      token,
      password: newPassword,
      ...names,
    });
    expect(accepted.body.assignments).toHaveLength(1);
    const rest = await onlyInvitation(browser);
    await answer(browser, rest, 'accept');
    const { body } = await browser.get('/auth/session');
    expect(body.assignments).toHaveLength(2);
  });

  it('lead to one account: the second link asks to sign in', async () => {
    const [mine, other] = [await ownCompany(), await ownCompany()];
    const email = 'one.account@clients.test';
    const password = newPassword;
    const names = { firstName: 'Ines', lastName: 'Prata', acceptTerms: true };
    await manager.post(usersOf(mine), invitation(email)).expect(201);
    const first = await tokenFrom(test, email, 'invite_client');
    await manager.post(usersOf(other), invitation(email)).expect(201);
    const second = await tokenFrom(test, email, 'invite_client');
    const accept = (token: string) =>
      visitor(test.app).post('/auth/invites/accept', { token, password, ...names });
    await accept(first).expect(200);
    expect((await accept(second)).body.error.code).toBe('DUPLICATE');
    expect(await UserModel.countDocuments({ emailNorm: email, invitation: null })).toBe(1);
  });
});

describe('staff', () => {
  it('with an account must accept the invitation first, too', async () => {
    const user = await createPasswordUser({ email: 'already@staff.test', ...vera });
    await createAssignment(user._id, 'recruiter');
    const body = { email: 'ALREADY@staff.test', firstName: 'V', lastName: 'L' };
    const made = await admin.post('/users', { ...body, roles: [{ role: 'vetter' }] }).expect(201);
    expect(made.body).toMatchObject({ status: 'invited', displayName: 'V L' });
    const browser = await signIn(user);
    expect((await browser.get('/auth/session')).body.state).toBe('ready');
    await answer(browser, await onlyInvitation(browser), 'accept');
    const { roles } = (await admin.get(`/users/${user._id.toHexString()}`)).body;
    expect(roles.map(({ role }: { role: string }) => role)).toEqual(['recruiter', 'vetter']);
  });
});
