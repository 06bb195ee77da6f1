import { hourMs, type OwnApplication } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { CompanyRuleModel } from '../../company-rules/company-rule.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createApplication } from '../application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { admitMissedPromises } from './missed-promises.ts';

let test: TestApp;
let person: SignedIn;
let record: Candidate;
let ownerUserId: Candidate['_id'];
let company: Awaited<ReturnType<typeof createCompany>>;
const { signal } = new AbortController();
beforeAll(async () => {
  test = await createTestApp();
  ownerUserId = (await createUser())._id;
  company = await createCompany();
});
afterAll(() => test.close());
beforeEach(async () => {
  record = await createCandidateRecord({ ownerUserId });
  person = await signInAs(test, 'candidate', { assignment: { candidateId: record._id } });
});

const ago = (hours: number) => new Date(Date.now() - hours * hourMs);
const own = async (): Promise<OwnApplication[]> => (await person.get('/me/applications')).body.data;

async function onJob(
  kind: Application['stageKind'],
  changes: Partial<Application> = {},
  job: Parameters<typeof createJob>[0] = {},
): Promise<Application> {
  const { _id: jobId, companyId } = await createJob({
    status: 'open',
    companyId: company._id,
    ...job,
  });
  const pair = { candidateId: record._id, jobId, companyId, ownerUserId };
  return createApplication(pair, kind, changes);
}

const act = ({ _id }: Application, action: string, body: object) =>
  person.post(`/me/applications/${_id.toHexString()}/actions/${action}`, body);

describe('the status of a candidate’s application', () => {
  it('shows the stage, who has to act, since when and until when', async () => {
    const entered = ago(50);
    await onJob('submitted', { submittedAt: entered, stageEnteredAt: entered });
    const [application] = await own();
    expect(application).toMatchObject({
      stage: 'Presented to the client',
      step: 3,
      waitsFor: 'client',
      daysWaiting: 2,
      canWithdraw: true,
      question: null,
      ended: null,
      waitsSince: entered.toISOString(),
    });
    expect(application?.steps).toHaveLength(7);
  });

  it('hides job and client of a confidential search, and the rate of any', async () => {
    await onJob('internal_review', {}, { confidential: true, title: 'Secret title' });
    await onJob('internal_review', {
      proposedPayRate: { amountMinor: 987_654, currency: 'USD', unit: 'hour' },
      proposedBillRate: { amountMinor: 876_543, currency: 'USD', unit: 'hour' },
    });
    const { text } = await person.get('/me/applications');
    const names = (await own()).map(({ jobTitle, company }) => [jobTitle, company]);
    expect(names).toContainEqual([null, null]);
    expect(text).not.toMatch(/Secret title|987654|9876\.54|876543|8765\.43|"rate"/);
  });

  it('shows obstacles except pay and the client’s rules', async () => {
    const start = '2020-01-01';
    await CandidateModel.updateOne({ _id: record._id }, { $set: { availableFrom: '2099-01-01' } });
    const { companyId } = await onJob('internal_review', {}, { targetStartDate: start });
    await CompanyRuleModel.create({
      candidateId: record._id,
      companyId,
      rule: 'never_submit_client_wish',
    });
    const kinds = (await own())[0]?.obstacles.map(({ kind, to }) => `${kind} ${to}`);
    expect(kinds).toContain(`availability ${start}`);
    expect(kinds?.join(' ')).not.toMatch(/rate|excluded/);
  });

  it('hides a rejection until the candidate is told of it', async () => {
    const exit = {
      at: ago(1),
      by: null,
      side: 'agency' as const,
      reasonId: null,
      note: 'Too loud',
      clientNote: null,
      toldAt: null,
      toldBy: null,
      stageId: 'internal_review',
      stageKind: 'internal_review' as const,
    };
    const application = await onJob('internal_review', { status: 'rejected', exit });
    expect((await own())[0]).toMatchObject({ status: 'active', waitsFor: 'agency', ended: null });
    await ApplicationModel.updateOne(
      { _id: application._id },
      { $set: { 'exit.toldAt': ago(0.5) } },
    );
    const told = await person.get('/me/applications');
    expect(told.body.data[0]).toMatchObject({ status: 'rejected', ended: { side: 'agency' } });
    expect(told.text).not.toContain('Too loud');
  });
});

it('names the open public jobs that the candidate is already on, and no other job', async () => {
  const pub = { visibility: 'public' as const };
  const running = await onJob('interested', {}, pub);
  await onJob('interested', {}, { visibility: 'internal' });
  await onJob('interested', {}, { ...pub, confidential: true });
  await onJob('interested', { status: 'withdrawn' }, pub);
  await onJob('interested', {}, { ...pub, status: 'closed' });
  const { body } = await person.get('/me/applied-jobs');
  expect(body.data).toEqual([
    { jobId: running.jobId.toHexString(), since: running.createdAt.toISOString() },
  ]);
});

describe('an answer of a candidate', () => {
  it('is accepted as a yes in place, once', async () => {
    const asked = { candidateInterest: 'asked', interestAskedAt: ago(5) } as const;
    const application = await onJob('added', { ...asked, interestMessage: 'Fancy this?' });
    expect((await own())[0]).toMatchObject({
      waitsFor: 'you',
      question: { message: 'Fancy this?' },
    });
    await act(application, 'answer-interest', { answer: 'yes' });
    const again = await act(application, 'answer-interest', { answer: 'yes' });
    expect([again.status, again.body.data[0]]).toMatchObject([
      200,
      { question: null, waitsFor: 'agency', stage: 'You are interested' },
    ]);
  });

  it('is accepted as a withdrawal, except once a contract is being prepared', async () => {
    const early = await onJob('interested');
    const done = await act(early, 'withdraw', { note: 'I found something' });
    expect(done.body.data[0]).toMatchObject({ status: 'withdrawn', ended: { side: 'candidate' } });
    expect((await act(early, 'withdraw', { note: 'I found something' })).status).toBe(200);
    const late = await onJob('contracting');
    expect((await act(late, 'withdraw', { note: null })).body.error.code).toBe(
      'INVALID_TRANSITION',
    );
  });

  it('is possible only for their own application: others are not found', async () => {
    const application = await onJob('interested');
    const other = await createCandidateRecord();
    const stranger = await signInAs(test, 'candidate', { assignment: { candidateId: other._id } });
    const path = `/me/applications/${application._id.toHexString()}/actions/withdraw`;
    expect((await stranger.post(path, { note: null })).status).toBe(404);
  });
});

describe('an overdue promise to a candidate', () => {
  it('is admitted to the candidate and creates one task, which ends with the answer', async () => {
    const application = await onJob('internal_review', { stageEnteredAt: ago(60) });
    expect((await own())[0]).toMatchObject({ isLate: true, waitsFor: 'agency' });
    await admitMissedPromises(signal);
    await admitMissedPromises(signal);
    const about = { subjectId: record._id, kind: 'promise' as const };
    expect(await TaskModel.find(about).lean()).toMatchObject([
      { status: 'open', assigneeId: ownerUserId },
    ]);
    await act(application, 'withdraw', { note: null });
    expect(await TaskModel.find(about).lean()).toMatchObject([{ status: 'done' }]);
  });

  it('is not reported while the candidate has to answer, or after a long time', async () => {
    await onJob('added', { candidateInterest: 'asked', interestAskedAt: ago(100) });
    await onJob('internal_review', { stageEnteredAt: ago(60 * 24) });
    await admitMissedPromises(signal);
    expect(await TaskModel.countDocuments({ subjectId: record._id })).toBe(0);
  });
});
