import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import type { Candidate, CandidateSkill } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import {
  candidateNow,
  createInterview,
  createScorecard,
  filledCard,
  inVetting,
} from './vetting.fixtures.ts';

let test: TestApp;
let first: SignedIn;
let second: SignedIn;
let recruiter: SignedIn;
let skillId: Types.ObjectId;
beforeAll(async () => {
  test = await createTestApp();
  first = await signInAs(test, 'vetter');
  second = await signInAs(test, 'vetter');
  recruiter = await signInAs(test, 'recruiter');
  skillId = (await createSkill('Erlang'))._id;
});
afterAll(() => test.close());

const claim = (): CandidateSkill => ({
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
});
const evidenceOf = async (who: SignedIn, { _id }: Pick<Candidate, '_id'>) =>
  (await who.get(`/candidates/${_id.toHexString()}/skill-evidence`)).body;
const recordOf = async (who: SignedIn, { _id }: Pick<Candidate, '_id'>) =>
  (await who.get(`/candidates/${_id.toHexString()}`)).body;

it('lists each finding with its day and author, the latest first', async () => {
  const candidate = await inVetting('vetted', { skills: [claim()] });
  const interview = await createInterview(candidate, { status: 'completed' });
  const card = (score: number) =>
    filledCard({ verifiedSkills: [{ skillId: skillId.toHexString(), score }] });
  await createScorecard(interview, first.user._id, {
    card: card(3),
    submittedAt: new Date('2024-03-01T10:00:00Z'),
  });
  await createScorecard(interview, second.user._id, {
    card: card(4),
    interviewId: null,
    submittedAt: new Date('2026-03-01T10:00:00Z'),
  });
  await createScorecard(interview, new Types.ObjectId(), { card: card(1), status: 'draft' });
  expect(await evidenceOf(recruiter, candidate)).toMatchObject({
    hidden: 0,
    data: [
      {
        name: 'Erlang',
        findings: [
          { kind: 'review', score: 4, at: '2026-03-01T10:00:00.000Z', interview: null, job: null },
          { kind: 'interview', score: 3, at: '2024-03-01T10:00:00.000Z', interview: 'technical' },
        ],
      },
    ],
  });
});

it('hides findings of a colleague from an interviewer whose own scorecard is pending', async () => {
  const candidate = await inVetting('in_review', { skills: [claim()] });
  const interview = await createInterview(candidate, {
    interviewers: [
      { userId: first.user._id, isLead: true },
      { userId: second.user._id, isLead: false },
    ],
  });
  const begun = async (who: SignedIn) =>
    (await who.post(`/vetting-interviews/${interview._id.toHexString()}/scorecard`, {})).body;
  const submit = async (who: SignedIn) => {
    const { id, version } = await begun(who);
    const card = filledCard({
      englishLevel: 'C1' as const,
      verifiedSkills: [{ skillId: skillId.toHexString(), score: 4 }],
    });
    return who.post(`/vetting-feedback/${id}/actions/submit`, { version, card });
  };
  expect((await submit(first)).status).toBe(200);
  const kept = await recordOf(second, candidate);
  expect(kept.skills[0]).toMatchObject({ verifiedScore: null, verifiedBy: null, isKept: true });
  expect(kept.english).toEqual([]);
  expect(await evidenceOf(second, candidate)).toEqual({ hidden: 1, data: [] });
  expect((await recordOf(recruiter, candidate)).skills[0]).toMatchObject({ verifiedScore: 4 });
  expect((await recordOf(first, candidate)).english).toMatchObject([{ level: 'C1' }]);

  expect((await submit(second)).status).toBe(200);
  const shown = await recordOf(second, candidate);
  expect(shown.skills[0]).toMatchObject({ verifiedScore: 4 });
  expect(shown.skills[0]).not.toHaveProperty('isKept');
  expect((await evidenceOf(second, candidate)).data[0].findings).toHaveLength(2);
});

it('counts what a client found for the skills of the job, until it is withdrawn', async () => {
  const company = await createCompany({ name: 'Acme', accountManagerId: recruiter.user._id });
  const job = await createJob({
    companyId: company._id,
    leadRecruiterId: recruiter.user._id,
    skillIds: [skillId],
    skillsRequired: [{ skillId, minLevel: 'advanced', minYears: 4, must: true }],
  });
  const application = await createSubmitted({ job, ownerUserId: recruiter.user._id });
  const candidate = { _id: application.candidateId };
  const note = (technical: number | null) =>
    recruiter.post(`/applications/${application._id.toHexString()}/feedback`, {
      authorName: 'Ada',
      recommendation: 'yes',
      comment: 'Knows it well.',
      criteria: { technical, communication: 5, fit: null },
    });
  const { version } = await candidateNow(candidate);
  await recruiter.patch(`/candidates/${candidate._id.toHexString()}/skills`, {
    version,
    skills: { upsert: [{ skillId: skillId.toHexString(), level: 'advanced', years: 6 }] },
  });
  const confirmed = async () =>
    (await recordOf(recruiter, candidate)).skills.find(
      (skill: { skillId: string }) => skill.skillId === skillId.toHexString(),
    );

  await note(3);
  await note(null);
  expect((await confirmed()).confirmedAt).toBeNull();
  const praise = (await note(5)).body;
  expect(await confirmed()).toMatchObject({
    level: 'advanced',
    verifiedScore: null,
    confirmedAt: praise.at,
  });
  const { data } = await evidenceOf(recruiter, candidate);
  expect(data[0].findings).toMatchObject([
    { kind: 'client', score: 5, by: 'Ada', job: { title: job.title, company: 'Acme' } },
    { kind: 'client', score: 3 },
  ]);
  const match = await recruiter.get(
    `/jobs/${job._id.toHexString()}/matches/${candidate._id.toHexString()}`,
  );
  expect(match.body.skills).toMatchObject([
    { name: 'Erlang', verified: false, verifiedAt: null, confirmedAt: praise.at },
  ]);
  // Only readers of the application see a client's comments.
  const stranger = await signInAs(test, 'recruiter');
  expect(await evidenceOf(stranger, candidate)).toEqual({ hidden: 0, data: [] });

  const path = `/applications/${application._id.toHexString()}/feedback/${praise.id}`;
  const { version: said } = praise;
  expect((await recruiter.post(`${path}/actions/withdraw`, { version: said })).status).toBe(200);
  expect((await confirmed()).confirmedAt).toBeNull();
});
