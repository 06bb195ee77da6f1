import { dayMs } from '@muster/contracts';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createSubmitted } from '../../applications/client/client-scene.fixtures.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import {
  createClientInterview,
  inHours,
} from '../../client-interviews/client-interviews.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createLink } from '../../links/links.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { inVetting } from '../../vetting/vetting.fixtures.ts';
import { createRequest } from '../scheduling.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let client: SignedIn;
let application: Application;
const email = 'ines.answers@people.test';
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  const company = await createCompany({ accountManagerId: recruiter.user._id });
  client = await signInAs(test, 'client_manager', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: client.user._id,
    status: 'active',
  });
  const job = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
  const scene = { job, ownerUserId: recruiter.user._id, kind: 'client_interview' } as const;
  application = await createSubmitted({ ...scene, candidate: { email } });
});
afterAll(() => test.close());

const hosts = () => [
  { userId: recruiter.user._id, side: 'agency' as const },
  { userId: client.user._id, side: 'client' as const },
];

/** Opens the page of an invitation as its reader. */
async function pageOf(type: string, id: Types.ObjectId, holderEmail: string) {
  const { token, stored } = await createLink({
    purpose: 'calendar_response',
    subject: { type, id },
    holderEmail,
    keepEarlier: true,
    expiresAt: new Date(Date.now() + 30 * dayMs),
  });
  const path = `/api/v1/links/${stored.handle}/calendar-event`;
  const cookie = `muster.link=${token}`;
  return {
    read: () => supertest(test.app).get(path).set('Cookie', cookie),
    say: (body: object) =>
      supertest(test.app).post(`${path}/actions/respond`).set('Cookie', cookie).send(body),
  };
}

async function answersOf(): Promise<unknown> {
  const { body } = await recruiter.get(`/applications/${idOf(application)}/interviews`);
  const [{ candidateAnswer, hosts: people }] = body.data;
  return [candidateAnswer, ...people.map(({ answer }: { answer: unknown }) => answer)];
}
const open = { response: 'needs_action', note: null };

it('stores the answer of each person, notifies the organiser, and asks again after a move', async () => {
  const made = await recruiter.post(`/applications/${idOf(application)}/interviews`, {
    round: 'First talk',
    startsAt: inHours(60).toISOString(),
    confirmHours: true,
    durationMin: 45,
    hostIds: [recruiter, client].map(({ user }) => idOf(user)),
    place: 'platform_meeting',
  });
  expect(made.status).toBe(201);
  expect(await answersOf()).toEqual([open, open, open]);
  const { opens } = (await EmailMessageModel.findOne({ to: email }).lean()) ?? {};
  expect(opens).toEqual({ type: 'client_interview', id: made.body.id });

  const interviewId = new Types.ObjectId(made.body.id as string);
  const page = await pageOf('client_interview', interviewId, email);
  const seen = (await page.read()).body;
  expect(seen).toMatchObject({ response: 'needs_action', place: 'platform_meeting', sequence: 0 });
  expect(JSON.stringify(seen)).not.toContain(client.user.email);
  const said = await page.say({ answer: 'declined', note: 'On a train', sequence: 0 });
  expect(said.body).toMatchObject({ response: 'declined', note: 'On a train' });
  const ofClient = await pageOf('client_interview', interviewId, client.user.email);
  const { title } = (await ofClient.read()).body;
  const candidate = await CandidateModel.findById(application.candidateId).orFail();
  expect(title).toBe(`First talk, ${candidate.number}`);
  expect((await ofClient.say({ answer: 'tentative' })).status).toBe(200);
  // Colleagues find it among their invitations, too.
  const [own] = (await recruiter.get('/calendar/invitations')).body.data;
  expect(own).toMatchObject({ id: made.body.id, response: 'needs_action' });
  const path = `/calendar/events/${own.id}`;
  expect((await recruiter.get(`${path}/invitation`)).body).toMatchObject({ title, sequence: 0 });
  const yes = await recruiter.post(`${path}/actions/respond`, { answer: 'accepted' });
  expect(yes.body.response).toBe('accepted');
  expect(await answersOf()).toEqual([
    { response: 'declined', note: 'On a train' },
    { response: 'accepted', note: null },
    { response: 'tentative', note: null },
  ]);
  const told = await NotificationModel.find({ userId: recruiter.user._id }).lean();
  expect(told.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      '{name} declined the interview',
      expect.stringMatching(/may not be able to come to the interview with \{name\}/),
    ]),
  );

  await recruiter.post(`/client-interviews/${made.body.id}/actions/move`, {
    version: 1,
    startsAt: inHours(80).toISOString(),
    confirmHours: true,
    durationMin: 45,
    hostIds: made.body.hosts.map(({ id }: { id: string }) => id),
    place: 'platform_meeting',
  });
  expect(await answersOf()).toEqual([open, open, open]);
  expect((await page.read()).body).toMatchObject({ wasMoved: true, sequence: 1 });
  const late = await page.say({ answer: 'accepted', sequence: 0 });
  expect(late.body.error.code).toBe('EVENT_MOVED');
  expect((await page.say({ answer: 'accepted', sequence: 1 })).status).toBe(200);
  await recruiter.post(`/client-interviews/${made.body.id}/actions/cancel`, {
    version: 2,
    reason: 'The seat is filled',
  });
  expect((await page.say({ answer: 'declined' })).body.error.code).toBe('EVENT_CANCELLED');
});

it('refuses people who are not invited, or no longer', async () => {
  const interview = await createClientInterview(application, { hosts: hosts().slice(0, 1) });
  const stranger = await pageOf('client_interview', interview._id, client.user.email);
  expect((await stranger.read()).body.error.code).toBe('TOKEN_INVALID');
  expect((await stranger.say({ answer: 'accepted' })).body.error.code).toBe('TOKEN_INVALID');
  const path = `/calendar/events/${idOf(interview)}`;
  const outsider = await signInAs(test, 'recruiter');
  expect((await outsider.get(`${path}/invitation`)).status).toBe(404);
  const answer = await outsider.post(`${path}/actions/respond`, { answer: 'accepted' });
  expect(answer.status).toBe(404);
});

it('requests another time for a vetting interview if the candidate declines on the page', async () => {
  const candidate = await inVetting('interview_scheduled');
  const { interview } = await createRequest(candidate, { status: 'confirmed' });
  const page = await pageOf('vetting_interview', interview._id, candidate.email ?? '');
  expect((await page.say({ answer: 'declined', note: 'Ill' })).status).toBe(200);
  const path = `/candidates/${idOf(candidate)}/vetting`;
  const lead = await signInAs(test, 'team_lead');
  const [shown] = (await lead.get(path)).body.interviews;
  expect(shown).toMatchObject({
    status: 'rescheduling',
    candidateAnswer: { response: 'declined', note: 'Ill' },
    interviewers: [{ answer: open }],
  });
});
