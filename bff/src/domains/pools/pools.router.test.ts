import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createForm } from '../screening/screening.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { createPool } from './pool.fixtures.ts';
import { PoolModel, type Pool } from '../../records/pools/pool.model.ts';

let test: TestApp;
let lead: SignedIn;
let recruiter: SignedIn;
let vetter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  recruiter = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
});
afterAll(() => test.close());

let made = 0;
const newName = () => `Pool no. ${(made += 1)}`;
const newPool = (changes: Partial<Pool> = {}) => createPool(newName(), changes);
const at = (pool: { _id: { toHexString(): string } }, tail = '') =>
  `/talent-pools/${pool._id.toHexString()}${tail}`;
const hex = ({ _id }: Pick<Candidate, '_id'>) => _id.toHexString();
const input = (changes: object = {}) => ({
  name: newName(),
  description: null,
  kind: 'manual',
  rule: null,
  ownerUserId: null,
  isPrivate: false,
  targetSize: null,
  ...changes,
});
const move = (
  by: SignedIn,
  pool: Pool,
  kind: string,
  people: readonly Candidate[],
  reason: string | null = null,
) => by.post(at(pool, '/members'), { candidateIds: people.map(hex), move: kind, reason });
const idsIn = async (by: SignedIn, pool: Pool, query = ''): Promise<string[]> =>
  (await by.get(at(pool, `/members${query}`))).body.data.map(({ id }: { id: string }) => id);

describe('the list of pools', () => {
  it('states how many open jobs look for candidates in each pool', async () => {
    const [wanted, other] = [
      await createPool('Wanted by jobs'),
      await createPool('Wanted by none'),
    ];
    await createJob({ poolIds: [wanted._id, other._id], status: 'draft' });
    await createJob({ poolIds: [wanted._id], status: 'open' });
    await createJob({ poolIds: [wanted._id], status: 'open' });
    const { body } = await lead.get('/talent-pools?q=wanted');
    expect(body.data).toMatchObject([
      { name: 'Wanted by jobs', openJobs: 2 },
      { name: 'Wanted by none', openJobs: 0 },
    ]);
  });

  it('finds a pool by any word of its name', async () => {
    const pool = await createPool('Embedded Rust developers');
    for (const q of ['rust', 'developers%20emb', 'Embedded%20R']) {
      const { body } = await lead.get(`/talent-pools?q=${q}`).expect(200);
      expect([q, body.data.map(({ id }: { id: string }) => id)]).toEqual([q, [hex(pool)]]);
    }
  });

  it('counts the vetted candidates and those who could begin now', async () => {
    const pool = await createPool('Counted', { memberCount: 3 });
    const inIt = { poolIds: [pool._id] };
    const active = { ...inIt, status: 'active' as const };
    await createCandidateRecord({ ...active, vettingStatus: 'vetted', noticePeriodDays: 0 });
    await createCandidateRecord({ ...active, availableFrom: '2020-01-01' });
    await createCandidateRecord({ ...inIt, vettingStatus: 'vetted', noticePeriodDays: 30 });
    await createCandidateRecord({ ...active, availableFrom: '2999-01-01' });
    const { body } = await lead.get('/talent-pools?q=counted');
    expect(body.data).toMatchObject([{ vettedCount: 2, availableCount: 2 }]);
  });

  it('shows archived pools when asked, and deleted ones to those who manage them', async () => {
    const [archived, deleted] = [
      await createPool('Aside one', { status: 'archived' }),
      await createPool('Aside two', { deletedAt: new Date() }),
    ];
    const names = async (by: SignedIn, query: string) =>
      (await by.get(`/talent-pools?q=aside${query}`)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names(lead, '')).toEqual([]);
    expect(await names(lead, '&filter[status]=archived')).toEqual([archived.name]);
    expect(await names(lead, '&filter[deleted]=only')).toEqual([deleted.name]);
    // Another user's pools.
    expect(await names(recruiter, '&filter[deleted]=only')).toEqual([]);
    const manager = await signInAs(test, 'account_manager');
    const refused = await manager.get('/talent-pools?filter[deleted]=only');
    expect(refused.body.error.code).toBe('INVALID_FILTER');
  });
});

