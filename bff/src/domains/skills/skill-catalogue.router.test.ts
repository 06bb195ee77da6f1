import { skillMachine } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import {
  CandidateModel,
  type Candidate,
  type CandidateSkill,
} from '../../records/candidates/candidate.model.ts';
import { refreshSmartPools } from '../candidates/pools/fill-pools.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { createSkill } from './skill.fixtures.ts';
import { SkillMergeModel } from './skill-merge.model.ts';
import { SkillModel, type Skill } from '../../records/skills/skill.model.ts';
import { addStarterSkills } from './changes/starter-skills.ts';
import { skillCatalogue } from './skills.catalogue.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([
    SkillModel.deleteMany({}),
    SkillMergeModel.deleteMany({}),
    CandidateModel.deleteMany({}),
    JobModel.deleteMany({}),
  ]);
});

const at = (skill: Skill, rest = ''): string => `/skills/${skill._id.toHexString()}${rest}`;
const found = async (query: string) =>
  (await lead.get(`/skills/catalogue?${query}`)).body.data.map(({ name }: Skill) => name);
const entry = (skill: Skill, changes: Partial<CandidateSkill> = {}): CandidateSkill => ({
  _id: new Types.ObjectId(),
  skillId: skill._id,
  level: 'working',
  years: null,
  lastUsedYear: null,
  isPrimary: false,
  source: 'self',
  verifiedScore: null,
  verifiedBy: null,
  verifiedAt: null,
  ...changes,
});
const person = (skills: CandidateSkill[], changes: Partial<Candidate> = {}) =>
  createCandidateRecord({ skills, topSkillIds: skills.map(({ skillId }) => skillId), ...changes });
const skillsOf = async ({ _id }: Candidate): Promise<Candidate> => {
  const candidate = await CandidateModel.findById(_id).lean();
  if (!candidate) throw new Error('The candidate is gone');
  return candidate;
};
const ids = (list: readonly Types.ObjectId[] | undefined) => list?.map(String);

describe('the starter list', () => {
  it('fills an empty catalogue once, and leaves an existing one alone', async () => {
    await addStarterSkills();
    expect(await SkillModel.countDocuments()).toBe(skillCatalogue.length);
    expect(skillCatalogue.length).toBeGreaterThanOrEqual(500);
    await SkillModel.deleteMany({ name: { $ne: 'React' } });
    await addStarterSkills();
    expect(await SkillModel.countDocuments()).toBe(1);
  });
});

describe('the list of skills', () => {
  it('finds by name and alias, category and status, and counts the proposed skills', async () => {
    await createSkill('React', ['ReactJS'], { category: 'framework', usageCount: 3 });
    await createSkill('Redis', [], { category: 'database', usageCount: 9 });
    await createSkill('Relay', [], { status: 'proposed' });
    await createSkill('Red', [], { status: 'retired' });
    expect(await found('q=re')).toEqual(['React', 'Redis', 'Relay']);
    expect(await found('q=reactj')).toEqual(['React']);
    expect(await found('sort=-usageCount')).toEqual(['Redis', 'React', 'Relay']);
    expect(await found('filter[category]=database')).toEqual(['Redis']);
    expect(await found('filter[status]=retired,proposed')).toEqual(['Red', 'Relay']);
    expect((await lead.get('/skills/catalogue?q=redis')).body.proposed).toBe(1);
  });
});

describe('editing the catalogue', () => {
  it('adds a skill that is found by its aliases', async () => {
    const { status, body } = await lead.post('/skills/catalogue', {
      name: 'Kubernetes',
      category: 'cloud',
      aliases: ['k8s', 'K8S', 'kubernetes'],
    });
    expect([status, body.aliases]).toEqual([201, ['K8S']]);
    expect((await lead.get('/skills?q=k8s')).body[0]).toMatchObject({ name: 'Kubernetes' });
  });

  it('refuses a word that belongs to another skill, at the invalid field', async () => {
    await createSkill('React', ['ReactJS']);
    const vue = await createSkill('Vue.js');
    const refused = await lead.post('/skills/catalogue', {
      name: 'Preact',
      category: 'framework',
      aliases: ['react js', 'Preact JS'],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual([
      expect.objectContaining({
        path: 'aliases[0]',
        code: 'NOT_UNIQUE',
        params: { name: 'React' },
      }),
    ]);
    const renamed = await lead.patch(at(vue), { version: 1, changes: { name: 'reactjs' } });
    expect(renamed.body.error.fields[0]).toMatchObject({
      path: 'changes.name',
      code: 'NOT_UNIQUE',
    });
  });

  it('renames a skill, and refuses its descendant as parent', async () => {
    const cloud = await createSkill('Cloud');
    const aws = await createSkill('AWS', [], { parentId: cloud._id });
    const renamed = await lead.patch(at(cloud), { version: 1, changes: { name: 'Clouds' } });
    expect(renamed.body).toMatchObject({ name: 'Clouds', version: 2 });
    const circle = await lead.patch(at(cloud), {
      version: 2,
      changes: { parentId: aws._id.toHexString() },
    });
    expect(circle.body.error.fields[0]).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await lead.get(at(aws))).body.parent).toEqual({
      id: String(cloud._id),
      name: 'Clouds',
    });
  });

  it.each(Object.keys(skillMachine.transitions))(
    'refuses %s from every state that the state machine does not allow',
    async (action) => {
      const { from } = skillMachine.transitions[action as keyof typeof skillMachine.transitions];
      const other = await createSkill('Other');
      const others = skillMachine.states.filter((one) => !from.includes(one));
      expect(others.length).toBeGreaterThan(0);
      for (const state of others) {
        const skill = await createSkill(`Is ${state}`, [], { status: state });
        const { status, body } = await lead.post(at(skill, `/actions/${action}`), {
          version: 1,
          ...(action === 'merge' && { intoId: other._id.toHexString() }),
        });
        expect([state, status, body.error?.code]).toEqual([state, 409, 'INVALID_TRANSITION']);
      }
    },
  );

  it('approves, retires and revives a skill; a retired one is not offered', async () => {
    const skill = await createSkill('Basket weaving', [], { status: 'proposed' });
    const approved = await lead.post(at(skill, '/actions/approve'), { version: 1 });
    expect(approved.body).toMatchObject({ status: 'active', version: 2 });
    await lead.post(at(skill, '/actions/retire'), { version: 2 });
    expect((await lead.get('/skills?q=basket')).body).toEqual([]);
    const stale = await lead.post(at(skill, '/actions/revive'), { version: 2 });
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    const back = await lead.post(at(skill, '/actions/revive'), { version: 3 });
    expect(back.body.status).toBe('active');
  });
});

