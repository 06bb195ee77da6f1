import { limits, type AuditEventView } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { daysAgo, writeEvent } from './audit-event.fixtures.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner', { user: { firstName: 'Olga', lastName: 'Ner' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  // No endpoint deletes log entries, so the test clears the collections directly.
  for (const model of [AuditEventModel, AuditValueModel]) await model.collection.deleteMany({});
});

async function list(reader: SignedIn, query: Record<string, string> = {}) {
  const response = await reader.get(`/audit-events?${new URLSearchParams(query)}`).expect(200);
  return response.body as {
    data: AuditEventView[];
    page: { total: number; nextCursor: string | null; prevCursor: string | null };
    groups: string[];
  };
}
const actionsFor = async (reader: SignedIn, query: Record<string, string> = {}) =>
  (await list(reader, query)).data.map(({ action }) => action).toSorted();
const said = (name: string) => ({ action: `probe.${name}`, entity: 'probe', entityId: name });

describe('scope', () => {
  it('shows everything to owners and administrators, newest first', async () => {
    const somebody = await createUser();
    await writeEvent({ ...said('old'), by: somebody, at: daysAgo(2) });
    await writeEvent({ ...said('system') });
    const admin = await signInAs(test, 'admin');
    for (const reader of [owner, admin])
      expect((await list(reader)).data.map(({ action }) => action)).toEqual([
        'probe.system',
        'probe.old',
      ]);
  });

  it.each(['recruiter', 'account_manager', 'vetter'] as const)(
    'shows a %s only their own actions',
    async (role) => {
      const reader = await signInAs(test, role);
      const other = await createUser();
      await writeEvent({ ...said('mine'), by: reader.user });
      await writeEvent({ ...said('as_other'), by: other, behind: reader.user });
      await writeEvent({ ...said('by_other'), by: other });
      await writeEvent({ ...said('by_other_as_me'), by: reader.user, behind: other });
      expect(await actionsFor(reader)).toEqual(['probe.as_other', 'probe.mine']);
    },
  );

  it('shows a team lead the actions of their team', async () => {
    const lead = await signInAs(test, 'team_lead');
    const report = await createUser();
    const other = await createUser();
    await createTeamMember(report, { managerUserId: lead.user._id });
    await createTeamMember(other);
    await writeEvent({ ...said('lead'), by: lead.user });
    await writeEvent({ ...said('report'), by: report });
    await writeEvent({ ...said('other'), by: other });
    expect(await actionsFor(lead)).toEqual(['probe.lead', 'probe.report']);
  });

  it('shows finance what concerns money, and their own actions', async () => {
    const finance = await signInAs(test, 'finance_hr');
    const other = await createUser();
    await writeEvent({ ...said('mine'), by: finance.user });
    await writeEvent({ by: other, action: 'candidate.update_rates' });
    await writeEvent({ by: other, action: 'candidate.update_contact' });
    expect(await actionsFor(finance)).toEqual(['candidate.update_rates', 'probe.mine']);
  });

  it('shows a client administrator their own people, each only in this capacity', async () => {
    const [company, rival] = [await createCompany(), await createCompany({ name: 'Rival' })];
    const reader = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
    const [manager, both, stranger] = [await createUser(), await createUser(), await createUser()];
    const inCompany = { companyId: company._id };
    const managing = await createAssignment(manager._id, 'client_manager', inCompany);
    const here = await createAssignment(both._id, 'client_viewer', inCompany);
    const there = await createAssignment(both._id, 'client_viewer', { companyId: rival._id });
    const foreign = await createAssignment(stranger._id, 'client_admin', { companyId: rival._id });
    await writeEvent({ ...said('manager'), by: manager, assignment: managing });
    await writeEvent({ ...said('here'), by: both, assignment: here });
    await writeEvent({ ...said('there'), by: both, assignment: there });
    await writeEvent({ ...said('foreign'), by: stranger, assignment: foreign });
    await writeEvent({
      ...said('staff_as'),
      by: manager,
      assignment: managing,
      behind: owner.user,
    });
    await writeEvent({ ...said('x'), by: manager, action: 'session.start' });
    await writeEvent({ ...said('y'), by: both, action: 'session.end' });
    expect(await actionsFor(reader)).toEqual(['probe.here', 'probe.manager', 'session.start']);
  });

  it.each(['candidate', 'contractor'] as const)('shows a %s their own sign-ins', async (role) => {
    const reader = await signInAs(test, role);
    await writeEvent({ by: reader.user, action: 'session.start' });
    await writeEvent({ by: reader.user, action: 'candidate.update_contact' });
    await writeEvent({ by: await createUser(), action: 'session.start' });
    expect(await actionsFor(reader)).toEqual(['session.start']);
  });

  it.each(['staff_viewer', 'client_manager', 'client_viewer'] as const)(
    'is closed to a %s',
    async (role) => {
      const reader = await signInAs(test, role);
      const { body } = await reader.get('/audit-events').expect(403);
      expect(body.error.code).toBe('FORBIDDEN');
    },
  );

  it.each(['recruiter', 'team_lead', 'finance_hr', 'client_admin', 'candidate'] as const)(
    'hides the chain from a %s',
    async (role) => {
      const reader = await signInAs(test, role);
      await reader.get('/audit-events/chain').expect(403);
      await reader.post('/audit-events/chain/actions/check').expect(403);
    },
  );

  it('never shows an administrator actions on their own candidate record', async () => {
    const admin = await signInAs(test, 'admin');
    const { _id } = await createCandidateRecord({ userId: admin.user._id });
    await writeEvent({ by: owner.user, entityId: _id });
    await writeEvent({ ...said('other'), by: owner.user });
    expect(await actionsFor(admin)).toEqual(['probe.other']);
    expect(await actionsFor(owner)).toEqual(['candidate.update_contact', 'probe.other']);
  });
});

