import { limits, type Role } from '@muster/contracts';
import { Types } from 'mongoose';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
} from '../../../records/attachments/attachment.model.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { createPool } from '../../pools/pool.fixtures.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { openSearchApp, type SearchApp } from '../search.fixtures.ts';
import { facetOf, namesOf, search, searchUntil } from './people-search.fixtures.ts';

const roles = [
  'owner',
  'recruiter',
  'account_manager',
  'vetter',
  'finance_hr',
  'staff_viewer',
] as const satisfies readonly Role[];

let test: SearchApp;
const people = new Map<Role, SignedIn>();
const as = (role: (typeof roles)[number]): SignedIn => {
  const person = people.get(role);
  if (!person) throw new Error(`Nobody is signed in as ${role}`);
  return person;
};
const day = 86_400_000;
let colleague: Types.ObjectId;
let jobNumber: string;

const skill = (
  { _id }: { _id: Types.ObjectId },
  level: Candidate['skills'][number]['level'],
  years: number | null,
) => ({
  _id: new Types.ObjectId(),
  skillId: _id,
  level,
  years,
  lastUsedYear: null,
  isPrimary: true,
  source: 'cv' as const,
  verifiedBy: null,
  verifiedAt: null,
  verifiedScore: null,
});
const rate = (
  amountMinor: number,
  currency: 'USD' | 'EUR' = 'USD',
): Candidate['rates'][number] => ({
  _id: new Types.ObjectId(),
  kind: 'expected',
  unit: 'hour',
  amountMinor,
  currency,
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
  hoursPerMonth: 160,
  note: null,
  setBy: 'staff',
  setByUserId: null,
  setAt: new Date(),
  voided: null,
});
const english = (level: 'B1' | 'C1'): Candidate['languages'][number] => ({
  _id: new Types.ObjectId(),
  language: 'en',
  level,
  assessedBy: 'self',
  assessorUserId: null,
  assessedAt: new Date(),
});

const person = (firstName: string, changes: Partial<Candidate> = {}) =>
  createCandidateRecord({
    firstName,
    lastName: 'Quill',
    ownerUserId: colleague,
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    headline: null,
    city: null,
    ...changes,
  });

async function cv(ownerId: Types.ObjectId, text: string, visibility: 'internal' | 'candidate') {
  const [attachment] = await AttachmentModel.create([
    {
      ownerType: 'candidate',
      ownerId,
      fileId: new Types.ObjectId(),
      sha256: 'a'.repeat(64),
      type: 'cv',
      visibility,
      title: 'CV',
      uploadedByKind: 'staff',
    },
  ]);
  await AttachmentTextModel.create([{ _id: attachment?._id, extractedText: text }]);
}

const note = (
  subjectId: Types.ObjectId,
  visibility: 'team' | 'management' | 'private',
  body: string,
) =>
  NoteModel.create([
    { subjectType: 'candidate', subjectId, visibility, body, createdBy: colleague },
  ]);

