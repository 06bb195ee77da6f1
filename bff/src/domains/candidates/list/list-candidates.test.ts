import { can, candidateSorts, staffRoles } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createPool } from '../../pools/pool.fixtures.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { SkillModel } from '../../../records/skills/skill.model.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import {
  CandidateModel,
  type Candidate,
  type CandidateRate,
} from '../../../records/candidates/candidate.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(() => CandidateModel.deleteMany({}));

const names = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name);

const expecting = (amountMinor: number, changes: Partial<CandidateRate> = {}): CandidateRate => ({
  _id: new Types.ObjectId(),
  kind: 'expected',
  unit: 'hour',
  amountMinor,
  currency: 'USD',
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
  hoursPerMonth: 160,
  note: null,
  setBy: 'staff',
  setByUserId: null,
  setAt: new Date(),
  voided: null,
  ...changes,
});

describe('paging', () => {
  beforeEach(async () => {
    // Every key has ties and missing values; the last character identifies the row.
    for (let i = 0; i < 25; i += 1)
      await createCandidateRecord({
        lastName: `Duarte ${'abcde'[i % 5]}`,
        status: (['new', 'active', 'lead'] as const)[i % 3] ?? 'new',
        vettingStatus: i % 2 ? 'vetted' : 'not_started',
        languages:
          i % 4 === 0
            ? []
            : [
                {
                  _id: new Types.ObjectId(),
                  language: 'en',
                  level: (['B1', 'C1'] as const)[i % 2] ?? 'B1',
                  assessedBy: 'self',
                  assessorUserId: null,
                  assessedAt: new Date(),
                },
              ],
        rates: i % 3 === 0 ? [] : [expecting(4000 + (i % 4) * 100)],
        noticePeriodDays: i % 5 === 0 ? null : i % 3,
        availableFrom: i % 6 === 0 ? null : `2026-0${(i % 3) + 1}-01`,
        lastContactedAt: i % 7 === 0 ? null : new Date(Date.UTC(2026, 0, (i % 4) + 1)),
        createdAt: new Date(Date.UTC(2026, 1, (i % 6) + 1)),
        updatedAt: new Date(Date.UTC(2026, 2, (i % 4) + 1)),
      });
  });

  it.each(candidateSorts.flatMap((key) => [key, `-${key}`]))(
    'shows each row once by %s, forwards and backwards',
    async (sort) => {
      const whole = await recruiter.get(`/candidates?limit=100&sort=${sort}`);
      const order = whole.body.data.map(({ id }: { id: string }) => id);
      expect(order).toHaveLength(25);
      const pages: string[][] = [];
      let cursor: string | null = null;
      let previous: string | null = null;
      do {
        const { body } = await recruiter.get(
          `/candidates?limit=10&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`,
        );
        expect(body.page).toMatchObject({ total: 25, from: pages.flat().length + 1 });
        pages.push(body.data.map(({ id }: { id: string }) => id));
        cursor = body.page.nextCursor;
        previous = body.page.prevCursor;
      } while (cursor);
      expect(pages.flat()).toEqual(order);
      const back = await recruiter.get(`/candidates?limit=10&sort=${sort}&cursor=${previous}`);
      expect(back.body.data.map(({ id }: { id: string }) => id)).toEqual(pages[1]);
    },
  );

  it('refuses a cursor of another list', async () => {
    const { body } = await recruiter.get('/candidates?limit=10');
    const other = await recruiter.get(
      `/candidates?limit=10&sort=name&cursor=${body.page.nextCursor}`,
    );
    expect(other.body.error.code).toBe('INVALID_CURSOR');
  });
});

