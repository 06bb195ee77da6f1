import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import supertest from 'supertest';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { visitor } from '../../testing/agent.ts';
import { searchFactsOf } from './api/job-postings.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { testConfig } from '../../testing/test-config.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import { AttachmentModel } from '../../records/attachments/attachment.model.ts';
import { tokenFrom } from '../auth/auth.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { ConsentModel } from '../../records/consents/consent.model.ts';
import { cvText } from '../cv-reading/cv-reading.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { AccessTokenModel } from '../links/access-token.model.ts';
import { formTicket } from '../intakes/api/form-ticket.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { applyingJobs } from './applying.jobs.ts';
import { createApplying, wholeDraft } from './applying.fixtures.ts';
import { ApplyingModel } from './applying.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([
    CandidateModel.deleteMany({}),
    ApplicationModel.deleteMany({}),
    ApplyingModel.deleteMany({}),
    JobModel.deleteMany({}),
    TaskModel.deleteMany({}),
    CompanyModel.deleteMany({}),
  ]);
});

const { sessionSecret } = testConfig();
const about = (changes: object = {}) => ({
  ticket: formTicket(sessionSecret, new Date(Date.now() - 60_000)),
  jobId: null,
  firstName: 'Inês',
  lastName: 'Duarte',
  email: 'ines@guest.test',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  ...changes,
});
const behind = (handle: string, token: string) => {
  const browser = supertest(test.app);
  const at = (method: 'get' | 'post' | 'put', path: string) =>
    browser[method](`/api/v1/links/${handle}${path}`).set('Cookie', `muster.link=${token}`);
  return {
    read: () => at('get', '/application'),
    save: (body: object) => at('put', '/application').send(body),
    post: (path: string, body: object = {}) => at('post', path).send(body),
    bytes: (path: string, bytes: Buffer) =>
      at('put', path).set('Content-Type', 'application/octet-stream').send(bytes),
  };
};
const send = async (changes: Parameters<typeof createApplying>[0] = {}) => {
  const { intake, handle, token } = await createApplying(changes);
  const { body } = await behind(handle, token).post('/application/actions/submit', {
    version: intake.version,
  });
  expect(body.error ?? null).toBeNull();
  return body as { status: string };
};
const publicJob = async () => {
  const company = await createCompany({ name: 'Northwind' });
  return createJob({
    companyId: company._id,
    visibility: 'public',
    leadRecruiterId: recruiter.user._id,
    description: '<p>You join NORTHWIND to build shops.</p>',
    payRate: { minMinor: 4321, maxMinor: 5000, currency: 'USD', unit: 'hour' },
  });
};

it('shows visitors public open jobs, without client and pay', async () => {
  const job = await publicJob();
  await createJob({ title: 'Internal' });
  await createJob({ title: 'Secret', visibility: 'public', confidential: true });
  await createJob({ title: 'Closed', visibility: 'public', status: 'closed' });
  const { body, text } = await visitor(test.app).get('/public-jobs').expect(200);
  expect(body.jobs.map(({ title }: { title: string }) => title)).toEqual([job.title]);
  const shown = await visitor(test.app).get(`/public-jobs/${job.number}`).expect(200);
  expect(shown.body.description).toBe('<p>You join our client to build shops.</p>');
  expect(text + shown.text).not.toMatch(/northwind|43\.21|4321/i);
});

it('begins with a link for this browser and one by mail, the same for a known address', async () => {
  await createCandidateRecord({ email: 'known@guest.test' });
  const begin = (email: string) =>
    visitor(test.app).post('/application-intakes', about({ email })).expect(201);
  const [known, unknown] = [await begin('known@guest.test'), await begin('new@guest.test')];
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  const [cookie = ''] = unknown.headers['set-cookie'] ?? [];
  const [, token = ''] = /muster\.link=([^;]+)/.exec(cookie) ?? [];
  const { body } = await behind(unknown.body.handle, token).read().expect(200);
  expect(body).toMatchObject({ status: 'in_progress', step: 'about', email: 'new@guest.test' });
  expect(body.draft).toMatchObject({ firstName: 'Inês', country: 'PT' });
  const mails = await EmailMessageModel.find({ template: 'application_resume' }).lean();
  expect(mails.map(({ to }) => to[0])).toEqual(['known@guest.test', 'new@guest.test']);
});

it('answers a bot like a person, and stores nothing', async () => {
  const { body } = await visitor(test.app)
    .post('/application-intakes', about({ website: 'https://spam.test' }))
    .expect(201);
  expect(body.handle).toEqual(expect.any(String));
  expect(await ApplyingModel.countDocuments({})).toBe(0);
});