describe('values', () => {
  const changes = [
    { path: 'city', before: 'Faro', after: 'Lagos' },
    { path: 'email', before: null, after: 'planted@values.test' },
    { path: 'rates', before: null, after: [{ amountMinor: 8713 }] },
    { path: 'birthDate', before: null, after: '1987-03-14' },
    { path: 'passwordHash', before: 'old-hash', after: 'new-hash', secret: true },
  ];
  const shownOf = ({ changes: shown }: AuditEventView) =>
    Object.fromEntries(shown.map(({ path, after, withheld }) => [path, withheld ?? after]));

  it.each([
    [
      'owner',
      { email: 'planted@values.test', rates: 'amount minor 8713', birthDate: '1987-03-14' },
    ],
    ['recruiter', { email: 'planted@values.test', birthDate: 'reader' }],
    ['account_manager', { email: 'planted@values.test', rates: 'reader', birthDate: 'reader' }],
    ['vetter', { email: 'reader', rates: 'reader', birthDate: 'reader' }],
    ['finance_hr', { email: 'reader', rates: 'amount minor 8713', birthDate: '1987-03-14' }],
  ] as const)(
    'are shown to a %s as far as their role may always read them',
    async (role, wanted) => {
      const reader = await signInAs(test, role);
      const candidate = await createCandidateRecord({ vetterIds: [reader.user._id] });
      await writeEvent({ by: reader.user, entityId: candidate._id, changes });
      const [event] = (await list(reader)).data;
      expect(shownOf(event!)).toMatchObject({ city: 'Lagos', ...wanted });
      expect(event!.changes.find(({ path }) => path === 'passwordHash')).toEqual({
        path: 'passwordHash',
        secret: true,
        before: null,
        after: null,
        withheld: null,
      });
    },
  );

  it('are hidden for records that became private and for unknown kinds of records', async () => {
    const reader = await signInAs(test, 'recruiter');
    const hidden = await createCandidateRecord({ ownerUserId: owner.user._id, isPrivate: true });
    const about = { by: reader.user, changes: [{ path: 'city', before: null, after: 'Lagos' }] };
    await writeEvent({ ...about, entityId: hidden._id });
    await writeEvent({ ...about, entity: 'mystery' });
    const { data } = await list(reader);
    expect(data.map((event) => [event.entityName, shownOf(event)])).toEqual([
      ['none', { city: 'reader' }],
      [null, { city: 'reader' }],
    ]);
  });

  it('are marked as erased once erased, and the event stays', async () => {
    await writeEvent({ by: owner.user, changes: [changes[0]!] });
    await AuditValueModel.collection.deleteMany({});
    const [event] = (await list(owner)).data;
    expect(event?.changes).toEqual([
      { path: 'city', secret: false, before: null, after: null, withheld: 'erased' },
    ]);
  });

  it('show the names of the people and skills that they refer to', async () => {
    const ana = await createUser({ firstName: 'Ana', lastName: 'Kovač' });
    await writeEvent({
      by: owner.user,
      changes: [{ path: 'ownerUserId', before: null, after: ana._id }],
    });
    const [event] = (await list(owner)).data;
    expect(event?.changes[0]?.after).toBe('Ana Kovač');
  });
});