async function plant(): Promise<void> {
  colleague = (await createUser({ firstName: 'Cato', lastName: 'Colleague' }))._id;
  const react = await createSkill('React', ['ReactJS']);
  const kubernetes = await createSkill('Kubernetes', ['k8s']);
  const pool = await createPool('React LATAM');
  const ana = await person('Ana', {
    headline: 'Senior frontend engineer',
    skills: [skill(react, 'expert', 6)],
    languages: [english('C1')],
    country: 'AR',
    timeZone: 'America/Argentina/Buenos_Aires',
    rates: [rate(4000)],
    noticePeriodDays: 7,
    availableFrom: '2026-01-10',
    openTo: ['full_time_contract'],
    vettingStatus: 'vetted',
    status: 'active',
    poolIds: [pool._id],
    primaryRole: 'Frontend',
    seniority: 'senior',
    yearsExperience: 8,
    lastContactedAt: new Date(Date.now() - 10 * day),
  });
  const bruno = await person('Bruno', {
    headline: 'Platform engineer',
    skills: [skill(react, 'working', 2), skill(kubernetes, null, null)],
    languages: [english('B1')],
    country: 'BR',
    timeZone: 'America/Sao_Paulo',
    rates: [rate(6000)],
    noticePeriodDays: 30,
    lastContactedAt: new Date(Date.now() - 200 * day),
  });
  const carla = await person('Carla', {
    headline: 'Machine learning engineer',
    city: 'Évora',
    rates: [rate(3000, 'EUR')],
  });
  const dario = await person('Dario', { headline: 'Learning the machine trade' });
  await cv(ana._id, 'Moved a monolith to AWS.\nBuilt Terraform modules.', 'candidate');
  await cv(bruno._id, 'Ran GCP clusters and Angular front ends.', 'internal');
  await note(carla._id, 'team', '<p>Prefers <b>greenfield</b> work.</p>');
  await note(dario._id, 'management', '<p>Talks of a counteroffer.</p>');
  await note(dario._id, 'private', '<p>Wears a monocle.</p>');
  await person('Vera', {
    headline: 'Vetted by ours',
    vetterIds: [as('vetter').user._id],
    lastContactedAt: null,
  });
  // Only their owners, and the agency's owners and admins, may know of these.
  const hidden = await person('Hidden', {
    headline: 'Secret quokka handler',
    isPrivate: true,
    country: 'FJ',
    skills: [skill(react, 'expert', 9)],
    rates: [rate(1000)],
  });
  await cv(hidden._id, 'Quokka handling with Haskell.', 'candidate');
  await person('Merged', { deletedAt: new Date(), mergedIntoId: ana._id });
  await person('Archived', { status: 'archived' });
  await person('Erased', { status: 'anonymised' });
  await person('Self', { userId: as('recruiter').user._id, headline: 'Own wallaby record' });
  jobNumber = (await createJob({ title: 'Anything' })).number;
}

beforeAll(async () => {
  test = await openSearchApp();
  for (const role of roles) people.set(role, await signInAs(test, role));
  await plant();
  test.start();
  await searchUntil(as('owner'), '', ({ index }) => index.state === 'ready');
}, 60_000);
afterAll(() => test.close());

const everybody = ['Ana', 'Bruno', 'Carla', 'Dario', 'Vera'];

it.each([
  ['', everybody],
  ['react', ['Ana', 'Bruno']],
  ['reactjs', ['Ana', 'Bruno']],
  ['k8s', ['Bruno']],
  ['react AND (aws OR gcp) NOT angular', ['Ana']],
  ['"machine learning"', ['Carla']],
  ['machine learning', ['Carla', 'Dario']],
  ['front* OR plat*', ['Ana', 'Bruno']],
  ['kubernets', ['Bruno']],
  ['terraform', ['Ana']],
  ['evora', ['Carla']],
  ['greenfield', ['Carla']],
  ['monocle', []],
  ['skill:React>=advanced', ['Ana']],
  ['skill:react,k8s', ['Ana', 'Bruno']],
  ['years:reactjs>=4', ['Ana']],
  ['years>=8', ['Ana']],
  ['english>=B1', ['Ana', 'Bruno']],
  ['english>=B2', ['Ana']],
  ['country:AR,BR', ['Ana', 'Bruno']],
  ['overlap:America/New_York>=6', ['Ana', 'Bruno']],
  ['rate<=45', ['Ana']],
  ['rate<=45 EUR/h', ['Carla']],
  ['NOT rate<=45', ['Bruno', 'Carla', 'Dario', 'Vera']],
  ['notice<=14', ['Ana']],
  ['available<=2026-12-01', ['Ana']],
  ['open:full_time_contract', ['Ana']],
  ['vetting:vetted', ['Ana']],
  ['status:active', ['Ana']],
  ['status:archived', ['Archived']],
  ['role:frontend seniority:senior', ['Ana']],
  ['pool:"react latam"', ['Ana']],
  ['contacted>90d', ['Bruno', 'Carla', 'Dario', 'Vera']],
  ['contacted<30d', ['Ana']],
  ['-react -english>=A1', ['Carla', 'Dario', 'Vera']],
  ['country:BR OR (skill:react years:react>=5)', ['Ana', 'Bruno']],
])('%s finds %j', async (q, expected) => {
  const result = await search(as('recruiter'), q);
  expect(result.problems).toEqual([]);
  expect(namesOf(result)).toEqual(expected);
  expect(result.page.total).toBe(expected.length);
});