it('never takes a signed-in user for a bot, however quick', async () => {
  const record = await createCandidateRecord({ email: 'quick@guest.test' });
  const person = await signInAs(test, 'candidate', { assignment: { candidateId: record._id } });
  const ticket = formTicket(sessionSecret, new Date());
  const { status } = await person.post('/application-intakes', about({ ticket }));
  expect(status).toBe(201);
  expect(await ApplyingModel.countDocuments({})).toBe(1);
});

it('keeps what is typed, and does not overwrite changes of another device', async () => {
  const { intake, handle, token } = await createApplying({ step: 'about' });
  const link = behind(handle, token);
  const typed = { ...wholeDraft, headline: 'Typed on the phone' };
  const { body } = await link.save({ version: 1, step: 'skills', draft: typed }).expect(200);
  expect(body).toMatchObject({ version: 2, step: 'skills' });
  const other = { ...wholeDraft, headline: 'Typed at the desk' };
  const refused = await link
    .save({ version: intake.version, step: 'cv', draft: other })
    .expect(409);
  expect(refused.body.error.context.current.draft.headline).toBe('Typed on the phone');
});

it('waits for proof of the address, which makes the applicant a candidate on the job', async () => {
  const job = await publicJob();
  const { status } = await send({ jobId: job._id, isCopied: true });
  expect(status).toBe('unconfirmed');
  expect(await CandidateModel.countDocuments({})).toBe(0);
  expect(await EmailMessageModel.countDocuments({ template: 'application_confirm' })).toBe(1);

  const { handle, token } = await createApplying({ jobId: job._id, status: 'unconfirmed' });
  const { body } = await behind(handle, token).post('/application/actions/confirm').expect(200);
  expect(body).toMatchObject({ status: 'received', email: '' });
  const [candidate] = await CandidateModel.find({}).lean();
  expect(candidate).toMatchObject({
    name: 'Inês Duarte',
    status: 'new',
    sourceKind: 'sign_up',
    englishLevel: 'C1',
    currentRate: { amountMinor: 5500 },
    timeZone: 'Europe/Lisbon',
  });
  expect(candidate?.experience).toHaveLength(1);
  expect(candidate?.skills).toHaveLength(1);
  const [application] = await ApplicationModel.find({}).lean();
  expect(application).toMatchObject({
    jobId: job._id,
    stageKind: 'interested',
    candidateInterest: 'interested',
    sourceKind: 'candidate_applied',
  });
  const agreed = await ConsentModel.find({ candidateId: candidate?._id }).lean();
  expect(agreed.map(({ purpose }) => purpose).toSorted()).toEqual(['contact', 'store_profile']);
  const [task] = await TaskModel.find({}).lean();
  expect(task).toMatchObject({ assigneeId: recruiter.user._id, kind: 'review', note: null });
  // Confirming again changes nothing.
  await behind(handle, token).post('/application/actions/confirm').expect(200);
  expect(await CandidateModel.countDocuments({})).toBe(1);
  // No personal data remains in the form.
  expect(await ApplyingModel.findOne({ status: 'received' }).lean()).toMatchObject({
    draft: null,
    email: null,
  });
});

