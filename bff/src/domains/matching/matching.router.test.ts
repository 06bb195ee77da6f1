import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { readyJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { SkillModel } from '../../records/skills/skill.model.ts';
import { JobMatchesModel } from './job-match.model.ts';
import { refreshMatches } from './refresh-matches.ts';

let test: TestApp;
let recruiter: SignedIn;
let manager: SignedIn;
let skillId: Types.ObjectId;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  manager = await signInAs(test, 'account_manager');
  const skill = await SkillModel.create({
    name: 'Elixir',
    slug: 'elixir',
    category: 'language',
    keys: ['elixir'],
  });
  skillId = skill._id;
});
afterAll(() => test.close());

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

async function jobOf(changes: Partial<Job> = {}): Promise<Job> {
  const { _id } = await createCompany();
  return readyJob({
    companyId: _id,
    skillIds: [skillId],
    skillsRequired: [{ skillId, minLevel: 'advanced', minYears: 4, must: true }],
    payRate: { minMinor: 4000, maxMinor: 5000, currency: 'USD', unit: 'hour' },
    leadRecruiterId: recruiter.user._id,
    ...changes,
  });
}

async function person(
  { level, rate = 4500 }: { level: Candidate['skills'][number]['level']; rate?: number },
  changes: Partial<Candidate> = {},
): Promise<Candidate> {
  const candidate = await createCandidateRecord({
    status: 'active',
    seniority: 'senior',
    vettingStatus: 'vetted',
    vettedAt: new Date(),
    openTo: ['full_time_contract'],
    noticePeriodDays: null,
    availableFrom: null,
    skills: [
      {
        _id: new Types.ObjectId(),
        skillId,
        level,
        years: 6,
        lastUsedYear: null,
        isPrimary: true,
        source: 'self',
        verifiedScore: null,
        verifiedBy: null,
        verifiedAt: null,
      },
    ],
    ...changes,
  });
  // Otherwise derived from rates and languages.
  const derived: Partial<Candidate> = {
    englishLevel: 'C1',
    currentRate: { amountMinor: rate, currency: 'USD', unit: 'hour', hoursPerMonth: 160 },
  };
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: derived });
  return candidate;
}

interface Row {
  candidate: { id: string; photo?: string };
  match: { score: number; parts: { part: string; points: number }[]; changes: object[] };
}
const matchesOf = async (agent: SignedIn, job: Job) => {
  const { status, body } = await agent.get(`/jobs/${idOf(job)}/matches`);
  expect(body).toMatchObject({ data: expect.any(Array) });
  expect(status).toBe(200);
  return body as { data: Row[]; considered: number; loosen: object[] };
};