describe('a row', () => {
  it('names the user, the person really acting, and the record', async () => {
    const li = await createUser({ firstName: 'Li', lastName: 'Wei' });
    const candidate = await createCandidateRecord({ firstName: 'Mateus', lastName: 'Ferreira' });
    await writeEvent({ by: li, behind: owner.user, entityId: candidate._id });
    const [event] = (await list(owner)).data;
    expect(event).toMatchObject({
      actor: { name: 'Li Wei' },
      realActor: { name: 'Olga Ner' },
      entityName: candidate.name,
      ip: '203.0.113.7',
    });
  });

  it('names a deleted record as the log remembers it, else by its number', async () => {
    const one = (path: string, after: string) => ({ path, before: null, after });
    const gone = { by: owner.user, action: 'candidate.create' };
    const ids = ['64b0000000000000000000f1', '64b0000000000000000000f2'];
    await writeEvent({
      ...gone,
      entityId: ids[0]!,
      changes: [one('firstName', 'Ada'), one('lastName', 'Gone'), one('number', 'C-000777')],
    });
    await writeEvent({ ...gone, entityId: ids[1]!, changes: [one('number', 'C-000778')] });
    const { data } = await list(owner, { sort: 'at' });
    expect(data.map(({ entityName }) => entityName)).toEqual(['Ada Gone', 'C-000778']);
    expect((await list(owner, { q: 'c-000777' })).data).toHaveLength(1);
  });
});

describe('filters', () => {
  it('find by person, including the impersonator, by kind, record, name and number', async () => {
    const [ana, li] = [await createUser({ firstName: 'Ana' }), await createUser()];
    const candidate = await createCandidateRecord({ firstName: 'Zita', lastName: 'Quist' });
    await writeEvent({ by: ana, entityId: candidate._id });
    await writeEvent({ ...said('by_li'), by: li });
    await writeEvent({ ...said('as_li'), by: li, behind: ana });
    const id = (user: { _id: { toHexString(): string } }) => user._id.toHexString();
    expect(await actionsFor(owner, { 'filter[actor]': id(ana) })).toEqual([
      'candidate.update_contact',
      'probe.as_li',
    ]);
    expect(await actionsFor(owner, { 'filter[group]': 'candidate' })).toHaveLength(1);
    expect(await actionsFor(owner, { 'filter[impersonated]': 'true' })).toEqual(['probe.as_li']);
    const record = { 'filter[entity]': 'candidate', 'filter[entityId]': id(candidate) };
    for (const query of [record, { q: 'zita qui' }, { q: candidate.number }])
      expect([query, await actionsFor(owner, query)]).toEqual([
        query,
        ['candidate.update_contact'],
      ]);
    expect(await actionsFor(owner, { q: 'nobody at all' })).toEqual([]);
    expect((await list(owner)).groups).toEqual(['candidate', 'probe']);
  });

  it('page without gaps in both directions, even over equal time stamps', async () => {
    const at = daysAgo(1);
    for (let i = 0; i < 25; i += 1) await writeEvent({ ...said(`n${i}`), at });
    const first = await list(owner, { limit: '10' });
    const second = await list(owner, { limit: '10', cursor: first.page.nextCursor ?? '' });
    const third = await list(owner, { limit: '10', cursor: second.page.nextCursor ?? '' });
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(25);
    const back = await list(owner, { limit: '10', cursor: third.page.prevCursor ?? '' });
    expect(back.data).toEqual(second.data);
  });
});

describe('the period', () => {
  it('is the last 30 days by default, in days of the reader’s time zone', async () => {
    const reader = await signInAs(test, 'admin', { user: { timeZone: 'Pacific/Auckland' } });
    await writeEvent({ ...said('recent'), at: daysAgo(28) });
    await writeEvent({ ...said('older'), at: daysAgo(32) });
    expect(await actionsFor(reader)).toEqual(['probe.recent']);
    // Half past eleven at night in Auckland, which is UTC+13 in January.
    await writeEvent({ ...said('late'), at: new Date('2026-01-10T10:30:00Z') });
    await writeEvent({ ...said('early'), at: new Date('2026-01-10T11:30:00Z') });
    const on = (day: string) => ({ 'filter[from]': day, 'filter[to]': day });
    expect(await actionsFor(reader, on('2026-01-10'))).toEqual(['probe.late']);
    expect(await actionsFor(reader, on('2026-01-11'))).toEqual(['probe.early']);
  });

  it.each([
    [{ 'filter[from]': '2026-01-01', 'filter[to]': '2026-04-03' }, 'filter[from]', 'OUT_OF_RANGE'],
    [{ 'filter[from]': '2020-01-01' }, 'filter[from]', 'OUT_OF_RANGE'],
    [{ 'filter[from]': '2026-02-02', 'filter[to]': '2026-02-01' }, 'filter[to]', 'DATE_ORDER'],
  ])('refuses %j', async (query, path, code) => {
    const search = new URLSearchParams(query as Record<string, string>);
    const { body } = await owner.get(`/audit-events?${search}`).expect(422);
    expect(body.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, code }] });
  });

  it('may be exactly as long as the limit', async () => {
    const span = { 'filter[from]': '2026-01-01', 'filter[to]': '2026-04-02' };
    expect(limits.audit.windowDays).toBe(92);
    expect((await list(owner, span)).data).toEqual([]);
  });
});
