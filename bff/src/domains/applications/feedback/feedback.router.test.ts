import { dayMs, hourMs } from '@muster/contracts';
import supertest from 'supertest';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { createAskedFeedback, feedbackLinkOf } from './feedback.fixtures.ts';
import { remindOfFeedback } from './remind-feedback.ts';

let test: TestApp;
let recruiter: SignedIn;
let manager: SignedIn;
let company: Company;
let job: Job;

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  company = await createCompany({ name: 'Acme', accountManagerId: recruiter.user._id });
  manager = await member('client_manager');
  job = await createJob({
    companyId: company._id,
    leadRecruiterId: recruiter.user._id,
    interviewerIds: [manager.user._id],
  });
});
afterAll(() => test.close());

async function member(role: 'client_manager' | 'client_admin') {
  const person = await signInAs(test, role, { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: person.user._id,
    status: 'active',
    canDecide: true,
  });
  return person;
}

const submit = (changes: Partial<Parameters<typeof createSubmitted>[0]> = {}) =>
  createSubmitted({ job, ownerUserId: recruiter.user._id, ...changes });
const pathOf = ({ _id }: Application) => `/applications/${_id.toHexString()}/feedback`;
const ask = (application: Application, body: object) =>
  recruiter.post(`${pathOf(application)}/actions/ask`, body);
const now = (feedback: Pick<Feedback, '_id'>) => FeedbackModel.findById(feedback._id).lean();

/** Opens the feedback link in a phone's session. */
async function phoneOf(feedback: Feedback) {
  const { token, stored } = await feedbackLinkOf(feedback, feedback.authorEmail ?? '');
  const path = `/api/v1/links/${stored.handle}/feedback`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  return {
    get: () => with_(supertest(test.app).get(path)),
    save: (body: object) => with_(supertest(test.app).put(path)).send(body),
    act: (action: string, body: object) =>
      with_(supertest(test.app).post(`${path}/actions/${action}`)).send(body),
  };
}

const said = {
  version: 1,
  rating: 4,
  recommendation: 'yes',
  comment: 'Clear and calm.',
  criteria: { technical: 4, communication: 5, fit: null },
  privateToAgency: false,
  shareable: true,
};

it('reminds those asked at fixed hours after the end, but not right after staff did', async () => {
  const application = await submit();
  const end = new Date();
  const asked = { interviewEndsAt: end, askedAt: end };
  const silent = await createAskedFeedback(application, asked);
  const reminded = await createAskedFeedback(application, {
    ...asked,
    authorEmail: 'bo@client.test',
    remindedAt: new Date(end.getTime() + 20 * hourMs),
  });
  const ahead = await createAskedFeedback(application, {
    authorEmail: 'cy@client.test',
    interviewEndsAt: new Date(end.getTime() + 9 * dayMs),
  });
  const given = await createAskedFeedback(application, {
    ...asked,
    authorEmail: 'di@client.test',
    status: 'submitted',
  });
  const { signal } = new AbortController();
  const counts = async () =>
    Promise.all(
      [silent, reminded, ahead, given].map(({ _id }) =>
        EmailMessageModel.countDocuments({
          template: 'client_feedback_reminder',
          subjectId: _id.toHexString(),
        }),
      ),
    );
  const course: [number, number[]][] = [];
  for (const hours of [23, 24, 25, 48, 72, 96]) {
    await remindOfFeedback(signal, new Date(end.getTime() + hours * hourMs));
    course.push([hours, await counts()]);
  }
  expect(course).toEqual([
    [23, [0, 0, 0, 0]],
    [24, [1, 0, 0, 0]],
    [25, [1, 0, 0, 0]],
    [48, [2, 1, 0, 0]],
    [72, [3, 2, 0, 0]],
    [96, [3, 2, 0, 0]],
  ]);
});

