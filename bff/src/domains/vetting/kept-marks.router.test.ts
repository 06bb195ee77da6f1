import { Types } from 'mongoose';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import type { Pool } from '../../records/pools/pool.model.ts';
import type { VettingInterviewRecord } from '../../records/vetting/vetting-interview.model.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { submitCandidate } from '../applications/client/client-scene.fixtures.ts';
import { refreshSmartPools } from '../candidates/pools/fill-pools.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { exportedLines } from '../exports/export.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { facetOf, namesOf, search, searchUntil } from '../search/people/people-search.fixtures.ts';
import { openSearchApp, type SearchApp } from '../search/search.fixtures.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { createInterview, filledCard, inVetting } from './vetting.fixtures.ts';

/**
 * Bruno states B1. A vetter finds C2 and verifies his Erlang; a team lead, who interviews him as
 * well, sees neither in any response before submitting their own scorecard.
 */
let test: SearchApp;
let vetter: SignedIn;
let lead: SignedIn;
let bruno: Candidate;
let interview: VettingInterviewRecord;
let job: Job;
let application: Application;
let skillId: Types.ObjectId;
let fluentPool: Pool;

const claim = (level: 'B1' | 'B2') => ({
  _id: new Types.ObjectId(),
  language: 'en',
  level,
  assessedBy: 'self' as const,
  assessorUserId: null,
  assessedAt: new Date('2026-01-05T09:00:00Z'),
});

beforeAll(async () => {
  test = await openSearchApp();
  vetter = await signInAs(test, 'vetter');
  lead = await signInAs(test, 'team_lead');
  await createTeamMember(vetter.user, { managerUserId: lead.user._id });
  skillId = (await createSkill('Erlang'))._id;
  const skills: Candidate['skills'] = [
    {
      _id: new Types.ObjectId(),
      skillId,
      level: 'advanced',
      years: 6,
      lastUsedYear: null,
      isPrimary: true,
      source: 'self',
      verifiedScore: null,
      verifiedBy: null,
      verifiedAt: null,
    },
  ];
  bruno = await inVetting('in_review', { firstName: 'Bruno', skills, languages: [claim('B1')] });
  await inVetting('vetted', { firstName: 'Carla', skills, languages: [claim('B2')] });
  interview = await createInterview(bruno, {
    interviewers: [vetter, lead].map(({ user }) => ({ userId: user._id, isLead: false })),
  });
  fluentPool = await createPool('Fluent', {
    kind: 'smart',
    smartFilter: { 'filter[search]': 'english>=C1' },
  });
  job = await createJob({
    companyId: (await createCompany())._id,
    skillIds: [skillId],
    skillsRequired: [{ skillId, minLevel: 'advanced', minYears: 4, must: true }],
  });
  application = await submitCandidate(bruno, {
    job,
    ownerUserId: lead.user._id,
    view: {
      english: { level: 'C2', assessed: true },
      skills: [
        {
          id: skillId.toHexString(),
          name: 'Erlang',
          level: 'advanced',
          years: 6,
          asked: true,
          verified: true,
          verifiedMonth: '2026-01',
        },
      ],
    },
  });
  await ApplicationModel.updateOne(
    { _id: application._id },
    { $set: { matchScore: 83, matchScoreWithoutRate: 83 } },
  );
  test.start();
});
afterAll(() => test.close());

async function submitCard(who: SignedIn): Promise<void> {
  const { id, version } = (
    await who.post(`/vetting-interviews/${interview._id.toHexString()}/scorecard`, {})
  ).body;
  const verifiedSkills = [{ skillId: skillId.toHexString(), score: 5 }];
  const card = filledCard({ englishLevel: 'C2' as const, verifiedSkills });
  const { status } = await who.post(`/vetting-feedback/${id}/actions/submit`, { version, card });
  if (status !== 200) throw new Error(`The scorecard was answered ${status}`);
}

/** Runs the jobs: the index gets the marks, the pool the candidates that fit now. */
async function fillWithFluent(): Promise<void> {
  const recruiter = await signInAs(test, 'recruiter');
  await test.tail.read();
  await searchUntil(recruiter, 'english>=C1', (result) => namesOf(result).length === 1);
  await refreshSmartPools(new AbortController().signal);
  await test.tail.read();
  await searchUntil(recruiter, 'pool:Fluent', (result) => namesOf(result).length === 1);
}