describe('the candidates proposed for a job', () => {
  let job: Job;
  let best: Candidate;
  let dear: Candidate;
  beforeAll(async () => {
    job = await jobOf();
    best = await person({ level: 'advanced' }, { photoFileId: new Types.ObjectId() });
    dear = await person({ level: 'advanced', rate: 5500 });
    await person({ level: 'expert' }, { openTo: ['permanent'] });
    await person({ level: 'expert' }, { status: 'do_not_contact' });
    await person({ level: 'expert' }, { isPrivate: true, ownerUserId: new Types.ObjectId() });
    const there = await person({ level: 'expert' });
    await createApplication(
      {
        candidateId: there._id,
        jobId: job._id,
        companyId: job.companyId,
        ownerUserId: recruiter.user._id,
      },
      'added',
    );
  });

  it('are the best matches, without candidates who are on the job, blocked or hidden', async () => {
    const { data, considered, loosen } = await matchesOf(recruiter, job);
    expect(data.map(({ candidate }) => candidate.photo)).toEqual([
      `/api/v1/candidates/${idOf(best)}/photo/${String(best.photoFileId)}`,
      undefined,
    ]);
    expect(data.map(({ candidate, match }) => [candidate.id, match.score])).toEqual([
      [idOf(best), 100],
      [idOf(dear), 95],
    ]);
    expect(data[1]?.match.changes).toEqual([{ kind: 'rate', by: -500, to: null, currency: 'USD' }]);
    expect(considered).toBe(5);
    expect(loosen).toEqual([{ demand: 'rate', people: 1 }]);
  });

  it('say where and when they could begin, and their rate beside what the job pays', async () => {
    await CandidateModel.updateOne(
      { _id: best._id },
      { $set: { city: 'Recife', availableFrom: '2027-01-04' } },
    );
    const { status, body } = await recruiter.get(`/jobs/${idOf(job)}/matches`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [
        {
          candidate: {
            city: 'Recife',
            availableFrom: '2027-01-04',
            expectedRate: { amount: '45.00', currency: 'USD' },
          },
        },
        { candidate: { expectedRate: { amount: '55.00' } } },
      ],
      payRange: { min: '40.00', max: '50.00', currency: 'USD' },
    });
    await CandidateModel.updateOne({ _id: best._id }, { $set: { availableFrom: null } });
  });

  it('show no rates to readers who may not know them', async () => {
    const body = await matchesOf(manager, job);
    expect(body.data.map(({ match }) => match.score)).toEqual([100, 100]);
    expect(JSON.stringify(body)).not.toMatch(/"rate"|5500|4500|USD/);
  });

  it('are scored by the current state of the record', async () => {
    await CandidateModel.updateOne({ _id: best._id }, { $set: { englishLevel: 'B1' } });
    const { data } = await matchesOf(recruiter, job);
    const now = data.find(({ candidate }) => candidate.id === idOf(best));
    expect(now?.match.parts).toContainEqual(
      expect.objectContaining({ part: 'english', points: 5 }),
    );
  });

  it('include a new candidate after the next run', async () => {
    const since = new Date();
    const late = await person({ level: 'expert' });
    await refreshMatches(since, new AbortController().signal);
    const kept = await JobMatchesModel.findById(job._id).lean();
    expect(kept?.candidateIds.map(String)).toContain(idOf(late));
  });

  it('candidates on the job get a score on their card', async () => {
    await refreshMatches(new Date(), new AbortController().signal);
    const on = await ApplicationModel.findOne({ jobId: job._id }).lean();
    expect(on).toMatchObject({ matchScore: 100, matchScoreWithoutRate: 100 });
  });

  it('are recalculated when the requirements of the job change', async () => {
    const { status } = await recruiter.patch(`/jobs/${idOf(job)}`, {
      version: job.version,
      changes: { englishMin: 'C2' },
    });
    expect(status).toBe(200);
    const kept = () => JobMatchesModel.findById(job._id).lean();
    const before = await kept();
    const { data } = await matchesOf(recruiter, job);
    expect(data[0]?.match.changes).toContainEqual(
      expect.objectContaining({ kind: 'english', to: 'C2' }),
    );
    // Reading stores nothing.
    expect(await kept()).toEqual(before);
    await refreshMatches(new Date(), new AbortController().signal);
    const after = await kept();
    expect(after?.computedAt.getTime()).toBeGreaterThan(before?.computedAt.getTime() ?? Infinity);
  });
});

it('proposes open jobs to a person, blocked ones last and with the reason', async () => {
  const fitting = await jobOf({ title: 'Elixir engineer' });
  const elsewhere = await jobOf({ locationPolicy: 'countries', countries: ['JP'] });
  const secret = await jobOf({ confidential: true, leadRecruiterId: new Types.ObjectId() });
  const candidate = await person({ level: 'expert' }, { country: 'BR' });
  const { body } = await recruiter.get(`/candidates/${idOf(candidate)}/matches`);
  const rows = body.data as { job: { id: string }; match: { blocks: string[] } }[];
  const blocksOf = ({ _id }: Job) =>
    rows.find(({ job }) => job.id === _id.toHexString())?.match.blocks;
  expect(blocksOf(fitting)).toEqual([]);
  expect(blocksOf(elsewhere)).toEqual(['country']);
  expect(blocksOf(secret)).toBeUndefined();
  const blocked = rows.map(({ match }) => match.blocks.length > 0);
  expect(blocked).toEqual(blocked.toSorted((a, b) => Number(a) - Number(b)));
});

it('explains one pair part by part', async () => {
  const job = await jobOf();
  const candidate = await person({ level: 'working' });
  const { body } = await recruiter.get(`/jobs/${idOf(job)}/matches/${idOf(candidate)}`);
  expect(body).toMatchObject({
    score: 93,
    blocks: [],
    skills: [{ name: 'Elixir', fit: 'partial', level: 2, minLevel: 3, years: 6, minYears: 4 }],
  });
});