describe('a pool', () => {
  it('states what each reader may do with it', async () => {
    const pool = await newPool({ ownerUserId: recruiter.user._id });
    const actions = async (by: SignedIn) => (await by.get(at(pool))).body.allowedActions;
    const all = ['add_members', 'edit', 'edit_rule', 'archive', 'delete', 'read_questions'];
    expect(await actions(recruiter)).toEqual(all);
    expect(await actions(lead)).toEqual(all);
    expect(await actions(await signInAs(test, 'recruiter'))).toEqual([
      'add_members',
      'read_questions',
    ]);
    expect(await actions(await signInAs(test, 'staff_viewer'))).toEqual([]);
    for (const role of ['client_admin', 'candidate'] as const)
      expect((await (await signInAs(test, role)).get(at(pool))).status).toBe(403);
    expect((await vetter.get(at(pool))).status).toBe(404);
  });

  it('is open only to its owner, and to owners and admins of the agency, if it is private', async () => {
    const pool = await newPool({ ownerUserId: recruiter.user._id, isPrivate: true });
    const status = async (by: SignedIn) => (await by.get(at(pool))).status;
    expect(await status(recruiter)).toBe(200);
    expect(await status(await signInAs(test, 'owner'))).toBe(200);
    for (const tail of ['', '/members', '/delete-effects'])
      expect((await lead.get(at(pool, tail))).status).toBe(404);
    const person = await createCandidateRecord();
    expect((await move(lead, pool, 'add', [person])).status).toBe(404);
  });

  it('is created by permitted users, under a unique name', async () => {
    const body = input({ name: 'Rust people', targetSize: 12 });
    const created = await recruiter.post('/talent-pools', body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      owner: { id: recruiter.user._id.toHexString() },
      targetSize: 12,
      memberCount: 0,
    });
    const again = await lead.post('/talent-pools', input({ name: 'RUST people' }));
    expect(again.body.error.code).toBe('DUPLICATE');
    const manager = await signInAs(test, 'account_manager');
    expect((await manager.post('/talent-pools', input())).status).toBe(403);
    const given = await lead.post(
      '/talent-pools',
      input({ ownerUserId: manager.user._id.toHexString() }),
    );
    expect(given.body.error.fields).toMatchObject([{ path: 'ownerUserId', code: 'NOT_ALLOWED' }]);
  });

  it('merges changes of different fields and shows both sides of a conflict', async () => {
    const pool = await newPool();
    const change = (by: SignedIn, changes: object) => by.patch(at(pool), { version: 1, changes });
    expect((await change(lead, { targetSize: 5 })).status).toBe(200);
    const admin = await signInAs(test, 'admin');
    expect((await change(admin, { description: 'For Oslo' })).body).toMatchObject({
      targetSize: 5,
      version: 3,
    });
    const clash = await change(admin, { targetSize: 9 });
    expect(clash.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { current: { targetSize: 5 }, changedFields: ['targetSize'] },
    });
    expect((await change(recruiter, { targetSize: 9 })).status).toBe(403);
  });

  it('is archived and restored, and accepts no candidate while archived', async () => {
    const pool = await newPool();
    const person = await createCandidateRecord();
    await move(lead, pool, 'add', [person]);
    const archived = await lead.post(at(pool, '/actions/archive'), { version: 1 });
    expect(archived.body).toMatchObject({ status: 'archived', memberCount: 1, version: 2 });
    expect((await move(lead, pool, 'add', [await createCandidateRecord()])).body.error.code).toBe(
      'INVALID_TRANSITION',
    );
    const edited = await lead.patch(at(pool), { version: 2, changes: { targetSize: 3 } });
    expect(edited.body.error.code).toBe('INVALID_TRANSITION');
    const restored = await lead.post(at(pool, '/actions/restore'), { version: 2 });
    expect(restored.body).toMatchObject({ status: 'active', memberCount: 1 });
  });

  it('is deleted without its candidates, and comes back with its members', async () => {
    const pool = await newPool({ ownerUserId: vetter.user._id });
    const person = await createCandidateRecord();
    await move(lead, pool, 'add', [person]);
    const path = `/candidates/${hex(person)}`;
    expect((await vetter.get(path)).status).toBe(200);
    expect((await lead.get(at(pool, '/delete-effects'))).body).toMatchObject({
      members: 1,
      questions: 0,
      runningForms: 0,
    });
    expect((await recruiter.delete(at(pool), { version: 1 })).status).toBe(403);
    const deleted = await lead.delete(at(pool), { version: 1 });
    expect(deleted.body.allowedActions).toEqual(['restore_deleted']);
    await test.runEvents();
    expect((await vetter.get(path)).status).toBe(404);
    expect((await lead.get(path)).body.pools).toEqual([]);
    expect((await recruiter.get(at(pool))).status).toBe(404);
    await lead.post(at(pool, '/actions/restore-deleted'), { version: 2 });
    await test.runEvents();
    expect(await idsIn(vetter, pool)).toEqual([hex(person)]);
  });

  it('shows its candidates to the new vetter, and no longer to the former one, after a handover', async () => {
    const [former, heir] = [await signInAs(test, 'vetter'), await signInAs(test, 'vetter')];
    const pool = await newPool({ ownerUserId: former.user._id });
    const person = await createCandidateRecord();
    await move(lead, pool, 'add', [person]);
    const seen = async () =>
      Promise.all(
        [former, heir].map(async (who) => (await who.get(`/candidates/${hex(person)}`)).status),
      );
    expect(await seen()).toEqual([200, 404]);
    const member = await createTeamMember(former.user);
    const admin = await signInAs(test, 'admin');
    const given = await admin.post(`/team/${member._id.toHexString()}/actions/hand-over`, {
      toUserId: heir.userId,
      kinds: ['pools'],
      note: null,
    });
    expect(given.body.handed).toEqual({ pools: 1 });
    await test.runEvents();
    expect(await seen()).toEqual([404, 200]);
  });

  it('cannot be deleted while candidates have yet to answer its screening forms', async () => {
    const pool = await newPool();
    const person = await createCandidateRecord();
    await createForm(person, { poolId: pool._id, status: 'sent' });
    await createForm(person, { poolId: pool._id, status: 'submitted' });
    const refused = await lead.delete(at(pool), { version: 1 });
    expect(refused.body.error).toMatchObject({
      code: 'POOL_HAS_RUNNING_FORMS',
      context: { runningForms: 1 },
    });
  });
});

