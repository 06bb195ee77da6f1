import type { Types } from 'mongoose';
import { PDFDocument } from '@cantoo/pdf-lib';
import { addDays, today } from '../../../db/calendar-day.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { closeTextExtraction, extractText } from '../../../text-extraction/extract-text.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { PipelineModel } from '../../../records/pipelines/pipeline.model.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { SubmissionModel } from '../../submissions/submission.model.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { ended } from '../application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { createSeat } from '../submission.fixtures.ts';
import { createSubmitted } from './client-scene.fixtures.ts';

let test: TestApp;
let company: Company;
let job: Job;
let recruiter: SignedIn;
let admin: SignedIn;
let manager: SignedIn;
let viewer: SignedIn;
let stranger: SignedIn;
let reasons: Awaited<ReturnType<typeof reasonsOf>>;

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

type ClientRole = 'client_admin' | 'client_manager' | 'client_viewer';
async function member(
  role: ClientRole,
  companyId: Types.ObjectId,
  changes: Partial<CompanyUser> = {},
) {
  const person = await signInAs(test, role, { assignment: { companyId } });
  await CompanyUserModel.create({
    companyId,
    userId: person.user._id,
    status: 'active',
    canDecide: role !== 'client_viewer',
    ...changes,
  });
  return person;
}

beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  reasons = await reasonsOf('application_reject');
  recruiter = await signInAs(test, 'recruiter');
  company = await createCompany({ name: 'Acme', accountManagerId: recruiter.user._id });
  const other = await createCompany({ name: 'planted-other-client' });
  admin = await member('client_admin', company._id, { canSeeBillRates: true });
  manager = await member('client_manager', company._id);
  viewer = await member('client_viewer', company._id, { canSeeBillRates: true });
  stranger = await member('client_admin', other._id);
  job = await createJob({
    companyId: company._id,
    leadRecruiterId: recruiter.user._id,
    interviewerIds: [manager.user._id],
  });
});
afterAll(async () => {
  await closeTextExtraction();
  await test.close();
});

const submit = (changes: Partial<Parameters<typeof createSubmitted>[0]> = {}) =>
  createSubmitted({ job, ownerUserId: recruiter.user._id, ...changes });
const pathOf = (application: Application) => `/client/candidates/${idOf(application)}`;
const act = (who: SignedIn, application: Application, action: string, body: object) =>
  who.post(`${pathOf(application)}/actions/${action}`, { version: application.version, ...body });
const reasonOf = (wanted: 'client' | 'agency', requiresNote = false) => {
  const found = reasons.find(
    (reason) => reason.side === wanted && reason.requiresNote === requiresNote,
  );
  if (!found) throw new Error(`There is no reason of the ${wanted}`);
  return idOf(found);
};
const inList = async (who: SignedIn, application: Application) => {
  const { body } = await who.get('/client/candidates');
  return (body as { data: { id: string }[] }).data.some(({ id }) => id === idOf(application));
};

it('shows a client the stage by its client label or by its kind, never by its internal name', async () => {
  const stage = (id: string, clientLabel: string | null) => ({
    id,
    kind: 'client_interview' as const,
    name: 'planted-stage-name',
    slaHours: null,
    candidateLabel: 'Interviews',
    clientLabel,
    isActive: true,
  });
  await PipelineModel.create({
    name: 'Two rounds',
    nameKey: 'two rounds',
    status: 'active',
    stages: [stage('round-unnamed', null), stage('round-named', 'Meets your board')],
  });
  const on = (stageId: string) => submit({ kind: 'client_interview', changes: { stageId } });
  const [unnamed, named] = [await on('round-unnamed'), await on('round-named')];
  const list = await admin.get('/client/candidates').expect(200);
  const stageOf = (application: Application) =>
    list.body.data.find(({ id }: { id: string }) => id === idOf(application))?.stage;
  expect([stageOf(unnamed), stageOf(named)]).toEqual(['Interviews', 'Meets your board']);
  const record = await admin.get(pathOf(unnamed)).expect(200);
  expect(JSON.stringify([list.body, record.body])).not.toContain('planted-stage-name');
});

