import { hourMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import supertest from 'supertest';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { applicationEnded } from '../../outbox/application-ended.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { ClientInterviewModel } from '../../records/client-interviews/client-interview.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { ScheduleRequestModel } from '../../records/scheduling/schedule-request.model.ts';
import { createRoundRequest, requestLink, slotOn } from '../scheduling/scheduling.fixtures.ts';
import { createClientInterview, inHours } from './client-interviews.fixtures.ts';
import { remindOfClientInterviews } from './clock/remind.ts';

let test: TestApp;
let recruiter: SignedIn;
let manager: SignedIn;
let job: Job;
let reasonId: string;
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  const company = await createCompany({ accountManagerId: recruiter.user._id });
  manager = await signInAs(test, 'client_manager', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: manager.user._id,
    status: 'active',
  });
  job = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
  await ensureReasons();
  reasonId = await reasonOf('application_reject');
});
afterAll(() => test.close());

async function reasonOf(context: Parameters<typeof reasonsOf>[0]): Promise<string> {
  const [reason] = await reasonsOf(context);
  if (!reason) throw new Error('There are no reasons');
  return idOf(reason);
}

let people = 0;
/**
 * Creates a candidate with a future interview, a past one, and a link to choose the time of a
 * third.
 */
async function scene() {
  const email = `ana${(people += 1)}@people.test`;
  const application = await createSubmitted({
    job,
    ownerUserId: recruiter.user._id,
    kind: 'client_interview',
    candidate: { email },
  });
  const hosts = [
    { userId: recruiter.user._id, side: 'agency' as const },
    { userId: manager.user._id, side: 'client' as const },
  ];
  const ahead = await createClientInterview(application, { hosts, startsAt: inHours(20) });
  const behind = await createClientInterview(application, { hosts, startsAt: inHours(-20) });
  const request = await createRoundRequest(application);
  const { token, stored } = await requestLink(request, email);
  const visit = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  const path = `/api/v1/links/${stored.handle}/interview`;
  return {
    email,
    application,
    act: (action: string, body: object = {}) =>
      recruiter.post(`/applications/${idOf(application)}/actions/${action}`, {
        version: application.version,
        ...body,
      }),
    visit: () => visit(supertest(test.app).get(path)),
    choose: () =>
      visit(supertest(test.app).post(`${path}/actions/choose`)).send({
        startsAt: slotOn(20).toISOString(),
        timeZone: 'Asia/Kolkata',
      }),
    state: async () => ({
      ahead: (await ClientInterviewModel.findById(ahead._id).orFail().lean()).status,
      behind: (await ClientInterviewModel.findById(behind._id).orFail().lean()).status,
      link: (await ScheduleRequestModel.findById(request._id).orFail().lean()).status,
    }),
    calendars: () => EmailMessageModel.find({ 'calendar.uid': { $regex: idOf(ahead) } }).lean(),
  };
}

/** Moves past the minute in which an ending can be undone before anybody is notified. */
async function laterOn() {
  await OutboxModel.updateMany({ type: applicationEnded }, { $set: { availableAt: new Date() } });
  await test.runEvents();
}

const rejection = () => ({ reasonId, note: null });
const asItWas = { ahead: 'confirmed', behind: 'confirmed', link: 'invited' };

it('calls off interviews planned with a rejected candidate, in the calendars of all invited', async () => {
  const { email, act, state, calendars, visit, choose } = await scene();
  expect((await act('reject', rejection())).status).toBe(200);
  await test.runEvents();
  expect(await state()).toEqual(asItWas);
  expect((await choose()).body.error).toMatchObject({ code: 'INVALID_TRANSITION' });
  expect((await visit()).body.allowedActions).not.toContain('choose_slot');

  await laterOn();
  expect(await state()).toEqual({ ahead: 'cancelled', behind: 'confirmed', link: 'cancelled' });
  const mails = await calendars();
  expect(mails.map(({ to, calendar }) => [to[0], calendar?.method]).toSorted()).toEqual(
    [
      [email, 'cancel'],
      [manager.user.email, 'cancel'],
      [recruiter.user.email, 'cancel'],
    ].toSorted(),
  );
  expect((await visit()).status).toBe(410);
  expect((await choose()).status).toBe(410);
});

it('changes nothing if the rejection is undone', async () => {
  const { act, state, calendars, choose } = await scene();
  const ended = await act('reject', rejection());
  const again = await act('restore', { version: ended.body.version });
  expect(again.status).toBe(200);
  await laterOn();
  expect(await state()).toEqual(asItWas);
  expect(await calendars()).toEqual([]);
  expect((await choose()).status).toBe(200);
});

it('does not remind anyone of an interview with a candidate who withdrew', async () => {
  const [gone, stays] = [await scene(), await scene()];
  const body = { reasonId: await reasonOf('application_withdraw'), note: null };
  expect((await gone.act('withdraw', body)).status).toBe(200);
  await remindOfClientInterviews(new AbortController().signal, new Date(Date.now() + hourMs));
  const reminded = await EmailMessageModel.find({ template: 'interview_reminder' }).lean();
  const to = reminded.flatMap((mail) => mail.to);
  expect(to).toContain(stays.email);
  expect(to).not.toContain(gone.email);
});