describe('the members of a pool', () => {
  it('are listed with who added them and why, and with rates for permitted readers', async () => {
    const pool = await newPool({ ownerUserId: vetter.user._id });
    const person = await createCandidateRecord({ firstName: 'Ana' });
    const other = await createCandidateRecord({ firstName: 'Bea' });
    const moved = await move(recruiter, pool, 'add', [person, other], 'Met at a fair');
    expect(moved.body).toEqual({ moved: 2, movedIds: [hex(person), hex(other)], already: 0 });
    const { body } = await recruiter.get(at(pool, '/members?limit=10'));
    expect(body.data).toMatchObject([
      {
        id: hex(person),
        place: 'member',
        reason: 'Met at a fair',
        addedBy: { id: recruiter.user._id.toHexString() },
      },
      { id: hex(other) },
    ]);
    expect(body.data[0]).toHaveProperty('rate');
    const seen = (await vetter.get(at(pool, '/members'))).body.data;
    expect(seen).toHaveLength(2);
    expect(seen[0]).not.toHaveProperty('rate');
    expect(await idsIn(recruiter, pool, '?q=bea')).toEqual([hex(other)]);
    expect((await move(recruiter, pool, 'remove', [other, person])).body.moved).toBe(2);
    expect(await idsIn(recruiter, pool)).toEqual([]);
  });

  it('are added all or none, and a vetter adds only candidates they can see', async () => {
    const pool = await newPool({ ownerUserId: vetter.user._id });
    const own = await createCandidateRecord({ vetterIds: [vetter.user._id] });
    const strange = await createCandidateRecord();
    expect((await move(vetter, pool, 'add', [own, strange])).status).toBe(404);
    expect(await idsIn(lead, pool)).toEqual([]);
    expect((await move(vetter, pool, 'add', [own])).body.moved).toBe(1);
    expect((await move(vetter, pool, 'add', [own])).body).toEqual({
      moved: 0,
      movedIds: [],
      already: 1,
    });
    expect((await move(vetter, pool, 'release', [own])).body.error.fields).toMatchObject([
      { path: 'move', code: 'NOT_ALLOWED' },
    ]);
  });
});