/** Returns what each endpoint shows of Bruno's English and of his Erlang. */
async function told() {
  const read = async (path: string) => {
    const { status, body } = await lead.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const { id, of } = { id: bruno._id.toHexString(), of: job._id.toHexString() };
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name.split(' ')[0]);
  const record = await read(`/candidates/${id}`);
  const list = await read('/candidates?sort=-englishLevel');
  const fluent = await read('/candidates?filter[englishLevel][gte]=C1');
  const compared = (await read(`/jobs/${of}/applications/comparison?ids=${application._id}`))
    .people[0];
  const found = await search(lead, 'english>=C1');
  const card = (await read(`/jobs/${of}/applications`)).columns.flatMap(
    ({ cards }: { cards: { score: number | null }[] }) => cards,
  )[0];
  const match = await read(`/jobs/${of}/matches/${id}`);
  const preview = await read(`/applications/${application._id}/client-view`);
  const sent = (await read(`/applications/${application._id}/submissions`)).data[0].view;
  const events = (await read('/audit-events')).data;
  const pool = fluentPool._id.toHexString();
  const { parts } = await read('/reports/candidates?from=2026-01-01&to=2026-01-31');
  return {
    record: [record.english[0].level, record.skills[0].verifiedScore],
    evidence: (await read(`/candidates/${id}/skill-evidence`)).data.length,
    row: list.data
      .filter((row: { id: string }) => row.id === id)
      .map((row: Record<string, unknown>) => [row.englishLevel, row.englishAssessed])[0],
    order: names(list.data),
    filtered: [names(fluent.data), fluent.page.total],
    file: (
      await exportedLines(test, lead, {
        list: 'candidates',
        query: 'sort=name',
        columns: ['name', 'english'],
      })
    )[1]?.split(',')[1],
    comparison: [compared.english.level, compared.skills[0].verifiedScore],
    search: namesOf(found),
    facet: facetOf(await search(lead, ''), 'english')['C1'] ?? 0,
    listed: names(
      (await read(`/candidates?filter[search]=${encodeURIComponent('english>=C1')}`)).data,
    ),
    whyNot: (
      await read(
        `/search/candidates/why-not?q=${encodeURIComponent('english>=C1')}&candidateId=${id}`,
      )
    ).verdict,
    pools: {
      record: record.pools.length,
      row: list.data.find((row: { id: string }) => row.id === id).pools.length,
      members: names((await read(`/talent-pools/${pool}/members`)).data),
      inside: names((await read(`/candidates?filter[pool]=${pool}`)).data),
      outside: names((await read(`/candidates?filter[pool][not]=${pool}`)).data).toSorted(),
      search: namesOf(await search(lead, 'pool:Fluent')),
      facet: facetOf(await search(lead, ''), 'pool')['Fluent'] ?? 0,
      fits: (await read(`/candidates/${id}/pools`)).data[0].fits,
    },
    board: card.score,
    application: (await read(`/applications/${application._id}`)).matchScore,
    match: [match.skills[0].verified, match.skills[0].verifiedAt !== null],
    preview: [preview.english.level, preview.skills[0].verified],
    sent: [sent.english?.level ?? null, sent.skills[0].verified],
    activity: events.flatMap(
      ({ action, changes }: { action: string; changes: { path: string; withheld: string }[] }) =>
        action === 'candidate.update_skills'
          ? changes.map(({ path, withheld }) => `${path}: ${withheld ?? 'told'}`)
          : [],
    ),
    report: parts
      .find(({ part }: { part: string }) => part === 'english')
      .groups.map(({ key }: { key: string }) => key),
  };
}

it('hides a colleague’s ratings from an interviewer everywhere until their own are submitted', async () => {
  await searchUntil(lead, 'english>=B1', (result) => namesOf(result).length === 2);
  await submitCard(vetter);
  await fillWithFluent();

  expect(await told()).toEqual({
    record: ['B1', null],
    evidence: 0,
    row: ['B1', false],
    file: 'B1',
    order: ['Carla', 'Bruno'],
    filtered: [[], 0],
    comparison: ['B1', null],
    search: [],
    facet: 0,
    listed: [],
    whyNot: 'blocked',
    board: null,
    application: null,
    match: [false, false],
    preview: ['B1', false],
    sent: [null, false],
    activity: ['skills: reader', 'languages: reader'],
    report: ['B1', 'B2'],
    pools: {
      record: 0,
      row: 0,
      members: [],
      inside: [],
      outside: ['Bruno', 'Carla'],
      search: [],
      facet: 0,
      fits: null,
    },
  });

  await submitCard(lead);
  expect(await told()).toEqual({
    record: ['C2', 5],
    evidence: 1,
    row: ['C2', true],
    file: 'C2',
    order: ['Bruno', 'Carla'],
    filtered: [['Bruno'], 1],
    comparison: ['C2', 5],
    search: ['Bruno'],
    facet: 1,
    listed: ['Bruno'],
    whyNot: 'found',
    board: 83,
    application: 83,
    match: [true, true],
    preview: ['C2', true],
    sent: ['C2', true],
    activity: expect.arrayContaining(['skills: told']),
    report: ['B2', 'C2'],
    pools: {
      record: 1,
      row: 1,
      members: ['Bruno'],
      inside: ['Bruno'],
      outside: ['Carla'],
      search: ['Bruno'],
      facet: 1,
      fits: true,
    },
  });
});