it('asks a client user once per round, by a mail without the candidate’s name', async () => {
  const application = await submit({ candidate: { firstName: 'Inês', lastName: 'Duarte' } });
  const body = { userId: manager.user._id.toHexString(), round: 'Second talk', message: 'Thanks!' };
  const asked = await ask(application, body);
  expect(asked.body).toMatchObject({
    status: 'asked',
    round: 'Second talk',
    authorEmail: manager.user.email,
    allowedActions: ['cancel'],
  });
  expect((await ask(application, body)).body.id).toBe(asked.body.id);
  const mails = await EmailMessageModel.find({ to: manager.user.email }).lean();
  expect(mails.map(({ template }) => template)).toEqual(['client_feedback_request']);
  expect(JSON.stringify(mails[0]?.variables)).not.toMatch(/Inês|Duarte/);
  const other = await ask(application, { ...body, userId: recruiter.user._id.toHexString() });
  expect(other.body.error.fields).toMatchObject([{ path: 'userId', code: 'NOT_FOUND' }]);

  await FeedbackModel.updateOne(
    { _id: asked.body.id },
    { $set: { askedAt: new Date(Date.now() - 2 * dayMs) } },
  );
  const remind = (version: number) =>
    recruiter.post(`${pathOf(application)}/${asked.body.id}/actions/remind`, { version });
  expect((await remind(1)).body.remindedAt).not.toBeNull();
  expect((await remind(2)).body.error.code).toBe('INVALID_TRANSITION');

  const cancel = `${pathOf(application)}/${asked.body.id}/actions/withdraw`;
  expect((await recruiter.post(cancel, { version: 2 })).body.status).toBe('withdrawn');
  const links = await AccessTokenModel.find({ subjectId: asked.body.id }).lean();
  expect(links.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  expect((await ask(application, body)).body).toMatchObject({ id: asked.body.id, status: 'asked' });
});

it('can be written by link, kept as a draft, sent, changed and withdrawn', async () => {
  const application = await submit();
  const feedback = await createAskedFeedback(application);
  const phone = await phoneOf(feedback);
  expect((await phone.get()).body).toMatchObject({
    status: 'asked',
    company: 'Acme',
    job: job.title,
    person: { name: expect.any(String) },
    allowedActions: ['save', 'submit'],
  });
  const draft = await phone.save({ ...said, rating: null, recommendation: null });
  expect(draft.body).toMatchObject({ status: 'draft', version: 2, comment: 'Clear and calm.' });
  const early = await recruiter.get(pathOf(application));
  expect(early.body.data[0]).toMatchObject({ status: 'draft', comment: '', rating: null });
  const elsewhere = await phone.save({ ...said, comment: 'Other words' });
  expect(elsewhere.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { comment: 'Clear and calm.' } },
  });
  const sent = await phone.act('submit', { ...said, version: 2 });
  expect(sent.body).toMatchObject({ status: 'submitted', allowedActions: ['edit', 'withdraw'] });
  // A repeated request gets the same answer.
  expect((await phone.act('submit', { ...said, version: 2 })).body.version).toBe(3);
  const read = await recruiter.get(pathOf(application));
  expect(read.body.data[0]).toMatchObject({ rating: 4, allowedActions: ['release'] });
  expect(await NotificationModel.countDocuments({ title: /^Feedback on/ })).toBe(1);
  const changed = await phone.act('submit', { ...said, version: 3, rating: 2 });
  expect(changed.body).toMatchObject({ rating: 2, version: 4 });
  expect((await phone.act('withdraw', { version: 4 })).body.status).toBe('withdrawn');
  expect((await phone.act('submit', { ...said, version: 5 })).body.error.code).toBe(
    'INVALID_TRANSITION',
  );
});

it('cannot be changed after the deadline, nor once staff acted on it', async () => {
  const application = await submit();
  const status = 'submitted';
  const late = await createAskedFeedback(application, {
    status,
    round: 'Late',
    editUntil: new Date(Date.now() - 1),
  });
  const latePhone = await phoneOf(late);
  expect((await latePhone.get()).body).toMatchObject({ lock: 'deadline', allowedActions: [] });
  expect((await latePhone.act('withdraw', { version: 1 })).body.error.code).toBe('FEEDBACK_LOCKED');

  const told = await createAskedFeedback(application, { status, shareable: true });
  const release = `${pathOf(application)}/${told._id.toHexString()}/actions/release`;
  expect((await recruiter.post(release, { version: 1, text: 'They liked you.' })).status).toBe(200);
  const phone = await phoneOf(told);
  expect((await phone.get()).body).toMatchObject({ lock: 'acted', allowedActions: [] });

  const decided = await createAskedFeedback(application, {
    status,
    round: 'Decided',
    submittedAt: new Date(Date.now() - dayMs),
  });
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { selectedAt: new Date() } });
  const answer = await (await phoneOf(decided)).act('submit', { ...said, rating: 1 });
  expect(answer.body.error.code).toBe('FEEDBACK_LOCKED');
  expect((await now(decided))?.rating).toBe(4);
});