it('the list of skills has views with counts, and can be exported', async () => {
  await createSkill('Warp weaving', ['Loom'], { category: 'method' });
  await createSkill('Weft', [], { status: 'proposed' });
  const query = 'filter[status]=proposed';
  const saved = await lead.post('/lists/skills/views', { name: 'To look at', query });
  expect([saved.status, saved.body.broken]).toEqual([201, false]);
  const { body } = await lead.post('/lists/skills/views/counts', { queries: ['', query] });
  expect(body.counts).toMatchObject([{ total: 2 }, { total: 1 }]);
  const admin = await signInAs(test, 'admin');
  const asked = await admin.post('/exports', { list: 'skills', columns: ['name', 'aliases'] });
  expect([asked.status, asked.body.columns]).toEqual([202, ['name', 'aliases']]);
});

describe('a merge', () => {
  async function twoOfOne() {
    const from = await createSkill('ReactJS', ['React.js lib']);
    const into = await createSkill('React');
    const one = await person([entry(from, { years: 3, isPrimary: true })]);
    const strong = await person([entry(from, { verifiedScore: 5 }), entry(into, { years: 9 })]);
    const weak = await person([entry(into, { years: 9 }), entry(from, { years: 1 })]);
    const job = await createJob({ skillIds: [from._id] });
    return { from, into, one, strong, weak, job };
  }
  const merge = ({ from, into }: { from: Skill; into: Skill }, version = 1) =>
    lead.post(at(from, '/actions/merge'), { version, intoId: into._id.toHexString() });

  it('shows beforehand what it changes', async () => {
    const both = await twoOfOne();
    const { body } = await lead.get(
      at(both.from, `/merge-preview?intoId=${both.into._id.toHexString()}`),
    );
    expect(body).toMatchObject({
      people: 1,
      both: 2,
      jobs: 1,
      aliases: ['ReactJS', 'React.js lib'],
    });
  });

  it('moves names, candidates and jobs; of two claims the better one stays', async () => {
    const all = await twoOfOne();
    expect((await merge(all)).body).toMatchObject({
      status: 'merged',
      mergedInto: { name: 'React' },
    });
    const [one, strong, weak] = [
      await skillsOf(all.one),
      await skillsOf(all.strong),
      await skillsOf(all.weak),
    ];
    expect(one.skills).toMatchObject([{ skillId: all.into._id, years: 3 }]);
    expect(ids(one.topSkillIds)).toEqual([String(all.into._id)]);
    expect(strong.skills).toMatchObject([{ skillId: all.into._id, verifiedScore: 5 }]);
    expect(weak.skills).toMatchObject([{ skillId: all.into._id, years: 9 }]);
    expect(weak.skillCount).toBe(1);
    expect(ids((await JobModel.findById(all.job._id).lean())?.skillIds)).toEqual([
      String(all.into._id),
    ]);
    await test.runEvents();
    const { body } = await lead.get(at(all.into));
    expect(body).toMatchObject({
      usageCount: 3,
      jobCount: 1,
      aliases: ['ReactJS', 'React.js lib'],
      absorbed: [{ name: 'ReactJS' }],
    });
    expect((await lead.get('/skills?q=reactjs')).body[0]).toMatchObject({ name: 'React' });
  });

  it('keeps links, views and smart pools that name the old skill working', async () => {
    const all = await twoOfOne();
    const former = all.from._id.toHexString();
    const pool = await createPool('Reactors', {
      kind: 'smart',
      smartFilter: { 'filter[skill]': former },
    });
    await merge(all);
    const found = async (list: string) =>
      (await lead.get(`/${list}?filter[skill]=${former}`)).body.data.length;
    expect([await found('candidates'), await found('jobs')]).toEqual([3, 1]);
    await refreshSmartPools(new AbortController().signal);
    expect(await PoolModel.findById(pool._id).lean()).toMatchObject({ memberCount: 3 });
  });

  it('is undone as far as its changes are still in place', async () => {
    const all = await twoOfOne();
    await merge(all);
    // A user has removed the skill from this profile since.
    await CandidateModel.updateOne({ _id: all.one._id }, { $set: { skills: [] } });
    const undone = await lead.post(at(all.from, '/actions/unmerge'), { version: 2 });
    expect(undone.body).toMatchObject({ status: 'active', aliases: ['React.js lib'] });
    expect((await skillsOf(all.one)).skills).toEqual([]);
    expect(
      ids((await skillsOf(all.strong)).skills.map(({ skillId }) => skillId))?.toSorted(),
    ).toEqual([String(all.from._id), String(all.into._id)].toSorted());
    expect((await skillsOf(all.weak)).skills).toMatchObject([{ years: 9 }, { years: 1 }]);
    expect(ids((await JobModel.findById(all.job._id).lean())?.skillIds)).toEqual([
      String(all.from._id),
    ]);
    expect((await lead.get(at(all.into))).body).toMatchObject({ aliases: [], absorbed: [] });
  });

  it('is final after seven days', async () => {
    const all = await twoOfOne();
    await merge(all);
    await SkillMergeModel.updateMany({}, { $set: { undoUntil: new Date(Date.now() - 1) } });
    const late = await lead.post(at(all.from, '/actions/unmerge'), { version: 2 });
    expect([late.status, late.body.error.code]).toEqual([410, 'MERGE_UNDO_EXPIRED']);
    expect((await lead.get('/skills?q=reactjs')).body[0]).toMatchObject({ name: 'React' });
  });

  it('follows a chain of merges to the last one, and each can be undone alone', async () => {
    const all = await twoOfOne();
    const last = await createSkill('React library');
    await merge(all);
    await merge({ from: all.into, into: last }, 2);
    expect((await lead.get(at(all.from))).body.mergedInto).toMatchObject({ name: 'React library' });
    await lead.post(at(all.into, '/actions/unmerge'), { version: 3 });
    expect((await lead.get(at(all.from))).body.mergedInto).toMatchObject({ name: 'React' });
  });

  it('happens once if two users ask at the same time', async () => {
    const all = await twoOfOne();
    const other = await createSkill('Preact');
    const answers = await Promise.all([merge(all), merge({ from: all.from, into: other })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await SkillMergeModel.countDocuments()).toBe(1);
  });

  it('refuses the skill itself, a retired target, and users without permission', async () => {
    const from = await createSkill('ReactJS');
    const gone = await createSkill('Gone', [], { status: 'retired' });
    for (const into of [from, gone])
      expect((await merge({ from, into })).body.error.fields[0].path).toBe('intoId');
    const recruiter = await signInAs(test, 'recruiter');
    const refused = await recruiter.post(at(from, '/actions/merge'), {
      version: 1,
      intoId: gone._id.toHexString(),
    });
    expect(refused.status).toBe(403);
  });
});

describe('an import', () => {
  const csv = [
    'Name,Category,Aliases',
    'Elm,language,Elm lang|elmlang',
    'React,framework,',
    'Preact,framework,ReactJS',
    'Twice,tool,elm',
    'Odd,unheard of,',
    '...,tool,',
  ].join('\n');

  it('shows line by line what would happen, and then does it', async () => {
    await createSkill('React', ['ReactJS']);
    const dry = await lead.post('/skills/catalogue/import', { csv, dryRun: true });
    expect(
      dry.body.rows.map(({ line, outcome, code, other }: Record<string, unknown>) => [
        line,
        outcome,
        code,
        other,
      ]),
    ).toEqual([
      [2, 'new', null, null],
      [3, 'known', null, 'React'],
      [4, 'error', 'NOT_UNIQUE', 'React'],
      [5, 'error', 'NOT_UNIQUE', 'Elm'],
      [6, 'error', 'INVALID_OPTION', null],
      [7, 'error', 'INVALID_FORMAT', null],
    ]);
    expect(await SkillModel.countDocuments()).toBe(1);
    const done = await lead.post('/skills/catalogue/import', { csv, dryRun: false });
    expect(done.body.created).toBe(1);
    expect((await lead.get('/skills?q=elm')).body[0]).toMatchObject({ name: 'Elm' });
  });

  it('refuses a file that is not a table of skills', async () => {
    for (const text of ['a,b\n1,2', 'name\n"open']) {
      const { body } = await lead.post('/skills/catalogue/import', { csv: text });
      expect(body.error.fields).toEqual([
        expect.objectContaining({ path: 'csv', code: 'INVALID_FORMAT' }),
      ]);
    }
  });
});
