import { peopleSearchEndpoints, type WhyNot } from '@muster/contracts';
import { Types } from 'mongoose';
import { signInAs, type SignedIn } from '../../../../testing/sign-in.ts';
import { createApplication } from '../../../applications/application.fixtures.ts';
import { createCandidateRecord } from '../../../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../../../records/candidates/candidate.model.ts';
import { createJob } from '../../../jobs/job.fixtures.ts';
import { NoteModel } from '../../../../records/notes/note.model.ts';
import { createPool } from '../../../pools/pool.fixtures.ts';
import { createSkill } from '../../../skills/skill.fixtures.ts';
import { openSearchApp, type SearchApp } from '../../search.fixtures.ts';
import { namesOf, search, searchUntil } from '../people-search.fixtures.ts';

let test: SearchApp;
let recruiter: SignedIn;
let vetter: SignedIn;
let bruno: Candidate;
let paused: Candidate;
let hidden: Candidate;
let jobNumber: string;

const day = 86_400_000;

beforeAll(async () => {
  test = await openSearchApp();
  recruiter = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
  const [react, aws] = [await createSkill('React', ['ReactJS']), await createSkill('AWS')];
  await createPool('React LATAM');
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
  bruno = await createCandidateRecord({
    firstName: 'Bruno',
    lastName: 'Quill',
    headline: 'Platform engineer',
    city: null,
    country: 'BR',
    timeZone: 'America/Sao_Paulo',
    status: 'active',
    vettingStatus: 'vetted',
    skills: [skill(react, 'working', 2), skill(aws, null, null)],
    languages: [
      {
        _id: new Types.ObjectId(),
        language: 'en',
        level: 'B1',
        assessedBy: 'self',
        assessorUserId: null,
        assessedAt: new Date(),
      },
    ],
    rates: [
      {
        _id: new Types.ObjectId(),
        kind: 'expected',
        unit: 'hour',
        amountMinor: 5050,
        currency: 'USD',
        effectiveFrom: '2020-01-01',
        effectiveTo: null,
        hoursPerMonth: 160,
        note: null,
        setBy: 'staff',
        setByUserId: null,
        setAt: new Date(),
        voided: null,
      },
    ],
    noticePeriodDays: 30,
    availableFrom: '2027-02-01',
    openTo: ['part_time_contract'],
    primaryRole: 'Backend',
    seniority: 'senior',
    yearsExperience: 8,
    vetterIds: [vetter.user._id],
    lastContactedAt: new Date(Date.now() - 20.5 * day),
  });
  await NoteModel.create([
    {
      subjectType: 'candidate',
      subjectId: bruno._id,
      visibility: 'team',
      body: '<p>Built angular front ends before.</p>',
      createdBy: recruiter.user._id,
    },
  ]);
  const job = await createJob({ title: 'Backend engineer' });
  jobNumber = job.number;
  await createApplication(
    {
      candidateId: bruno._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: recruiter.user._id,
    },
    'added',
  );
  paused = await createCandidateRecord({ firstName: 'Petra', status: 'archived' });
  hidden = await createCandidateRecord({
    firstName: 'Hidden',
    isPrivate: true,
    ownerUserId: new Types.ObjectId(),
  });
  test.start();
  await searchUntil(recruiter, 'platform', ({ page }) => page.total === 1);
}, 60_000);
afterAll(() => test.close());

const answerTo = (agent: SignedIn, q: string, { _id }: Candidate) =>
  agent.get(
    `/search/candidates/why-not?q=${encodeURIComponent(q)}&candidateId=${_id.toHexString()}`,
  );
async function whyNot(q: string, candidate = bruno, agent = recruiter): Promise<WhyNot> {
  const { status, body } = await answerTo(agent, q, candidate);
  if (status !== 200) throw new Error(`${q} answered ${status}: ${JSON.stringify(body)}`);
  return peopleSearchEndpoints.whyNot.response.parse(body);
}

