import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { readyJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { createQuestionRecord, questionInput } from '../questions/question.fixtures.ts';
import { ScreeningAnswerModel } from '../../records/screening/screening-answer.model.ts';
import { createForm } from './screening.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();
const person = () => createCandidateRecord({ ownerUserId: recruiter.user._id });
const own = {
  from: 'own',
  key: null,
  question: questionInput({ text: 'When could you begin?', answerType: 'date' }),
};
const begin = async (job: Job, questions: object[], poolId: string | null = null) =>
  recruiter.post(`/candidates/${idOf(await person())}/screening-forms`, {
    poolId,
    jobId: idOf(job),
    title: `Screening: ${job.title}`,
    intro: null,
    dueInDays: 5,
    questions,
  });
const startOf = async (job: Job, who = recruiter) =>
  (await who.get(`/jobs/${idOf(job)}/screening`)).body;

it('starts with the pools of the job, and asks the next applicant the questions of the last form', async () => {
  const pool = await createPool('Payments', { ownerUserId: recruiter.user._id });
  const question = await createQuestionRecord(pool._id, 'screening', { text: 'Which ledger?' });
  const job = await readyJob({ poolIds: [pool._id] });
  expect(await startOf(job)).toMatchObject({
    job: { id: idOf(job), number: job.number, title: job.title },
    pools: [{ id: idOf(pool), name: 'Payments' }],
    questions: [],
  });
  const first = await begin(job, [own, { from: 'pool', questionId: idOf(question) }]);
  expect([first.status, first.body.job]).toEqual([
    201,
    { id: idOf(job), number: job.number, title: job.title },
  ]);
  const { questions } = await startOf(job);
  expect(questions).toMatchObject([
    { text: 'When could you begin?', pool: null },
    { text: 'Which ledger?', pool: { id: idOf(pool) } },
  ]);
  const second = await begin(
    job,
    questions.map(({ key }: { key: string }) => ({ from: 'form', key })),
  );
  expect(second.body.questions).toMatchObject([
    { text: 'When could you begin?', answer: null },
    { text: 'Which ledger?', pool: { id: idOf(pool) }, answer: null },
  ]);
  // Each form has separate keys.
  const keys = [first, second].flatMap(({ body }) =>
    body.questions.map(({ key }: { key: string }) => key),
  );
  expect(new Set(keys).size).toBe(4);
});

it('allows one form at a time for each job', async () => {
  const candidate = await person();
  const [job, other] = [await readyJob(), await readyJob()];
  const ask = async (jobId: string | null) =>
    (
      await recruiter.post(`/candidates/${idOf(candidate)}/screening-forms`, {
        poolId: null,
        jobId,
        title: 'Screening',
        intro: null,
        dueInDays: 5,
        questions: [own],
      })
    ).status;
  expect(await ask(idOf(job))).toBe(201);
  expect(await ask(idOf(other))).toBe(201);
  expect(await ask(null)).toBe(201);
  expect(await ask(idOf(job))).toBe(409);
});

it('reuses only questions: no answer, no follow-up, and none of a pool that is hidden', async () => {
  const job = await readyJob();
  const { user } = await signInAs(test, 'recruiter');
  const pool = await createPool('Own circle', { ownerUserId: user._id, isPrivate: true });
  const { _id: questionId } = await createQuestionRecord(pool._id, 'screening');
  const candidate = await person();
  const form = await createForm(candidate, { jobId: job._id, status: 'submitted' });
  await createForm(candidate, { jobId: job._id, followUpOf: form._id, questions: [] });
  const [first] = form.questions;
  if (!first) throw new Error('No question');
  await ScreeningAnswerModel.create({
    formId: form._id,
    key: first.key,
    value: 'A secret of Ana',
    savedAt: new Date(),
  });
  const start = await startOf(job);
  expect(start.questions).toHaveLength(form.questions.length);
  expect(JSON.stringify(start)).not.toContain('A secret of Ana');
  const source = { poolId: pool._id, questionId, revision: 1 };
  await createForm(await person(), { jobId: job._id, questions: [{ ...first, source }] });
  expect((await startOf(job)).questions).toEqual([]);
});

it('refuses a form for a job that is hidden from the recruiter', async () => {
  const { user } = await signInAs(test, 'recruiter');
  const job = await readyJob({ confidential: true, leadRecruiterId: user._id });
  expect((await begin(job, [own])).status).toBe(404);
  expect((await recruiter.get(`/jobs/${idOf(job)}/screening`)).status).toBe(404);
});