it('says for each skill whether it meets the job’s demand', async () => {
  const skillId = company._id;
  const asking = await createJob({
    companyId: company._id,
    leadRecruiterId: recruiter.user._id,
    skillsRequired: [{ skillId, minLevel: 'advanced', minYears: 4, must: true }],
  });
  const bringing = (level: 'working' | 'expert') =>
    createSubmitted({
      job: asking,
      ownerUserId: recruiter.user._id,
      view: {
        skills: [
          { id: skillId.toHexString(), name: 'Go', level, years: 8, verified: true, asked: true },
        ],
      },
    });
  const [less, more] = [await bringing('working'), await bringing('expert')];
  const { body } = await admin.get('/client/candidates').expect(200);
  const skillsOf = (application: Application) =>
    body.data.find(({ id }: { id: string }) => id === idOf(application))?.skills;
  expect(skillsOf(less)).toEqual([
    { id: skillId.toHexString(), name: 'Go', years: 8, isEnough: false },
  ]);
  expect(skillsOf(more)).toMatchObject([{ isEnough: true }]);
});

it('shows a client what was submitted, and nothing internal to the agency', async () => {
  const application = await submit({
    candidate: { firstName: 'Inês', lastName: 'Duarte' },
    changes: {
      proposedPayRate: { amountMinor: 4_711_00, currency: 'USD', unit: 'hour' },
      interestNote: 'planted-interest-note',
      vettingOverride: 'planted-override',
      holdNote: 'planted-hold-note',
      introduction: '<p>planted-new-introduction</p>',
    },
  });
  const list = await admin.get('/client/candidates');
  expect(list.status).toBe(200);
  expect(list.body.data.find(({ id }: { id: string }) => id === idOf(application))).toMatchObject({
    name: 'Inês Duarte',
    stage: 'New',
    standing: 'waiting',
    seen: false,
    job: { id: idOf(job), title: job.title },
    summary: 'Calm and clear.',
    allowedActions: ['select', 'request_interview', 'reject', 'ask_more'],
  });
  const read = await admin.get(pathOf(application));
  expect(read.body).toMatchObject({
    view: { name: 'Inês Duarte', billRate: { amount: '91.00' } },
    submission: { version: 1 },
    deciders: [],
  });
  expect(read.body.reasons.length).toBeGreaterThan(3);
  for (const { text } of [list, read]) {
    expect(text).not.toContain('planted-');
    expect(text).not.toContain('4711');
    expect(text).not.toContain('payRate');
  }
});

it('compares candidates of one job side by side, from their submissions alone', async () => {
  const asking = await createJob({
    companyId: company._id,
    timeZoneBase: 'Europe/Lisbon',
    overlapHours: 4,
    interviewerIds: [manager.user._id],
  });
  const one = await submit({
    job: asking,
    changes: { proposedPayRate: { amountMinor: 4_711_00, currency: 'USD', unit: 'hour' } },
  });
  const two = await submit({ job: asking, view: { timeZone: 'America/Sao_Paulo' } });
  const elsewhere = await submit();
  const ofOthers = await submit({ job: await createJob({ companyId: stranger.user._id }) });
  const ids = [two, one, elsewhere, ofOthers].map(idOf).join(',');
  const shown = await admin.get(`/client/comparison?ids=${ids}`);
  expect(shown.body).toMatchObject({
    job: { id: idOf(asking), overlapHours: 4 },
    people: [
      { id: idOf(two), sharedHours: expect.any(Number), billRate: { amount: '91.00' } },
      { id: idOf(one), sharedHours: 8, english: { level: 'C1', assessed: true } },
    ],
  });
  expect(shown.text).not.toContain('4711');
  expect(shown.text).not.toMatch(/payRate/i);
  const forManager = await manager.get(`/client/comparison?ids=${ids}`);
  expect(forManager.body.people).toHaveLength(2);
  expect(forManager.text).not.toContain('billRate');
  expect((await stranger.get(`/client/comparison?ids=${ids}`)).status).toBe(404);
  const tooMany = Array.from({ length: 5 }, () => idOf(one)).join(',');
  expect((await admin.get(`/client/comparison?ids=${tooMany}`)).status).toBe(400);
});

