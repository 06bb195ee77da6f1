import { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { mailsTo } from '../auth/auth.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { companyOf } from './users.fixtures.ts';

let test: TestApp;
let owner: SignedIn;
let admin: SignedIn;
let manager: SignedIn;
let companyId: Types.ObjectId;
let foreignId: Types.ObjectId;

beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner', { user: { firstName: 'Olga', lastName: 'Owner' } });
  admin = await signInAs(test, 'admin', { user: { firstName: 'Abel', lastName: 'Admin' } });
  manager = await signInAs(test, 'account_manager', { user: { firstName: 'Mara' } });
  companyId = await companyOf('Blue Harbour', manager.user._id);
  foreignId = await companyOf('Red Canyon', admin.user._id);
});
afterAll(() => test.close());

let lastMail = 0;
const newMail = () => {
  lastMail += 1;
  return `person${lastMail}@clients.test`;
};
const person = (changes: object = {}) => ({
  email: newMail(),
  firstName: 'Pia',
  lastName: 'Lind',
  roles: [{ role: 'recruiter' }],
  ...changes,
});
const clientRole = (role = 'client_viewer', id = companyId) => ({
  role,
  companyId: id.toHexString(),
});

async function createClient(company: Types.ObjectId, role: 'client_admin' | 'client_viewer') {
  const user = await createUser();
  await createAssignment(user._id, role, { companyId: company });
  return user;
}

describe('the visibility of accounts', () => {
  it.each([
    'recruiter',
    'vetter',
    'finance_hr',
    'staff_viewer',
    'client_admin',
    'candidate',
  ] as const)('%s sees no accounts', async (role) => {
    const agent = await signInAs(test, role);
    expect((await agent.get('/users')).body.error.code).toBe('FORBIDDEN');
  });

  it('account managers see client users of their own companies, and only those roles', async () => {
    const own = await createClient(companyId, 'client_admin');
    await createAssignment(own._id, 'client_viewer', { companyId: foreignId });
    const foreign = await createClient(foreignId, 'client_admin');
    const { body } = await manager.get('/users');
    const ids = body.data.map(({ id }: { id: string }) => id);
    expect(ids).toContain(own._id.toHexString());
    expect(ids).not.toContain(foreign._id.toHexString());
    const detail = await manager.get(`/users/${own._id.toHexString()}`);
    expect(detail.body.roles).toMatchObject([
      { role: 'client_admin', companyName: 'Blue Harbour' },
    ]);
    expect(detail.body).toMatchObject({ sessions: [], mayEdit: false, mayGrantRoles: true });
    expect((await manager.get(`/users/${foreign._id.toHexString()}`)).status).toBe(404);
  });

  it('team leads see the members of their team', async () => {
    const lead = await signInAs(test, 'team_lead');
    const report = await signInAs(test, 'recruiter');
    await createTeamMember(report.user, { managerUserId: lead.user._id });
    const { body } = await lead.get('/users');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([report.userId]);
    expect(body.data[0].allowedActions).toEqual([]);
    expect((await lead.get(`/users/${owner.userId}`)).status).toBe(404);
  });

  it('a malformed id is answered as not found', async () => {
    expect((await admin.get('/users/nonsense')).status).toBe(404);
  });
});

