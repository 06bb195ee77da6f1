import type { ProfileView } from '@muster/contracts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { SubmissionModel } from '../../submissions/submission.model.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { createSubmitted, submitCandidate } from '../client/client-scene.fixtures.ts';

let test: TestApp;
let person: SignedIn;
let record: Candidate;
let recruiter: SignedIn;
let client: SignedIn;
let job: Job;

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  const company = await createCompany({ name: 'Acme', accountManagerId: recruiter.user._id });
  client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: client.user._id,
    status: 'active',
    canDecide: true,
  });
  job = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
});
afterAll(() => test.close());
beforeEach(async () => {
  record = await createCandidateRecord({
    ownerUserId: recruiter.user._id,
    firstName: 'Inês',
    lastName: 'Duarte',
  });
  person = await signInAs(test, 'candidate', { assignment: { candidateId: record._id } });
});

const idOf = ({ _id }: Application) => _id.toHexString();
const shareWith = async (
  changes: Partial<Application> = { clientSeenAt: new Date() },
  kind: Application['stageKind'] = 'submitted',
) => {
  const application = await submitCandidate(record, {
    job,
    ownerUserId: recruiter.user._id,
    changes,
    kind,
  });
  await SubmissionModel.updateOne(
    { applicationId: application._id },
    { $set: { recipientIds: [client.user._id] } },
  );
  return application;
};
const withdraw = (application: Application, who = person) =>
  who.post(`/me/privacy/shares/${idOf(application)}/actions/withdraw`, {});
const shares = async (): Promise<ProfileView[]> => (await person.get('/me/privacy')).body.views;
const now = (application: Application) => ApplicationModel.findById(application._id).lean();
const listed = async () =>
  ((await client.get('/client/candidates')).body as { data: { id: string }[] }).data.map(
    ({ id }) => id,
  );

describe('withdrawing a profile from a client', () => {
  it('removes it from every page of the client, ends the application, and notifies both sides', async () => {
    const application = await shareWith();
    const other = await createSubmitted({
      job,
      ownerUserId: recruiter.user._id,
      view: { headline: 'Frontend engineer' },
    });
    const path = `/client/candidates/${idOf(application)}`;
    expect(await listed()).toContain(idOf(application));
    expect(await shares()).toMatchObject([{ state: 'shown', endedAt: null, heldBy: null }]);

    const { status, body } = await withdraw(application);
    expect([status, body.views[0].state]).toEqual([200, 'withdrawn']);
    expect(await listed()).not.toContain(idOf(application));
    const page = await client.get(path);
    expect(page.body).toMatchObject({
      name: 'Inês Duarte',
      standing: 'gone',
      view: null,
      headline: null,
      skills: [],
      english: null,
      availableFrom: null,
      noticeDays: null,
      allowedActions: [],
    });
    expect(page.text).not.toMatch(/Backend engineer|Calm and clear/);
    await client.get(`${path}/pdf?paper=a4`).expect(404);
    const ids = `${idOf(application)},${idOf(other)}`;
    const compared = await client.get(`/client/comparison?ids=${ids}`);
    expect(compared.text).not.toContain(idOf(application));
    expect(await now(application)).toMatchObject({
      status: 'withdrawn',
      exit: { side: 'candidate' },
      shareWithdrawnAt: expect.any(Date),
    });
    const told = await NotificationModel.find({ subjectId: record._id }).lean();
    expect(told.map(({ title }) => title).join()).toContain('is no longer available for');
    const mails = await EmailMessageModel.find({
      template: 'candidate_withdrawn',
      to: client.user.email,
    }).lean();
    expect(mails.some(({ variables }) => variables?.['ids'] === idOf(application))).toBe(true);
  });

  it('happens once, for the candidate’s own profile only, and staff cannot undo it', async () => {
    const application = await shareWith();
    const other = await createCandidateRecord();
    const stranger = await signInAs(test, 'candidate', { assignment: { candidateId: other._id } });
    expect((await withdraw(application, stranger)).status).toBe(404);
    await Promise.all([withdraw(application), withdraw(application)]);
    expect((await withdraw(application)).status).toBe(200);
    const events = await ApplicationEventModel.find({ applicationId: application._id }).lean();
    expect(events.map(({ type }) => type).toSorted()).toEqual(['share_withdrawn', 'withdrawn']);
    const { body } = await recruiter.get(`/applications/${idOf(application)}`);
    expect(body.allowedActions).not.toContain('restore');
    const restored = await recruiter.post(`/applications/${idOf(application)}/actions/restore`, {
      version: body.version,
    });
    expect(restored.body.error.code).toBe('INVALID_TRANSITION');
  });

  it('waits while the candidate works there or a contract is being prepared, and is possible afterwards', async () => {
    const contract = await shareWith({}, 'contracting');
    expect((await withdraw(contract)).body.error.code).toBe('INVALID_TRANSITION');
    expect((await shares())[0]).toMatchObject({ heldBy: 'contract' });
    await ApplicationModel.updateOne({ _id: contract._id }, { $set: { status: 'placed' } });
    const { _id } = await createPlacement(record._id, {
      applicationId: contract._id,
      companyId: job.companyId,
      jobId: job._id,
      status: 'active',
    });
    expect((await withdraw(contract)).body.error.code).toBe('SHARE_IN_WORK');
    expect((await shares())[0]).toMatchObject({ state: 'shown', heldBy: 'work' });
    await PlacementModel.updateOne({ _id }, { $set: { status: 'ended' } });
    expect((await withdraw(contract)).body.views[0]).toMatchObject({ state: 'withdrawn' });
    expect(await now(contract)).toMatchObject({ status: 'placed' });
    const page = await client.get(`/client/candidates/${idOf(contract)}`);
    expect(page.body).toMatchObject({ standing: 'gone', view: null });
  });

  it('marks a share as over only once the candidate was told that the application ended', async () => {
    const exit = {
      at: new Date(),
      by: null,
      side: 'client' as const,
      reasonId: null,
      note: null,
      clientNote: null,
      toldAt: null,
      toldBy: null,
      stageId: 'submitted',
      stageKind: 'submitted' as const,
    };
    const application = await shareWith({ status: 'rejected', exit });
    expect(await shares()).toMatchObject([{ state: 'shown', endedAt: null }]);
    await ApplicationModel.updateOne(
      { _id: application._id },
      { $set: { 'exit.toldAt': exit.at } },
    );
    expect(await shares()).toMatchObject([{ state: 'over', endedAt: exit.at.toISOString() }]);
  });
});