it('not-on leaves out candidates who were ever added to the job', async () => {
  const found = await search(as('recruiter'), `react not-on:${jobNumber}`);
  expect(namesOf(found)).toEqual(['Ana', 'Bruno']);
  const ana = await CandidateModel.findOne({ firstName: 'Ana' }).lean();
  const job = await as('recruiter').get(`/jobs/${jobNumber}`);
  const added = await as('recruiter').post('/candidates/bulk/add-to-job', {
    ids: [ana?._id.toHexString()],
    jobId: job.body.id,
    dryRun: false,
  });
  expect(added.status).toBe(200);
  expect(namesOf(await search(as('recruiter'), `react not-on:${jobNumber}`))).toEqual(['Bruno']);
});

it('states the matching clauses, and marks the matching words in the passages', async () => {
  const { data } = await search(as('recruiter'), 'react (terraform OR gcp) NOT english>=C2');
  const ana = data.find(({ name }) => name.startsWith('Ana'));
  expect(ana?.reasons).toEqual(['react', 'terraform']);
  const passage = ana?.passages.find(({ source }) => source === 'cv');
  expect(passage?.text).toContain('Built Terraform modules');
  expect(passage?.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual(['Terraform']);
});

it('orders by best match, or by last contact', async () => {
  const first = async (q: string, more = '') => {
    const { data } = await search(as('recruiter'), q, more);
    return data.map(({ name }) => name.split(' ')[0]);
  };
  expect(await first('react')).toEqual(['Ana', 'Bruno']);
  expect(await first('react', '&sort=lastContacted')).toEqual(['Bruno', 'Ana']);
  expect(await first('react', '&sort=-lastContacted')).toEqual(['Ana', 'Bruno']);
});

it('counts what the found candidates have in common', async () => {
  const result = await search(as('recruiter'), 'react');
  expect(facetOf(result, 'skill')).toEqual({ React: 2, Kubernetes: 1 });
  expect(facetOf(result, 'country')).toEqual({ AR: 1, BR: 1 });
  expect(facetOf(result, 'english')).toMatchObject({ A1: 2, B1: 2, B2: 1, C1: 1 });
  expect(facetOf(result, 'notice')).toEqual({ 7: 1, 14: 1, 30: 2, 60: 2 });
  expect(facetOf(result, 'pool')).toEqual({ 'React LATAM': 1 });
});

describe('what a user may not see', () => {
  it.each(['recruiter', 'account_manager', 'finance_hr', 'staff_viewer'] as const)(
    'a private record shows to a %s in no row, count, facet or order',
    async (role) => {
      for (const q of [
        'quokka',
        'haskell',
        'country:FJ',
        '"secret quokka"',
        'skill:react years:react>=9',
      ]) {
        const result = await search(as(role), q);
        expect(namesOf(result)).not.toContain('Hidden');
        expect(result.page.total).toBe(0);
      }
      const all = await search(as(role), '');
      expect(facetOf(all, 'country')).not.toHaveProperty('FJ');
      expect(all.page.total).toBe(everybody.length + Number(role !== 'recruiter'));
    },
  );

  it('an owner finds private candidates; no user finds their own record', async () => {
    expect(namesOf(await search(as('owner'), 'haskell'))).toEqual(['Hidden']);
    expect(namesOf(await search(as('owner'), 'wallaby'))).toEqual(['Self']);
    expect((await search(as('recruiter'), 'wallaby')).page.total).toBe(0);
  });

  it('a record that becomes private disappears from counts at once', async () => {
    const changed = await person('Later', { headline: 'Wombat keeper' });
    await CandidateModel.updateOne({ _id: changed._id }, { isPrivate: true });
    expect((await search(as('recruiter'), 'wombat')).page.total).toBe(0);
    await CandidateModel.deleteOne({ _id: changed._id });
  });

  it('a vetter searches only the candidates assigned to them', async () => {
    const result = await search(as('vetter'), '');
    expect(namesOf(result)).toEqual(['Vera']);
    expect(result.page.total).toBe(1);
    expect(facetOf(result, 'country')).toEqual({ PT: 1 });
    expect((await search(as('vetter'), 'react')).page.total).toBe(0);
  });

  it.each(['account_manager', 'vetter', 'staff_viewer'] as const)(
    'a %s is told only that they may not search by rates',
    async (role) => {
      for (const q of ['rate<=45', 'react OR rate<=45', 'NOT rate<=1', 'rate<=1 EUR/h']) {
        const { data, page, facets, problems } = await search(as(role), q);
        expect({ data, total: page.total, facets }).toEqual({ data: [], total: 0, facets: [] });
        expect(problems.map(({ code, found }) => [code, found])).toEqual([
          ['FIELD_CLOSED', 'rate'],
        ]);
      }
      const { data } = await search(as(role), '');
      expect(JSON.stringify(data)).not.toContain('"rate"');
    },
  );

  it('notes and CVs are searched only for users who may read them', async () => {
    const total = async (role: (typeof roles)[number], q: string) =>
      (await search(as(role), q)).page.total;
    expect(await total('owner', 'counteroffer')).toBe(1);
    expect(await total('recruiter', 'counteroffer')).toBe(0);
    expect(await total('finance_hr', 'greenfield')).toBe(0);
    expect(await total('owner', 'monocle')).toBe(0);
    // Internal texts only match for users who work with the candidate.
    expect(await total('account_manager', 'gcp')).toBe(0);
    expect(await total('account_manager', 'terraform')).toBe(1);
    expect(await total('staff_viewer', 'gcp')).toBe(1);
    const { data } = await search(as('account_manager'), 'platform');
    expect(JSON.stringify(data)).not.toContain('GCP');
  });

  it('jobs that are hidden from a user are treated as missing', async () => {
    const secret = await createJob({ title: 'Secret', confidential: true });
    const problemOf = async (role: (typeof roles)[number], q: string) =>
      (await search(as(role), q)).problems.map(({ code }) => code);
    expect(await problemOf('recruiter', `not-on:${secret.number}`)).toEqual(['UNKNOWN_JOB']);
    expect(await problemOf('recruiter', 'not-on:J-99999')).toEqual(['UNKNOWN_JOB']);
    expect(await problemOf('vetter', `not-on:${jobNumber}`)).toEqual(['FIELD_CLOSED']);
  });
});

it('names what is unknown, where it stands, and the nearest known name', async () => {
  const found = async (q: string) =>
    (await search(as('recruiter'), q)).problems.map(({ code, from, to, hint }) => [
      code,
      q.slice(from, to),
      hint,
    ]);
  expect(await found('aws skill:reakt')).toEqual([['UNKNOWN_SKILL', 'skill:reakt', 'React']]);
  expect(await found('pool:"React LATM"')).toEqual([
    ['UNKNOWN_POOL', 'pool:"React LATM"', 'React LATAM'],
  ]);
  expect(await found('contry:AR')).toEqual([['UNKNOWN_FIELD', 'contry', 'country']]);
});

it.each([
  '('.repeat(limits.peopleSearch.query),
  '-'.repeat(limits.peopleSearch.query),
  '"'.repeat(limits.peopleSearch.query - 1),
  'a* '.repeat(300),
  '(a OR b) '.repeat(100),
  `${'NOT '.repeat(200)}a`,
  '* ** "*"',
  '\u0000\uFFFD ¶ "¶" \\ $where {"$gt":""}',
  'é\u0301'.repeat(400),
])('a hostile query is answered: %#', async (q) => {
  const { status } = await as('recruiter').get(`/search/candidates?q=${encodeURIComponent(q)}`);
  expect([200, 422]).toContain(status);
});

it('finds a candidate by a note that was added', async () => {
  const target = await CandidateModel.findOne({ firstName: 'Dario' }).lean();
  const id = target?._id.toHexString() ?? '';
  const created = await as('recruiter').post('/notes', {
    subjectType: 'candidate',
    subjectId: id,
    body: '<p>Knows about narwhals.</p>',
  });
  expect(created.status).toBe(201);
  await test.tail.read();
  const found = await searchUntil(as('recruiter'), 'narwhals', ({ page }) => page.total > 0);
  expect(namesOf(found)).toEqual(['Dario']);
});