describe('search', () => {
  beforeEach(async () => {
    await createCandidateRecord({
      firstName: 'Łukasz',
      lastName: 'Müller-Øster',
      headline: 'C++ and Node.js',
      email: 'lukas@people.test',
      phone: '+351 912 345 678',
    });
    await createCandidateRecord({ firstName: 'Bea', lastName: 'Cruz', headline: 'Designer' });
  });

  it.each([
    ['lukasz', 1],
    ['oster mull', 1],
    ['c++', 1],
    ['NODE.js', 1],
    ['uller', 0],
    ['lukas@people', 1],
    ['+351 912 345', 1],
    ['912345678', 1],
    ['...', 0],
    ['.*', 0],
    ['bea designer', 1],
    ['bea müller', 0],
  ])('finds %s %i times', async (q, count) => {
    const { status, body } = await recruiter.get(`/candidates?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(count);
  });

  it('finds a number', async () => {
    const { number } = await createCandidateRecord({ firstName: 'Cleo' });
    expect(names(await recruiter.get(`/candidates?q=${number}`))).toEqual(['Cleo Duarte']);
  });

  it('does not search contact data for users who may not read it', async () => {
    const viewer = await signInAs(test, 'staff_viewer');
    for (const q of ['lukas@people.test', '+351912345678'])
      expect(names(await viewer.get(`/candidates?q=${encodeURIComponent(q)}`))).toEqual([]);
    expect(names(await viewer.get('/candidates?q=lukasz'))).toHaveLength(1);
  });
});

describe('filters', () => {
  it('can be combined', async () => {
    const [react, node] = [await createSkill('React', ['ReactJS']), await createSkill('Node.js')];
    const has = (...skills: Types.ObjectId[]): Candidate['skills'] =>
      skills.map((skillId) => ({
        _id: new Types.ObjectId(),
        skillId,
        level: 'advanced',
        years: null,
        lastUsedYear: null,
        isPrimary: true,
        source: 'self',
        verifiedScore: null,
        verifiedBy: null,
        verifiedAt: null,
      }));
    await createCandidateRecord({
      firstName: 'Both',
      skills: has(react._id, node._id),
      noticePeriodDays: 14,
      lastContactedAt: new Date('2026-01-10T20:00:00Z'),
      openTo: ['relocation'],
    });
    await createCandidateRecord({ firstName: 'One', skills: has(react._id), country: 'BR' });
    await createCandidateRecord({ firstName: 'Gone', status: 'archived' });
    const by = async (query: string) =>
      names(await recruiter.get(`/candidates?sort=name&${query}`)).map(
        (name) => name.split(' ')[0],
      );
    expect(await by(`filter[skill]=${react._id},${node._id}`)).toEqual(['Both', 'One']);
    expect(await by(`filter[skill][all]=${react._id},${node._id}`)).toEqual(['Both']);
    // Links and views may still name a merged skill.
    const merged = await createSkill('React framework');
    await SkillModel.updateOne(
      { _id: merged._id },
      { $set: { status: 'merged', mergedIntoId: react._id } },
    );
    expect(await by(`filter[skill][all]=${merged._id},${node._id}`)).toEqual(['Both']);
    expect(await by('filter[country]=BR,US')).toEqual(['One']);
    expect(await by('filter[notice][lte]=14')).toEqual(['Both']);
    expect(await by('filter[openTo]=relocation')).toEqual(['Both']);
    expect(await by('filter[lastContacted][lte]=2026-01-09')).toEqual(['One']);
    expect(await by('filter[lastContacted][lte]=2026-01-10')).toEqual(['Both', 'One']);
    expect(await by('filter[status]=archived')).toEqual(['Gone']);
    expect(await by('filter[status][not]=new')).toEqual([]);
    const { body } = await recruiter.get(`/candidates?q=both`);
    expect(body.data[0]).toMatchObject({ topSkills: ['React', 'Node.js'], skillCount: 2 });
  });

  it('shows the filtered skill first', async () => {
    const names = ['Go', 'Kafka', 'Redis', 'Docker', 'SQL', 'gRPC', 'Terraform'];
    const made = await Promise.all(names.map((name) => createSkill(name)));
    const skills = made.map(({ _id: skillId }, index): Candidate['skills'][number] => ({
      _id: new Types.ObjectId(),
      skillId,
      level: 'advanced',
      years: null,
      lastUsedYear: null,
      isPrimary: index < 2,
      source: 'self',
      verifiedScore: null,
      verifiedBy: null,
      verifiedAt: null,
    }));
    await createCandidateRecord({ firstName: 'Deep', skills });
    const shown = async (query: string): Promise<string[]> => {
      const { body } = await recruiter.get(`/candidates?${query}`);
      return body.data[0].topSkills;
    };
    expect(await shown('q=deep')).toEqual(['Go', 'Kafka', 'Redis', 'Docker', 'SQL', 'gRPC']);
    const [kafka, terraform] = [made[1]?._id, made[6]?._id];
    expect((await shown(`filter[skill]=${terraform}`)).slice(0, 2)).toEqual(['Terraform', 'Go']);
    expect((await shown(`filter[skill][all]=${terraform},${kafka}`)).slice(0, 3)).toEqual([
      'Kafka',
      'Terraform',
      'Go',
    ]);
  });

  it.each([
    ['sort=nothing', 'INVALID_SORT'],
    ['filter[status]=happy', 'INVALID_FILTER'],
    ['filter[nothing]=1', 'INVALID_FILTER'],
    ['filter[status][$ne]=new', 'INVALID_FILTER'],
    ['filter[owner]=me', 'INVALID_FILTER'],
    ['cursor=junk', 'INVALID_CURSOR'],
  ])('refuses %s', async (query, code) => {
    const { status, body } = await recruiter.get(`/candidates?${query}`);
    expect(status).toBe(400);
    expect(body.error.code).toBe(code);
  });
});

describe('rates in the list', () => {
  beforeEach(async () => {
    await createCandidateRecord({ firstName: 'Dear', rates: [expecting(9000)] });
    await createCandidateRecord({
      firstName: 'Monthly',
      rates: [expecting(480_000, { unit: 'month' })],
    });
    await createCandidateRecord({
      firstName: 'Euro',
      rates: [expecting(2000, { currency: 'EUR' })],
    });
    await createCandidateRecord({ firstName: 'None' });
  });

  it('are hourly, and compared within one currency', async () => {
    const { body } = await recruiter.get('/candidates?sort=rate&filter[rate][lte]=40');
    expect(body.data).toMatchObject([
      { name: 'Monthly Duarte', rate: { amount: '30.00', currency: 'USD' } },
    ]);
    const euro = await recruiter.get('/candidates?filter[rateCurrency]=EUR');
    expect(names(euro)).toEqual(['Euro Duarte']);
  });

  it.each(['account_manager', 'vetter', 'staff_viewer'] as const)(
    'do not exist for %s: no value, no filter, no order',
    async (role) => {
      const agent = await signInAs(test, role);
      // A vetter lists the candidates assigned to them.
      await CandidateModel.updateMany({}, { $set: { vetterIds: [agent.user._id] } });
      const { body } = await agent.get('/candidates');
      expect(body.data.length).toBeGreaterThan(0);
      for (const row of body.data) expect(row).not.toHaveProperty('rate');
      expect((await agent.get('/candidates?sort=-rate')).body.error.code).toBe('INVALID_SORT');
      for (const filter of ['filter[rate][lte]=40', 'filter[rateCurrency]=USD'])
        expect((await agent.get(`/candidates?${filter}`)).body.error.code).toBe('INVALID_FILTER');
    },
  );
});

describe('scope', () => {
  it('shows private records only to their owner, to owners and admins', async () => {
    await createCandidateRecord({ isPrivate: true, ownerUserId: recruiter.user._id });
    expect(names(await recruiter.get('/candidates'))).toHaveLength(1);
    for (const [role, count] of [
      ['owner', 1],
      ['admin', 1],
      ['team_lead', 0],
      ['recruiter', 0],
    ] as const)
      expect(names(await (await signInAs(test, role)).get('/candidates'))).toHaveLength(count);
  });

  it('shows a vetter the candidates assigned to them', async () => {
    const vetter = await signInAs(test, 'vetter');
    await createCandidateRecord({ firstName: 'Mine', vetterIds: [vetter.user._id] });
    await createCandidateRecord({ firstName: 'Other' });
    expect(names(await vetter.get('/candidates'))).toEqual(['Mine Duarte']);
  });

  it('never shows a member of staff their own record', async () => {
    const owner = await signInAs(test, 'owner');
    await createCandidateRecord({ userId: owner.user._id });
    expect(names(await owner.get('/candidates'))).toEqual([]);
  });

  it('shows deleted candidates on request to users who may restore them', async () => {
    await createCandidateRecord({ deletedAt: new Date(), ownerUserId: recruiter.user._id });
    await createCandidateRecord({ deletedAt: new Date() });
    const deleted = '/candidates?filter[deleted]=only';
    expect(names(await recruiter.get('/candidates'))).toHaveLength(0);
    expect(names(await recruiter.get(deleted))).toHaveLength(1);
    expect(names(await (await signInAs(test, 'team_lead')).get(deleted))).toHaveLength(2);
    const viewer = await signInAs(test, 'staff_viewer');
    expect((await viewer.get(deleted)).body.error.code).toBe('INVALID_FILTER');
  });

  it.each(['client_admin', 'client_viewer', 'candidate', 'contractor'] as const)(
    'is closed to %s',
    async (role) => {
      expect((await (await signInAs(test, role)).get('/candidates')).status).toBe(403);
    },
  );
});

describe('the pools of a row', () => {
  const rowPools = ({ body }: { body: { data: { pools: { name: string }[] }[] } }) =>
    body.data.map(({ pools }) => pools.map(({ name }) => name));

  it.each(staffRoles.filter((role) => can(role, 'pool.list')))(
    'are those that the list of pools shows to %s, by name',
    async (role) => {
      const reader = await signInAs(test, role);
      const word = role.replaceAll('_', '');
      const own = { ownerUserId: reader.user._id };
      const pools = [
        await createPool(`Own ${word}`, own),
        await createPool(`Hidden own ${word}`, { ...own, isPrivate: true }),
        await createPool(`Hidden ${word}`, { isPrivate: true }),
        await createPool(`Open ${word}`),
        await createPool(`Deleted ${word}`, { deletedAt: new Date() }),
      ];
      const poolIds = pools.map(({ _id }) => _id);
      await createCandidateRecord({ poolIds, vetterIds: [reader.user._id] });
      const listed = names(await reader.get(`/talent-pools?q=${word}&sort=name`));
      expect(listed).toContain(`Hidden own ${word}`);
      expect(rowPools(await reader.get('/candidates'))).toEqual([listed]);
    },
  );

  it('disappear from the next answer after they were hidden, renamed or deleted', async () => {
    const pool = await createPool('Rust');
    await createCandidateRecord({ poolIds: [pool._id] });
    const shown = async () => rowPools(await recruiter.get('/candidates'));
    expect(await shown()).toEqual([['Rust']]);
    for (const [change, names] of [
      [{ name: 'Rust and Go' }, ['Rust and Go']],
      [{ isPrivate: true }, []],
      [{ isPrivate: false }, ['Rust and Go']],
      [{ deletedAt: new Date() }, []],
    ] as const) {
      await PoolModel.updateOne({ _id: pool._id }, { $set: change });
      expect([change, await shown()]).toEqual([change, [names]]);
    }
  });
});