it.each([
  ['skill:react>=expert', { has: 'working', by: 2 }, 'skill:react>=working'],
  ['skill:aws>=working', { has: 'unrated', by: 2 }, 'skill:aws'],
  ['years:react>=4', { has: '2', by: 2 }, 'years:react>=2'],
  ['years>=10', { has: '8', by: 2 }, 'years>=8'],
  ['english>=C1', { has: 'B1', by: 2 }, 'english>=B1'],
  ['country:AR,UY', { has: 'BR' }, 'country:AR,UY,BR'],
  ['rate<=45 USD/h', { has: '50.50', by: 550, currency: 'USD' }, 'rate<=50.5 USD/h'],
  ['rate<=45 EUR/h', { has: '50.50', by: null, currency: 'USD' }, 'rate<=50.5 USD/h'],
  ['notice<=14', { has: '30', by: 16 }, 'notice<=30'],
  ['available<=2026-12-01', { has: '2027-02-01' }, 'available<=2027-02-01'],
  [
    'open:full_time_contract',
    { has: 'part_time_contract' },
    'open:full_time_contract,part_time_contract',
  ],
  ['vetting:in_review', { has: 'vetted' }, 'vetting:in_review,vetted'],
  ['role:Frontend', { has: 'Backend' }, 'role:Frontend,Backend'],
  ['seniority:lead', { has: 'senior' }, 'seniority:lead,senior'],
  ['contacted>90d', { by: 70 }, 'contacted>20d'],
  ['contacted<7d', { by: 14 }, 'contacted<21d'],
  ['pool:"React LATAM"', { has: null, by: null }, ''],
  ['haskell', { has: null, by: null }, ''],
])(
  '%s: states the value of the candidate, the distance, and the nearest matching clause',
  async (clause, block, nearest) => {
    const answer = await whyNot(`platform ${clause}`);
    expect(answer).toMatchObject({
      verdict: 'blocked',
      candidate: { name: bruno.name },
      blocks: [{ ...block, ruledOut: false, passages: [] }],
      nearest: nearest === '' ? 'platform' : `platform AND ${nearest}`,
    });
    expect(namesOf(await search(recruiter, answer.nearest ?? 'nothing'))).toContain('Bruno');
  },
);

it('states a mismatch of time zones in hours', async () => {
  const { blocks, nearest } = await whyNot('overlap:Asia/Tokyo>=4');
  expect(blocks).toMatchObject([{ field: 'overlap', has: '0', by: 4 }]);
  expect(nearest).toBe('');
  const near = await whyNot('overlap:Europe/London>=8');
  const hours = Number(near.blocks[0]?.has);
  expect(hours).toBeGreaterThan(0);
  expect(near.blocks[0]?.by).toBe(8 - hours);
  expect(namesOf(await search(recruiter, near.nearest ?? ''))).toContain('Bruno');
});

it('suggests, of several ways, the one with the fewest changes', async () => {
  const { blocks, nearest } = await whyNot(
    'react ((skill:react>=expert english>=C2) OR country:AR) NOT vetting:failed',
  );
  expect(blocks).toMatchObject([
    { clause: 'country:AR', orElse: ['skill:react>=expert AND english>=C2'] },
  ]);
  expect(nearest).toBe(
    'react AND (skill:react>=expert AND english>=C2 OR country:AR,BR) AND NOT vetting:failed',
  );
});

it('shows where an excluded word occurs', async () => {
  const { blocks, nearest } = await whyNot('react NOT (angular OR haskell)');
  expect(blocks).toMatchObject([
    {
      clause: 'angular',
      ruledOut: true,
      orElse: [],
      passages: [{ source: 'note', text: 'Built angular front ends before.' }],
    },
  ]);
  expect(nearest).toBe('react AND NOT haskell');
  expect(namesOf(await search(recruiter, nearest ?? ''))).toEqual(['Bruno']);
});

it('names the job that the candidate was on', async () => {
  const { blocks, nearest } = await whyNot(`react not-on:${jobNumber}`);
  expect(blocks).toMatchObject([{ field: 'not-on', clause: `not-on:${jobNumber}` }]);
  expect(nearest).toBe('react');
  expect(await whyNot(`react NOT not-on:${jobNumber}`)).toMatchObject({ verdict: 'found' });
});

it('suggests the status by which a candidate who was set aside is found', async () => {
  const { blocks, nearest } = await whyNot('', paused);
  expect(blocks).toMatchObject([{ field: 'aside', has: 'archived' }]);
  expect(nearest).toBe('status:archived');
  expect(namesOf(await search(recruiter, nearest ?? ''))).toEqual(['Petra']);
});

it('reports a candidate who is found, and invalid queries', async () => {
  expect(await whyNot('react')).toMatchObject({ verdict: 'found', blocks: [], nearest: null });
  expect((await whyNot('skill:reakt')).problems).toMatchObject([{ code: 'UNKNOWN_SKILL' }]);
  expect((await whyNot('(')).problems).not.toEqual([]);
});

it('respects the permissions of the user who asks', async () => {
  const { body, status } = await answerTo(recruiter, 'react', hidden);
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  const closed = await whyNot('rate<=45', bruno, vetter);
  expect(closed).toMatchObject({ verdict: 'unknown', problems: [{ code: 'FIELD_CLOSED' }] });
  expect(JSON.stringify(closed)).not.toContain('50.5');
});