it('can be read by each role as far as permitted, and by no other role', async () => {
  const application = await submit();
  const hidden = await submit({ job: await createJob({ companyId: company._id }) });
  const forManager = await manager.get(pathOf(application));
  expect(forManager.body.view).not.toHaveProperty('billRate');
  expect((await manager.get(pathOf(hidden))).status).toBe(404);
  expect(await inList(manager, hidden)).toBe(false);
  expect(await inList(admin, hidden)).toBe(true);
  const forViewer = await viewer.get(pathOf(application));
  expect(forViewer.body).toMatchObject({ allowedActions: [], seats: [], reasons: [] });
  expect(forViewer.body.view).not.toHaveProperty('billRate');
  expect((await viewer.get('/client/waiting')).body).toEqual({ waiting: 0 });
  const refused = await act(viewer, application, 'reject', { reasonId: reasonOf('client') });
  expect(refused.status).toBe(403);
  expect((await stranger.get(pathOf(application))).status).toBe(404);
  expect((await act(stranger, application, 'ask-more', { message: 'Who is it?' })).status).toBe(
    404,
  );
  expect((await recruiter.get(pathOf(application))).status).toBe(403);
});

it('hides names from a client who reads blind, until the client asks for an interview', async () => {
  const blind = await createCompany({
    blindSubmission: true,
    accountManagerId: recruiter.user._id,
  });
  const reader = await member('client_admin', blind._id);
  const application = await submit({
    job: await createJob({ companyId: blind._id }),
    candidate: { firstName: 'Olga', lastName: 'Verstoppt' },
  });
  const texts = [await reader.get('/client/candidates'), await reader.get(pathOf(application))];
  for (const { text } of texts) expect(text).not.toContain('Verstoppt');
  const after = await act(reader, application, 'request-interview', {});
  expect(after.body).toMatchObject({ standing: 'interview', name: 'Olga Verstoppt' });
});

it('selects for a seat with a supervisor, and notifies the agency in the client’s words', async () => {
  const application = await submit();
  const seat = await createSeat(job);
  const lead = await CompanyUserModel.findOne({ userId: manager.user._id });
  const body = {
    positionId: idOf(seat),
    startDate: addDays(today(), 14),
    supervisorId: idOf(lead!),
    hoursPerWeek: 32,
    note: 'Please start with the ledger.',
  };
  const after = await act(admin, application, 'select', body);
  expect(after.body).toMatchObject({
    standing: 'selected',
    decision: { by: expect.any(String) },
    allowedActions: ['unselect'],
  });
  expect(await PositionModel.findById(seat._id).lean()).toMatchObject({
    status: 'reserved',
    supervisorCompanyUserId: lead!._id,
  });
  const event = await ApplicationEventModel.findOne({
    applicationId: application._id,
    type: 'selected',
  }).lean();
  expect(event?.note).toMatch(
    /^32 hours a week\. Supervisor: .+\. Please start with the ledger\.$/,
  );
  // A repeated request gets the same answer and makes one selection.
  expect((await act(admin, application, 'select', body)).status).toBe(200);
  const colleague = await act(manager, application, 'reject', { reasonId: reasonOf('client') });
  expect(colleague.body.error).toMatchObject({ code: 'INVALID_TRANSITION' });
});

it('names the supervisor of a seat only while they may lead work', async () => {
  const own = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
  const application = await submit({ job: own });
  const membershipOf = ({ user }: SignedIn) =>
    CompanyUserModel.findOne({ userId: user._id }).lean();
  const lead = await membershipOf(await member('client_manager', company._id));
  const former = await membershipOf(
    await member('client_manager', company._id, { status: 'disabled' }),
  );
  const led = await createSeat(own, { supervisorCompanyUserId: lead!._id });
  const left = await createSeat(own, { supervisorCompanyUserId: former!._id });
  const { seats } = (await admin.get(pathOf(application))).body;
  expect(seats).toEqual([
    expect.objectContaining({ id: idOf(led), supervisorId: idOf(lead!) }),
    expect.objectContaining({ id: idOf(left), supervisorId: null }),
  ]);
});

