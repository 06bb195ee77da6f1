import { dayMs } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { createQuestionRecord } from '../questions/question.fixtures.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import {
  createInterview,
  createScorecard,
  filledCard,
  inMinutes,
  inVetting,
} from './vetting.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function scene() {
  const vetter = await signInAs(test, 'vetter');
  const known = await createSkill(`Go ${vetter.user.email}`);
  const faded = await createSkill(`Kafka ${vetter.user.email}`);
  const claimed = await createSkill(`React ${vetter.user.email}`);
  const skill = (of: { _id: unknown }, age: number | null) => ({
    skillId: of._id,
    level: 'advanced',
    years: 4,
    lastUsedYear: 2026,
    isPrimary: true,
    source: age === null ? 'self' : 'interview',
    verifiedScore: age === null ? null : 4,
    verifiedBy: null,
    verifiedAt: age === null ? null : new Date(Date.now() - age * dayMs),
  });
  const candidate = await inVetting('interview_scheduled', {
    skills: [skill(known, 10), skill(faded, 900), skill(claimed, null)],
  } as never);
  const pool = await createPool(`Kit ${vetter.user.email}`);
  await createQuestionRecord(pool._id, 'interview', { text: 'How do you test?' });
  const interview = await createInterview(candidate, {
    startsAt: inMinutes(60),
    poolId: pool._id,
    internalBrief: 'Ask about tests.',
    interviewers: [{ userId: vetter.user._id, isLead: true }],
  });
  return {
    vetter,
    candidate,
    interview,
    pool,
    path: `/vetting-interviews/${interview._id.toHexString()}`,
  };
}

it('shows what to ask and what was not assessed yet', async () => {
  const { vetter, path, interview } = await scene();
  const { body } = await vetter.get(`${path}/kit`).expect(200);
  expect(body.skillSource).toBe('record');
  expect(body.skills.map(({ evidence }: { evidence: string }) => evidence)).toEqual([
    'claimed',
    'faded',
    'verified',
  ]);
  expect(body.questions).toMatchObject([
    { text: 'How do you test?', idealAnswer: 'Names a real trade-off.', weight: 2, minutes: 5 },
  ]);
  expect(body).toMatchObject({
    internalBrief: 'Ask about tests.',
    ownScorecardId: null,
    recording: 'none',
  });
  expect(body.openCompetencies).toContain('technical_depth');
  // A colleague's marks are hidden until one's own are submitted.
  const other = await signInAs(test, 'vetter');
  await createScorecard(interview, other.user._id);
  const before = await vetter.get(`${path}/kit`);
  expect(before.body.openCompetencies).toContain('technical_depth');
  await createScorecard(interview, vetter.user._id, { card: filledCard() });
  const after = await vetter.get(`${path}/kit`);
  expect(after.body.openCompetencies).not.toContain('technical_depth');
});

it('hides the kit from users who may not see the candidate, and questions from those who may not read them', async () => {
  const { path, pool } = await scene();
  const recruiter = await signInAs(test, 'recruiter');
  const open = await recruiter.get(`${path}/kit`).expect(200);
  expect(open.body.questions).toHaveLength(1);
  await PoolModel.updateOne({ _id: pool._id }, { $set: { isPrivate: true } });
  const closed = await recruiter.get(`${path}/kit`).expect(200);
  expect(closed.body).toMatchObject({ pool: null, questions: null });
  const stranger = await signInAs(test, 'vetter');
  await stranger.get(`${path}/kit`).expect(404);
  const client = await signInAs(test, 'client_admin');
  await client.get(`${path}/kit`).expect(403);
});

it('shows the candidate topics and first names, never a question or its weight', async () => {
  const { candidate, vetter, interview } = await scene();
  const self = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  const { body, text } = await self.get('/me/interview-preparations').expect(200);
  expect(body.data).toEqual([
    {
      interviewId: interview._id.toHexString(),
      kind: 'technical',
      durationMin: 60,
      topics: ['Technical'],
      instructions: null,
      startsAt: interview.startsAt?.toISOString(),
      hosts: [vetter.user.firstName],
    },
  ]);
  for (const secret of ['How do you test', 'trade-off', 'weight', 'Ask about tests'])
    expect(text).not.toContain(secret);
});