it('waits for the end of the interview, and ends after the last day', async () => {
  const application = await submit();
  const soon = new Date(Date.now() + dayMs);
  const early = await phoneOf(await createAskedFeedback(application, { interviewEndsAt: soon }));
  expect((await early.get()).body).toMatchObject({ allowedActions: [] });
  expect((await early.act('submit', said)).body.error.code).toBe('FEEDBACK_NOT_YET');
  const over = await phoneOf(
    await createAskedFeedback(application, { round: 'Old', answerBy: new Date(Date.now() - 1) }),
  );
  expect((await over.save(said)).body.error.code).toBe('FEEDBACK_LOCKED');
});

it('hides the candidate’s name if the client reads blind', async () => {
  const blind = await createCompany({ blindSubmission: true });
  const application = await submit({
    job: await createJob({ companyId: blind._id }),
    candidate: { firstName: 'Olga', lastName: 'Verstoppt' },
  });
  const seen = await (await phoneOf(await createAskedFeedback(application))).get();
  expect(seen.body.person).toMatchObject({ blind: true });
  expect(seen.text).not.toMatch(/Verstoppt|4711|Rate/);
});

it('can be written in the client area only by its author', async () => {
  const application = await submit();
  const feedback = await createAskedFeedback(application, {
    authorUserId: manager.user._id,
    authorEmail: manager.user.email,
  });
  const path = `/client/feedback/${feedback._id.toHexString()}`;
  const colleague = await member('client_admin');
  expect((await colleague.get(path)).status).toBe(404);
  expect((await colleague.get('/client/feedback')).body).toEqual({ data: [] });
  const list = await manager.get('/client/feedback');
  expect(list.body.data[0]).toMatchObject({ id: feedback._id.toHexString(), status: 'asked' });
  const sent = await manager.post(`${path}/actions/submit`, said);
  expect(sent.body).toMatchObject({ status: 'submitted' });
  expect((await colleague.post(`${path}/actions/withdraw`, { version: 2 })).status).toBe(404);
  expect((await manager.post(`${path}/actions/withdraw`, { version: 2 })).body.status).toBe(
    'withdrawn',
  );
});

it('is visible to colleagues of its author, its private words only to author and administrators', async () => {
  const application = await submit();
  const admin = await member('client_admin');
  const colleague = await member('client_manager');
  await CompanyUserModel.updateOne(
    { userId: colleague.user._id },
    { $set: { canSeeAllJobs: true } },
  );
  const by = { status: 'submitted', authorUserId: manager.user._id } as const;
  const email = (name: string) => ({
    authorEmail: `${name}@client.test`,
    comment: `${name} words`,
  });
  await createAskedFeedback(application, { ...by, ...email('open'), authorName: 'Mia Open' });
  await createAskedFeedback(application, { ...by, ...email('secret'), privateToAgency: true });
  await createAskedFeedback(application, { ...email('unsent'), status: 'draft' });
  await createAskedFeedback(application, { ...email('recalled'), status: 'withdrawn' });
  const noted = await recruiter.post(pathOf(application), {
    authorName: 'Mia Open',
    recommendation: 'yes',
    comment: 'planted note of the agency',
  });
  expect(noted.status).toBe(201);
  const path = `/client/candidates/${application._id.toHexString()}`;
  const readBy = async (who: SignedIn) => {
    const { body, text } = await who.get(path).expect(200);
    expect(text).not.toMatch(/unsent words|recalled words|planted note/);
    return body.feedback.map((one: { comment: string; isOwn: boolean }) => [
      one.comment,
      one.isOwn,
    ]);
  };
  const sorted = async (who: SignedIn) => (await readBy(who)).toSorted();
  expect(await sorted(colleague)).toEqual([['open words', false]]);
  expect(await sorted(manager)).toEqual([
    ['open words', true],
    ['secret words', true],
  ]);
  expect(await sorted(admin)).toEqual([
    ['open words', false],
    ['secret words', false],
  ]);
});