it('takes a selection back with a reason: the seat is free, and the agency reads the reason', async () => {
  const application = await submit();
  const seat = await createSeat(job);
  const selected = await act(admin, application, 'select', {
    positionId: idOf(seat),
    hoursPerWeek: 40,
  });
  const { version } = selected.body;
  const path = `${pathOf(application)}/actions/unselect`;
  const body = { version, reason: 'Our budget was cut this morning.' };
  expect((await viewer.post(path, body)).status).toBe(403);
  expect((await stranger.post(path, body)).status).toBe(404);
  const silent = await admin.post(path, { version, reason: '' });
  expect(silent.body.error.fields).toMatchObject([{ path: 'reason' }]);
  const after = await manager.post(path, body).expect(200);
  expect(after.body).toMatchObject({ standing: 'waiting', stage: 'New' });
  expect(after.body.allowedActions).toContain('select');
  expect(await PositionModel.findById(seat._id).lean()).toMatchObject({
    status: 'open',
    reservedApplicationId: null,
  });
  const notice = await NotificationModel.findOne({
    userId: recruiter.user._id,
    title: /^The client takes back the selection/,
  }).lean();
  expect(notice?.body).toBe('Our budget was cut this morning.');
  // Nothing is left to revert.
  const again = await admin.post(path, { version: after.body.version, reason: body.reason });
  expect(again.body.error.code).toBe('INVALID_TRANSITION');
});

it('refuses to take a selection back once the contract is prepared, or without the right to decide', async () => {
  const helper = await member('client_manager', company._id, {
    canDecide: false,
    canSeeAllJobs: true,
  });
  const selected = await submit({ kind: 'selected' });
  expect((await helper.get(pathOf(selected))).body.allowedActions).toEqual([]);
  const reason = 'We changed our mind.';
  expect((await act(helper, selected, 'unselect', { reason })).body.error).toMatchObject({
    code: 'FORBIDDEN',
    context: { missing: 'canDecide' },
  });
  const contracting = await submit({ kind: 'contracting' });
  expect((await admin.get(pathOf(contracting))).body.allowedActions).toEqual([]);
  expect((await act(admin, contracting, 'unselect', { reason })).body.error.code).toBe(
    'INVALID_TRANSITION',
  );
});

it('notifies the job’s people when a colleague takes a selection back', async () => {
  const owner = await signInAs(test, 'recruiter');
  const application = await submit({ kind: 'selected', ownerUserId: owner.user._id });
  await recruiter
    .post(`/applications/${idOf(application)}/actions/unselect`, {
      version: application.version,
      note: 'Said by the client on the phone.',
    })
    .expect(200);
  expect(
    await NotificationModel.countDocuments({
      userId: owner.user._id,
      title: /^The selection of .+ was taken back$/,
    }),
  ).toBe(1);
});