describe('a mistyped mail address', () => {
  const correct = '/application/actions/correct-address';
  const again = '/application/actions/send-again';
  const mailsTo = (email: string) => EmailMessageModel.find({ to: email }).lean();
  const begun = async (email: string) => {
    const { body, headers } = await visitor(test.app)
      .post('/application-intakes', about({ email }))
      .expect(201);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    const [, token = ''] = /muster\.link=([^;]+)/.exec(cookie) ?? [];
    return behind(body.handle, token);
  };

  it('is corrected in the browser that began, and closes the link in the first mail', async () => {
    const link = await begun('inse@guest.test');
    const { body: shown } = await link.read().expect(200);
    const stranger = await AccessTokenModel.findOne({
      holderEmailNorm: 'inse@guest.test',
      isCopied: false,
    }).lean();
    const email = 'ines.duarte@guest.test';
    const { body } = await link.post(correct, { version: shown.version, email }).expect(200);
    expect(body).toMatchObject({ email, isProven: false, draft: { firstName: 'Inês' } });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['application_resume']);
    expect(await AccessTokenModel.findById(stranger?._id).lean()).toMatchObject({
      revokeReason: 'superseded',
    });
    // This browser goes on.
    await link.save({ version: body.version, step: 'review', draft: wholeDraft }).expect(200);
    // A repeat sends no further mail.
    await link.post(correct, { version: body.version, email }).expect(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is corrected after sending: the confirmation goes to the right one, which alone confirms', async () => {
    const { intake, handle, token } = await createApplying({
      email: 'inse@sent.test',
      status: 'unconfirmed',
      isCopied: true,
    });
    const link = behind(handle, token);
    const email = 'ines@sent.test';
    await link.post(correct, { version: intake.version, email }).expect(200);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['application_confirm']);
    const { body } = await link.post('/application/actions/confirm').expect(409);
    expect(body.error.code).toBe('INVALID_TRANSITION');
    expect(await CandidateModel.countDocuments({})).toBe(0);
  });

  it('answers the same for an address that is known and one that is not', async () => {
    await createCandidateRecord({ email: 'known@typo.test' });
    const answers = [];
    for (const email of ['known@typo.test', 'new@typo.test']) {
      const link = await createApplying({ isCopied: true });
      const { status, body } = await behind(link.handle, link.token).post(correct, {
        version: link.intake.version,
        email,
      });
      answers.push([status, Object.keys(body), (await mailsTo(email)).length]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(200);
  });

  it('is not corrected by who proved theirs, over another correction, or once received', async () => {
    const mailed = await createApplying();
    const body = { version: mailed.intake.version, email: 'else@guest.test' };
    await behind(mailed.handle, mailed.token).post(correct, body).expect(403);

    const copied = await createApplying({ isCopied: true });
    const link = behind(copied.handle, copied.token);
    await link.post(correct, { version: 1, email: 'first@tab.test' }).expect(200);
    const late = await link.post(correct, { version: 1, email: 'second@tab.test' }).expect(409);
    expect(late.body.error.code).toBe('VERSION_CONFLICT');

    const over = await createApplying({ isCopied: true, status: 'received' });
    const { body: refused } = await behind(over.handle, over.token)
      .post(correct, { version: 1, email: 'else@guest.test' })
      .expect(409);
    expect(refused.error.code).toBe('INVALID_TRANSITION');
    expect(await mailsTo('else@guest.test')).toEqual([]);
  });

  it('has the mail sent again, and the link in it works', async () => {
    const { handle, token } = await createApplying({
      email: 'ines@again.test',
      status: 'unconfirmed',
      isCopied: true,
    });
    const link = behind(handle, token);
    for (const sent of [1, 2]) {
      await link.post(again).expect(200);
      expect(await mailsTo('ines@again.test')).toHaveLength(sent);
    }
    const clear = await tokenFrom(test, 'ines@again.test', 'application_confirm');
    const opened = await visitor(test.app).post('/links', { token: clear }).expect(200);
    const mailed = behind(opened.body.handle, clear);
    expect((await mailed.post('/application/actions/confirm').expect(200)).body.status).toBe(
      'received',
    );
  });
});

it('keeps one record of a known person: it is filled in, never overwritten', async () => {
  const known = await createCandidateRecord({
    email: 'ines@guest.test',
    firstName: 'Agnes',
    headline: 'As staff wrote it',
    skills: [],
  });
  const job = await publicJob();
  expect((await send({ jobId: job._id })).status).toBe('received');
  const people = await CandidateModel.find({}).lean();
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ firstName: 'Agnes', headline: 'As staff wrote it' });
  expect(people[0]?.skills).toHaveLength(1);
  expect(await ApplicationModel.countDocuments({ candidateId: known._id })).toBe(1);
  const [task] = await TaskModel.find({}).lean();
  expect(task?.note).toMatch(/was known/);
  // A repeated application for the same job: staff see it, the applicant sees nothing different.
  expect((await send({ jobId: job._id })).status).toBe('received');
  expect(await ApplicationModel.countDocuments({})).toBe(1);
});

it('does not put a candidate on a job if contact is forbidden, and notifies only staff', async () => {
  const job = await publicJob();
  await createCandidateRecord({
    email: 'ines@guest.test',
    status: 'do_not_contact',
  });
  expect((await send({ jobId: job._id })).status).toBe('received');
  expect(await ApplicationModel.countDocuments({})).toBe(0);
  expect((await TaskModel.findOne({}).lean())?.note).toMatch(/must not be contacted/);
});

it('goes to the pool if the job closed meanwhile', async () => {
  const job = await publicJob();
  const { intake, handle, token } = await createApplying({ jobId: job._id });
  await JobModel.updateOne({ _id: job._id }, { $set: { status: 'closed' } });
  const link = behind(handle, token);
  expect((await link.read().expect(200)).body.job).toMatchObject({ isOpen: false });
  await link.post('/application/actions/submit', { version: intake.version }).expect(200);
  expect(await CandidateModel.countDocuments({ ownerUserId: recruiter.user._id })).toBe(1);
  expect(await ApplicationModel.countDocuments({})).toBe(0);
});

it('names what is missing, and refuses applicants under sixteen', async () => {
  const { intake, handle, token } = await createApplying({
    draft: { ...wholeDraft, english: null, isSixteen: false },
  });
  const { body } = await behind(handle, token)
    .post('/application/actions/submit', { version: intake.version })
    .expect(422);
  const fields = body.error.fields as { path: string; code: string }[];
  expect(fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'english INVALID_OPTION',
    'isSixteen UNDER_AGE',
  ]);
  expect(await CandidateModel.countDocuments({})).toBe(0);
});