describe('a smart pool', () => {
  const rule = (country: string) => ({ 'filter[country]': country });

  it('states how many candidates a rule finds, and refuses filters that a rule may not use', async () => {
    await createCandidateRecord({ country: 'MT' });
    await createCandidateRecord({ country: 'MT', isPrivate: true });
    const preview = (asked: object, by = recruiter) =>
      by.post('/talent-pools/preview-rule', { rule: asked, poolId: null });
    expect((await preview(rule('MT'))).body).toEqual({
      found: 1,
      foundIsCapped: false,
      alreadyIn: null,
      problems: [],
    });
    for (const asked of [{ 'filter[rate][lte]': '50' }, rule('Malta'), { 'filter[height]': '2' }])
      expect((await preview(asked)).body.error.fields).toMatchObject([
        { path: 'rule', code: 'INVALID_OPTION' },
      ]);
    expect((await preview({})).body.error.fields).toMatchObject([{ code: 'REQUIRED' }]);
    // A rule would show all candidates to users who only see assigned ones.
    expect((await preview(rule('MT'), vetter)).status).toBe(403);
    const made = await vetter.post('/talent-pools', input({ kind: 'smart', rule: rule('MT') }));
    expect(made.status).toBe(403);
  });

  it('is filled after its creation, and shows its candidates to its owner', async () => {
    const person = await createCandidateRecord({ country: 'LI' });
    const { body } = await lead.post(
      '/talent-pools',
      input({ kind: 'smart', rule: rule('LI'), ownerUserId: vetter.user._id.toHexString() }),
    );
    expect(body).toMatchObject({ refreshedAt: null, rule: rule('LI') });
    await test.runEvents();
    const pool = await PoolModel.findById(body.id).lean().orFail();
    expect(await idsIn(vetter, pool)).toEqual([hex(person)]);
    const read = await vetter.get(at(pool));
    expect(read.body).toMatchObject({ memberCount: 1, refreshedAt: expect.any(String) });
    expect(read.body.allowedActions).not.toContain('edit_rule');
    const changed = await vetter.patch(at(pool), {
      version: read.body.version,
      changes: { rule: rule('PT') },
    });
    expect(changed.status).toBe(403);
    // After a change of owner, the vetter no longer sees the members.
    await lead.patch(at(pool), {
      version: read.body.version,
      changes: { ownerUserId: recruiter.user._id.toHexString() },
    });
    await test.runEvents();
    expect((await vetter.get(`/candidates/${hex(person)}`)).status).toBe(404);
  });

  it('keeps manual members as pinned, and keeps all members when it becomes manual again', async () => {
    const pool = await newPool();
    const member = await createCandidateRecord({ country: 'PT' });
    const [fits, kept] = [
      await createCandidateRecord({ country: 'SM' }),
      await createCandidateRecord({ country: 'SM' }),
    ];
    await move(lead, pool, 'add', [member]);
    const smart = await lead.patch(at(pool), {
      version: 1,
      changes: { kind: 'smart', rule: rule('SM') },
    });
    expect(smart.body).toMatchObject({ kind: 'smart', pinnedCount: 1, refreshedAt: null });
    await test.runEvents();
    expect((await idsIn(lead, pool)).toSorted()).toEqual([member, fits, kept].map(hex).toSorted());
    await move(lead, pool, 'remove', [kept], 'Not for this');
    expect(await idsIn(lead, pool, '?filter[place]=excluded')).toEqual([hex(kept)]);
    expect(await idsIn(lead, pool, '?filter[place]=pinned')).toEqual([hex(member)]);
    expect((await move(lead, pool, 'release', [member])).body.moved).toBe(1);
    expect(await idsIn(lead, pool)).toEqual([hex(fits)]);
    const manual = await lead.patch(at(pool), {
      version: smart.body.version,
      changes: { kind: 'manual' },
    });
    expect(manual.body).toMatchObject({ kind: 'manual', rule: null, excludedCount: 0 });
    await test.runEvents();
    expect(await idsIn(lead, pool)).toEqual([hex(fits)]);
    const { body } = await lead.get(at(pool, '/members'));
    expect(body.data).toMatchObject([{ place: 'member' }]);
  });
});