it('gives one seat to one of two candidates selected at the same moment', async () => {
  const own = await createJob({ companyId: company._id, interviewerIds: [manager.user._id] });
  const seat = await createSeat(own);
  const [one, two] = [await submit({ job: own }), await submit({ job: own })];
  const body = { positionId: idOf(seat), hoursPerWeek: 40 };
  const answers = await Promise.all([
    act(admin, one, 'select', body),
    act(manager, two, 'select', body),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(
    await ApplicationModel.countDocuments({ positionId: seat._id, stageKind: 'selected' }),
  ).toBe(1);
});

it('does not reveal where else a candidate was selected', async () => {
  const application = await submit();
  const elsewhere = await createJob({ title: 'planted-elsewhere' });
  await ApplicationModel.create({
    jobId: elsewhere._id,
    companyId: elsewhere.companyId,
    candidateId: application.candidateId,
    ownerUserId: recruiter.user._id,
    stageId: 'selected',
    stageKind: 'selected',
    stageEnteredAt: new Date(),
    lastActivityAt: new Date(),
    rank: 1,
    sourceKind: 'staff_added',
  });
  const seat = await createSeat(job);
  const refused = await act(admin, application, 'select', {
    positionId: idOf(seat),
    hoursPerWeek: 40,
  });
  expect(refused.body.error).toMatchObject({ code: 'CANDIDATE_ALREADY_SELECTED' });
  expect(refused.text).not.toContain('planted-elsewhere');
});

it('rejects a candidate with a reason of the client, which the candidate never reads', async () => {
  const application = await submit({ candidate: { email: 'declined@people.test' } });
  const agency = await act(admin, application, 'reject', { reasonId: reasonOf('agency') });
  expect(agency.body.error.fields).toMatchObject([{ path: 'reasonId', code: 'NOT_ALLOWED' }]);
  const bare = await act(admin, application, 'reject', { reasonId: reasonOf('client', true) });
  expect(bare.body.error.fields).toMatchObject([{ path: 'note', code: 'REQUIRED' }]);
  const body = {
    reasonId: reasonOf('client'),
    betterFit: ['more_senior', 'sooner'],
    keepForOtherJob: true,
    note: 'We liked the calm way.',
  };
  const after = await act(admin, application, 'reject', body);
  expect(after.body).toMatchObject({ standing: 'declined', view: null, summary: null });
  const kept = await ApplicationModel.findById(application._id).lean();
  expect(kept?.exit).toMatchObject({
    side: 'client',
    note: 'Would fit better: More senior, Available sooner. We liked the calm way.',
    clientNote: 'We liked the calm way.',
    forOtherJob: true,
  });
  const read = await recruiter.get(`/applications/${idOf(application)}`);
  expect(read.body.exit).toMatchObject({ forOtherJob: true });
  const notice = await NotificationModel.findOne({
    userId: recruiter.user._id,
    topic: 'client_decision',
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  expect(notice?.body).toBe('The client would like to see them again, for another of its jobs.');
  expect(await EmailMessageModel.countDocuments({ to: 'declined@people.test' })).toBe(0);
  expect(await inList(admin, application)).toBe(false);
});

it('asks for more information, which stops the clock, and can still decide afterwards', async () => {
  const application = await submit();
  const asked = await act(admin, application, 'ask-more', { message: 'Which team was it?' });
  expect(asked.body).toMatchObject({ standing: 'asked', dueAt: null });
  const after = await admin.post(`${pathOf(application)}/actions/request-interview`, {
    version: asked.body.version,
    days: [addDays(today(), 3)],
  });
  expect(after.body).toMatchObject({ standing: 'interview', stage: 'Interviews' });
});

it('treats other interview days as a new request, and the same days as a repeat', async () => {
  const application = await submit();
  const [early, late] = [addDays(today(), 3), addDays(today(), 6)];
  const ask = async (days: string[]) => {
    const { version } = (await admin.get(pathOf(application))).body;
    return admin.post(`${pathOf(application)}/actions/request-interview`, { version, days });
  };
  await ask([early]);
  await ask([early]);
  expect((await ask([late])).status).toBe(200);
  const kept = await ApplicationModel.findById(application._id).lean();
  expect(kept?.interviews.map(({ days }) => [...days])).toEqual([[early], [late]]);
});

it('lets a client user without the right to decide ask those who have it, once a day', async () => {
  const helper = await member('client_manager', company._id, {
    canDecide: false,
    canSeeAllJobs: true,
  });
  const application = await submit();
  const read = await helper.get(pathOf(application));
  expect(read.body.allowedActions).toEqual(['ask_more', 'ask_decider']);
  expect(read.body.deciders.length).toBeGreaterThan(0);
  const refused = await act(helper, application, 'request-interview', {});
  expect(refused.body.error).toMatchObject({
    code: 'FORBIDDEN',
    context: { missing: 'canDecide' },
  });
  const path = `${pathOf(application)}/actions/ask-decider`;
  const mails = async () => {
    const { email } = (await UserModel.findById(admin.user._id))!;
    return EmailMessageModel.countDocuments({ template: 'nudge_client_decision', to: email });
  };
  const before = await mails();
  expect((await helper.post(path, { message: 'Looks good to me.' })).status).toBe(200);
  expect((await helper.post(path, {})).status).toBe(200);
  expect((await mails()) - before).toBe(1);
});

it('keeps nothing of a withdrawn candidate, and says neutrally that they are gone', async () => {
  const recalled = await submit({ changes: ended('withdrawn', 'submitted') });
  expect((await admin.get(pathOf(recalled))).body).toMatchObject({
    standing: 'gone',
    view: null,
    decision: null,
    allowedActions: [],
  });
  const never = await submit({ changes: { submissionVersion: 0 } });
  expect((await admin.get(pathOf(never))).status).toBe(404);
});

describe('the profile as a PDF', () => {
  const textOf = async (reader: SignedIn, id: string, paper: string) => {
    const { body, headers } = await reader
      .get(`/client/candidates/${id}/pdf?paper=${paper}`)
      .buffer()
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const read = await extractText(body as Buffer, 'application/pdf');
    const { width, height } = (await PDFDocument.load(body as Buffer)).getPage(0).getSize();
    return { text: read?.lines.map(({ text }) => text).join(' '), size: [width, height] };
  };

  it('has real text on either paper format, and money only for readers with the right to it', async () => {
    const skill = { id: idOf(job), level: null, years: 8, verified: true, asked: true } as const;
    const person = await createSubmitted({
      job,
      ownerUserId: recruiter.user._id,
      view: {
        skills: [{ ...skill, name: 'Go', verifiedMonth: '2019-03' }],
        answers: [{ question: 'What did you build?', answer: 'A ledger.' }],
      },
    });
    const a4 = await textOf(admin, idOf(person), 'a4');
    expect(a4.text).toContain('Calm and clear.');
    expect(a4.text).toMatch(/Go, 8 years, verified March 2019, a long time ago/);
    expect(a4.text).toContain('What did you build? A ledger.');
    expect(a4.text).toContain('tested by our interviewers, in the month that is named');
    expect(a4.text).toContain('91.00 USD');
    expect(a4.size).toEqual([595, 842]);
    const letter = await textOf(viewer, idOf(person), 'letter');
    expect(letter.text).toContain('14 days of notice');
    expect(letter.text).not.toContain('91.00');
    expect(letter.size).toEqual([612, 792]);
  });

  it('is hidden from other clients, and gone after a withdrawal', async () => {
    const person = await createSubmitted({ job, ownerUserId: recruiter.user._id });
    await stranger.get(`/client/candidates/${idOf(person)}/pdf`).expect(404);
    await SubmissionModel.updateOne(
      { applicationId: person._id },
      { $set: { withdrawnAt: new Date() } },
    );
    await admin.get(`/client/candidates/${idOf(person)}/pdf`).expect(404);
  });
});

const rounds = process.env['MUSTER_TEST_FULL'] ? 500 : 15;

it(
  'gives the last seat to one of two client users who select at once',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const wanted = await createJob({
        companyId: company._id,
        positionsCount: 1,
        leadRecruiterId: recruiter.user._id,
        interviewerIds: [manager.user._id],
      });
      const seat = await createSeat(wanted);
      const people = [await submit({ job: wanted }), await submit({ job: wanted })];
      const select = (who: SignedIn, person: Application) =>
        act(who, person, 'select', { positionId: idOf(seat), hoursPerWeek: 40 });
      const answers = await Promise.all([
        select(admin, people[0]!),
        select(manager, people[round % 2]!),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted();
      // If both select the same candidate, one selection results; with two candidates, one of them.
      const seats = await PositionModel.find({ jobId: wanted._id }).lean();
      const chosen = await ApplicationModel.countDocuments({
        jobId: wanted._id,
        stageKind: 'selected',
      });
      expect([round, statuses[0], seats[0]?.status, chosen]).toEqual([round, 200, 'reserved', 1]);
      expect([round, [200, 409].includes(statuses[1] ?? 0)]).toEqual([round, true]);
      expect([round, round % 2 === 1 ? statuses[1] : 409]).toEqual([round, 409]);
    }
  },
  rounds * 2_000,
);