describe('the list of users', () => {
  const names = ['Zoé Ünal', 'Anna Berg', 'anna berg', 'Émile Roux', 'Bea Cohen'];
  beforeAll(async () => {
    for (const name of names) {
      const [firstName = '', lastName = ''] = name.split(' ');
      const user = await createUser({
        firstName,
        lastName,
        email: `${lastName.toLowerCase()}.${newMail()}`,
      });
      await createAssignment(user._id, 'vetter');
    }
  });
  const list = async (query: string) => (await admin.get(`/users?${query}`)).body;
  const namesIn = (body: { data: { displayName: string }[] }) =>
    body.data.map(({ displayName }) => displayName);

  it('is sorted alphabetically, ignoring accents and case, forwards and backwards', async () => {
    const vetters = 'filter[role]=vetter&limit=100';
    const found = namesIn(await list(vetters)).filter((name) => names.includes(name));
    expect(found.map((name) => name.toLowerCase())).toEqual([
      'anna berg',
      'anna berg',
      'bea cohen',
      'émile roux',
      'zoé ünal',
    ]);
    const back = namesIn(await list(`${vetters}&sort=-name`)).filter((name) =>
      names.includes(name),
    );
    expect(back).toEqual(found.toReversed());
  });

  it('pages through every account once', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const body = await list(`limit=10&sort=-createdAt${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.page.nextCursor;
      expect(body.page.total).toBeGreaterThan(10);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(owner.userId);
  });

  it.each([
    ['unal', ['Zoé Ünal']],
    ['zoe u', ['Zoé Ünal']],
    ['roux.', ['Émile Roux']],
    ['ROUX.PERSON', ['Émile Roux']],
    ['.*', []],
    ['$ne', []],
  ])('finds by the beginnings of names and mail addresses: %s', async (q, expected) => {
    expect(namesIn(await list(`q=${encodeURIComponent(q)}`))).toEqual(expected);
  });

  it('filters by state and role, and refuses unknown values', async () => {
    const body = await list('filter[status]=active&filter[role]=owner,admin&limit=100');
    expect(namesIn(body).toSorted()).toEqual(['Abel Admin', 'Olga Owner']);
    expect((await list('filter[status]=sleeping')).error.code).toBe('INVALID_FILTER');
    expect((await list('sort=passwordHash')).error.code).toBe('INVALID_SORT');
    expect((await list('cursor=abc')).error.code).toBe('INVALID_CURSOR');
  });

  it('offers only active colleagues to pickers', async () => {
    const recruiter = await signInAs(test, 'recruiter', { user: { firstName: 'Quinn' } });
    const away = await createUser({ firstName: 'Quade', status: 'disabled' });
    await createAssignment(away._id, 'recruiter');
    const client = await createUser({ firstName: 'Quinta' });
    await createAssignment(client._id, 'client_admin', { companyId });
    const { body } = await recruiter.get('/users/options?q=qu');
    expect(body).toEqual([
      { id: recruiter.userId, name: expect.stringContaining('Quinn'), roles: ['recruiter'] },
    ]);
  });
});

describe('inviting a user', () => {
  it('creates an invited account and sends its mail', async () => {
    const invited = person({ email: 'New.Person@Clients.test' });
    const { status, body } = await admin.post('/users', invited);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'New.Person@Clients.test',
      status: 'invited',
      roles: [{ role: 'recruiter', companyId: null }],
      allowedActions: ['resend_invite', 'revoke_invite'],
      inviteExpiresAt: expect.any(String),
    });
    const [mail] = await mailsTo(test, 'New.Person@Clients.test');
    expect(mail).toMatchObject({ template: 'invite_staff', status: 'sent', category: 'account' });
    const events = await AuditEventModel.find({ entityId: body.id }).lean();
    expect(events.map(({ action }) => action)).toEqual(['user.invite']);
  });

  it('leaves an existing account as it is, whatever the case of its address', async () => {
    const user = await createUser({ email: 'already@here.test' });
    await createAssignment(user._id, 'recruiter');
    const again = person({ email: 'ALREADY@here.test', roles: [{ role: 'vetter' }] });
    const { body } = await admin.post('/users', again).expect(201);
    expect(body).toMatchObject({ status: 'invited', firstName: 'Pia' });
    expect(body.id).not.toBe(user._id.toHexString());
    expect(body.roles.map(({ role }: { role: string }) => role)).toEqual(['vetter']);
    const mails = await mailsTo(test, 'ALREADY@here.test');
    expect(mails.map(({ template }) => template)).toEqual(['role_offered']);
    const held = person({ email: user.email, roles: [{ role: 'recruiter' }] });
    expect((await admin.post('/users', held)).body.error).toMatchObject({
      code: 'DUPLICATE',
      context: { existingId: user._id.toHexString() },
    });
  });

  it('lets only owners give high roles, and requires two users for the owner role', async () => {
    const ask = async (agent: SignedIn, role: string) =>
      (await agent.post('/users', person({ roles: [{ role }] }))).body.error?.code ?? 'granted';
    expect(await ask(admin, 'owner')).toBe('FORBIDDEN');
    expect(await ask(admin, 'admin')).toBe('FORBIDDEN');
    expect(await ask(owner, 'admin')).toBe('granted');
    expect(await ask(owner, 'owner')).toBe('SECOND_PERSON_REQUIRED');
  });

  it('lets account managers invite only client users of their own companies', async () => {
    const ask = async (roles: object[]) => {
      const { status, body } = await manager.post('/users', person({ roles }));
      return status === 201 ? 'granted' : body.error.code;
    };
    expect(await ask([clientRole('client_admin')])).toBe('granted');
    expect(await ask([clientRole('client_admin', foreignId)])).toBe('FORBIDDEN');
    expect(await ask([clientRole(), { role: 'recruiter' }])).toBe('FORBIDDEN');
  });

  it('makes client users members of their company, and candidates owners of their record', async () => {
    const client = await admin.post('/users', person({ roles: [clientRole('client_manager')] }));
    const userId = new Types.ObjectId(client.body.id as string);
    const membership = await CompanyUserModel.findOne({ companyId, userId }).lean();
    expect(membership).toMatchObject({ status: 'invited', canDecide: true, canSeeAllJobs: false });
    const candidate = await createCandidateRecord();
    const roles = [{ role: 'candidate', candidateId: candidate._id.toHexString() }];
    const invited = await admin.post('/users', person({ roles }));
    const linked = await CandidateModel.findById(candidate._id).lean();
    expect(linked?.userId?.toHexString()).toBe(invited.body.id);
    const second = await admin.post('/users', person({ roles }));
    expect(second.body.error.fields).toMatchObject([
      { path: 'roles[0].candidateId', code: 'NOT_UNIQUE' },
    ]);
  });

  it('checks that a role has its required company or record', async () => {
    const fieldsOf = async (role: object) =>
      (await admin.post('/users', person({ roles: [role] }))).body.error.fields;
    expect(await fieldsOf({ role: 'client_admin' })).toMatchObject([
      { path: 'roles[0].companyId', code: 'REQUIRED' },
    ]);
    expect(await fieldsOf({ role: 'recruiter', companyId: companyId.toHexString() })).toMatchObject(
      [{ path: 'roles[0].companyId' }],
    );
    expect(await fieldsOf(clientRole('client_admin', new Types.ObjectId()))).toMatchObject([
      { path: 'roles[0].companyId', code: 'NOT_FOUND' },
    ]);
    expect(
      await fieldsOf({ role: 'candidate', candidateId: new Types.ObjectId().toHexString() }),
    ).toMatchObject([{ path: 'roles[0].candidateId', code: 'NOT_FOUND' }]);
  });

  it('is refused for one’s own account', async () => {
    const { body } = await admin.post(
      '/users',
      person({ email: admin.user.email, roles: [{ role: 'recruiter' }] }),
    );
    expect(body.error.code).toBe('SELF_RECORD');
  });

  it('creates one account if two invitations arrive at once', async () => {
    const invited = person();
    const answers = await Promise.all([
      admin.post('/users', invited),
      owner.post('/users', invited),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await admin.get(`/users?q=${invited.email}`)).body.data).toHaveLength(1);
  });

  it('replays the response of a repeated idempotency key', async () => {
    const invited = person();
    const key = crypto.randomUUID();
    const [first, second] = [
      await admin.post('/users', invited).set('Idempotency-Key', key),
      await admin.post('/users', invited).set('Idempotency-Key', key),
    ];
    expect(second.get('Idempotency-Replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expect(await mailsTo(test, invited.email)).toHaveLength(1);
  });

  it('can be resent at most five times a day, and withdrawn', async () => {
    let { body } = await admin.post('/users', person());
    const act = async (action: string) =>
      (await admin.post(`/users/${body.id}/actions/${action}`, { version: body.version })).body;
    for (let i = 0; i < 5; i += 1) body = await act('resend-invite');
    expect((await act('resend-invite')).error.code).toBe('INVITE_LIMIT');
    const stale = await admin.post(`/users/${body.id}/actions/resend-invite`, { version: 1 });
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    const revoked = await act('revoke-invite');
    expect(revoked).toMatchObject({ status: 'disabled', roles: [], allowedActions: [] });
    // There is no account to enable: no user could sign in to it.
    body = revoked;
    expect((await act('enable')).error.code).toBe('INVALID_TRANSITION');
    const again = await admin.post('/users', person({ email: body.email }));
    expect(again.body).toMatchObject({ id: body.id, status: 'invited' });
  });
});

describe('editing a user', () => {
  it('changes fields at a version and leaves an audit trail', async () => {
    const user = await createUser();
    const id = user._id.toHexString();
    const { body } = await admin.patch(`/users/${id}`, {
      version: 1,
      changes: { firstName: 'Renée', phone: '+41 44 123 45 67' },
    });
    expect(body).toMatchObject({ firstName: 'Renée', displayName: 'Renée Okafor', version: 2 });
    expect((await admin.get('/users?q=renee')).body.data).toMatchObject([{ id }]);
    const stale = await admin.patch(`/users/${id}`, { version: 1, changes: { firstName: 'R' } });
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    const [event] = await AuditEventModel.find({ entityId: id }).lean();
    expect(event?.changes.map(({ path }) => path).toSorted()).toEqual(['firstName', 'phone']);
  });

  it('lets only owners edit owners and the setting for impersonation', async () => {
    const change = { version: 1, changes: { firstName: 'X' } };
    const foreign = await admin.patch(`/users/${owner.userId}`, change);
    expect(foreign.body.error.code).toBe('FORBIDDEN');
    const user = await createUser();
    const setting = { version: 1, changes: { allowImpersonation: false } };
    const refused = await admin.patch(`/users/${user._id.toHexString()}`, setting);
    expect(refused.body.error.fields).toMatchObject([
      { path: 'changes.allowImpersonation', code: 'NOT_ALLOWED' },
    ]);
    const allowed = await owner.patch(`/users/${user._id.toHexString()}`, setting);
    expect(allowed.body.allowImpersonation).toBe(false);
  });

  it('unlocks an account', async () => {
    const user = await createUser({
      status: 'locked',
      lockedUntil: new Date(Date.now() + 600_000),
    });
    const { body } = await admin.post(`/users/${user._id.toHexString()}/actions/unlock`, {
      version: 1,
    });
    expect(body.status).toBe('active');
    const again = await admin.post(`/users/${user._id.toHexString()}/actions/unlock`, {
      version: 1,
    });
    expect(again.status).toBe(200);
    const other = await owner.post(`/users/${user._id.toHexString()}/actions/unlock`, {
      version: 2,
    });
    expect(other.body.error.code).toBe('INVALID_TRANSITION');
  });

  it('signs another user out everywhere', async () => {
    const victim = await signInAs(test, 'recruiter');
    const path = `/users/${victim.userId}/actions/end-sessions`;
    expect((await admin.post(path)).body).toEqual({ ended: 1 });
    expect((await victim.get('/me')).body.error.code).toBe('SESSION_REVOKED');
    const self = await admin.post(`/users/${admin.userId}/actions/end-sessions`);
    expect(self.body.error.code).toBe('SELF_RECORD');
  });
});