it('reads a CV into proposals, and attaches it to the application', async () => {
  const { intake, handle, token } = await createApplying({
    draft: { ...wholeDraft, motivation: '' },
  });
  const link = behind(handle, token);
  const bytes = Buffer.from(cvText);
  const { body: upload } = await link
    .post('/application/files', { name: 'cv.txt', size: bytes.length, purpose: 'document' })
    .expect(201);
  await link.bytes(`/application/files/${upload.id}/bytes?offset=0`, bytes).expect(200);
  await link.post(`/application/files/${upload.id}/actions/complete`).expect(200);
  const used = await link.post('/application/actions/use-cv', { fileId: upload.id }).expect(200);
  expect(used.body.cv).toEqual({ name: 'cv.txt', size: bytes.length });
  expect((await link.post('/application/cv-facts').expect(200)).body.outcome).toBe('checking');
  await test.runEvents();
  const { body: read } = await link.post('/application/cv-facts').expect(200);
  expect(read.outcome).toBe('read');
  expect(read.found).toMatchObject({ firstName: 'Inês', headline: 'Senior React engineer' });
  expect(read.found.experience[0]).toMatchObject({
    companyName: 'Brightwave',
    startMonth: '2021-03',
    endMonth: null,
  });
  // The file is kept as long as the application, longer than an upload would be.
  const kept = await FileModel.findById(upload.id).lean();
  expect(kept?.expiresAt).toEqual(intake.expiresAt);
  await link.post('/application/actions/submit', { version: used.body.version }).expect(200);
  const candidate = await CandidateModel.findOne({}).lean();
  expect(candidate?.hasCv).toBe(true);
  expect(await AttachmentModel.countDocuments({ ownerId: candidate?._id as Types.ObjectId })).toBe(
    1,
  );
});

it('deletes drafts not sent within thirty days', async () => {
  await createApplying({ expiresAt: new Date(Date.now() - 1000) });
  await createApplying();
  await applyingJobs[0]?.run({ signal: new AbortController().signal } as never);
  expect(await ApplyingModel.countDocuments({})).toBe(1);
});

it('reminds once of an abandoned application; saving resumes it', async () => {
  const { intake, handle, token } = await createApplying({
    email: 'silent@guest.test',
    step: 'about',
  });
  await createApplying({ email: 'busy@guest.test' });
  await createApplying({ email: 'over@guest.test', expiresAt: new Date(Date.now() - 1000) });
  await createCandidateRecord({ email: 'leave@guest.test', status: 'do_not_contact' });
  const leave = await createApplying({ email: 'leave@guest.test' });
  const silentFor = async (ids: Types.ObjectId[]) => {
    const before = new Date(Date.now() - limits.applying.silence - 1000);
    await ApplyingModel.updateMany({ _id: { $in: ids } }, { $set: { updatedAt: before } });
    await applyingJobs[1]?.run({ signal: new AbortController().signal } as never);
  };
  const reminded = async () =>
    (await EmailMessageModel.find({ template: 'application_reminder' }).lean()).map(
      ({ to }) => to[0],
    );
  await silentFor([intake._id, leave.intake._id]);
  expect(await reminded()).toEqual(['silent@guest.test']);
  const link = behind(handle, token);
  const { body: shown } = await link.read().expect(200);
  expect(shown.status).toBe('abandoned');

  const { body: saved } = await link
    .save({ version: shown.version, step: 'about', draft: shown.draft })
    .expect(200);
  expect(saved.status).toBe('in_progress');
  await silentFor([intake._id]);
  expect((await link.read().expect(200)).body.status).toBe('abandoned');
  expect(await reminded()).toHaveLength(1);
  const { body: sent } = await link
    .post('/application/actions/submit', { version: saved.version })
    .expect(200);
  expect(sent.status).toBe('received');
});

describe('the data for search engines', () => {
  it('lists every public job, one with its posting, and no client', async () => {
    const company = await createCompany({ name: 'Secretive Holding' });
    const { _id } = await createJob({
      companyId: company._id,
      status: 'open',
      visibility: 'public',
      title: 'Gopher',
      description: '<p>Work for Secretive Holding.</p>',
    });
    const id = _id.toHexString();
    const list = await searchFactsOf('/application-process', null, 'https://muster.test');
    expect(JSON.stringify(list?.data)).toContain(`/application-process?job=${id}`);
    const one = await searchFactsOf('/application-process', id, 'https://muster.test');
    expect(one?.data).toMatchObject({ '@type': 'JobPosting', title: 'Gopher' });
    expect(JSON.stringify(one)).not.toMatch(/Secretive|pay|rate/i);
    expect(await searchFactsOf('/jobs', id, 'https://muster.test')).toBeNull();
  });
});