describe('the preview of what clients see', () => {
  it('shows the candidate what the client reads, without money, and nothing once withdrawn', async () => {
    const application = await shareWith();
    const path = `/me/privacy/shares/${idOf(application)}`;
    const { body } = await client.get(`/client/candidates/${idOf(application)}`);
    const own = await person.get(path);
    expect(own.body).toEqual({ view: body.view });
    expect(own.text).not.toMatch(/billRate|91\.00/);
    const other = await createCandidateRecord();
    const stranger = await signInAs(test, 'candidate', { assignment: { candidateId: other._id } });
    expect((await stranger.get(path)).status).toBe(404);
    await withdraw(application);
    expect((await person.get(path)).status).toBe(404);
  });

  it('shows the current profile before it is prepared for a job', async () => {
    const { body, text } = await person.get('/me/privacy/client-view');
    expect(body.view).toMatchObject({ name: record.name, introduction: null, files: [] });
    expect(text).not.toContain('billRate');
  });
});

it('takes back submissions that no client opened if the candidate withdraws consent to sharing', async () => {
  const unopened = await shareWith({});
  const other = await createJob({ companyId: job.companyId, leadRecruiterId: recruiter.user._id });
  const opened = await submitCandidate(record, {
    job: other,
    ownerUserId: recruiter.user._id,
    changes: { clientSeenAt: new Date() },
  });
  await person.post('/me/consents', {
    purpose: 'share_with_clients',
    granted: false,
    textVersion: '2026-11',
  });
  expect(await now(unopened)).toMatchObject({ status: 'active', stageKind: 'internal_review' });
  expect(await listed()).not.toContain(idOf(unopened));
  expect(await listed()).toContain(idOf(opened));
  const states = (await shares()).map(({ id, state }) => [id, state]);
  expect(states).toContainEqual([idOf(unopened), 'over']);
  expect(states).toContainEqual([idOf(opened), 'shown']);
});
