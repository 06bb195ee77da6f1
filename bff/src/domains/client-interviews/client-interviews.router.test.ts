import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { ended } from '../applications/application.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { createAskedFeedback } from '../applications/feedback/feedback.fixtures.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createEventRecord } from '../calendar/calendar.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import type { Company } from '../../records/companies/company.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { HostHoursModel } from '../../records/scheduling/host-hours.model.ts';
import { createRequest, setAlwaysOpen, slotOn } from '../scheduling/scheduling.fixtures.ts';
import { createInterview } from '../vetting/vetting.fixtures.ts';
import { createClientInterview, inHours } from './client-interviews.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let admin: SignedIn;
let manager: SignedIn;
let viewer: SignedIn;
let company: Company;
let job: Job;

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

async function member(role: 'client_admin' | 'client_manager' | 'client_viewer', of: Company) {
  const person = await signInAs(test, role, { assignment: { companyId: of._id } });
  await CompanyUserModel.create({
    companyId: of._id,
    userId: person.user._id,
    status: 'active',
  });
  return person;
}

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  company = await createCompany({ name: 'Acme', accountManagerId: recruiter.user._id });
  admin = await member('client_admin', company);
  manager = await member('client_manager', company);
  viewer = await member('client_viewer', company);
  job = await createJob({
    companyId: company._id,
    title: 'Go engineer',
    leadRecruiterId: recruiter.user._id,
    interviewerIds: [manager.user._id],
  });
});
afterAll(() => test.close());

const submit = (changes: Partial<Parameters<typeof createSubmitted>[0]> = {}) =>
  createSubmitted({
    job,
    ownerUserId: recruiter.user._id,
    kind: 'client_interview',
    ...changes,
  });

let hours = 200;
const appointment = (hosts: readonly SignedIn[], changes = {}) => ({
  startsAt: inHours((hours += 3)).toISOString(),
  confirmHours: true,
  durationMin: 45,
  hostIds: hosts.map(({ user }) => idOf(user)),
  place: 'external_link',
  placeValue: 'https://meet.example.com/acme',
  ...changes,
});
const arrange = (application: Application, hosts: readonly SignedIn[], changes = {}) =>
  recruiter.post(`/applications/${idOf(application)}/interviews`, {
    round: 'First conversation',
    message: 'Bring your questions.',
    ...appointment(hosts, changes),
  });
const act = (id: string, action: string, body: object) =>
  recruiter.post(`/client-interviews/${id}/actions/${action}`, body);
const mailsOf = async (to: string | null) =>
  (await EmailMessageModel.find({ to }).sort({ createdAt: 1, _id: 1 }).lean()).map(
    ({ template, calendar }) => [template, calendar?.method, calendar?.sequence, calendar?.uid],
  );

it('arranges, moves and cancels one event in the calendars of all sides', async () => {
  const application = await submit({ candidate: { email: 'ines@people.test' } });
  const made = await arrange(application, [recruiter, manager]);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    status: 'confirmed',
    version: 1,
    ask: null,
    hosts: [{ side: 'agency' }, { side: 'client' }],
    allowedActions: ['move', 'cancel'],
  });
  const { id } = made.body;
  const moved = await act(id, 'move', { version: 1, ...appointment([recruiter, admin]) });
  expect(moved.body).toMatchObject({ version: 2, status: 'confirmed' });
  const stale = await act(id, 'cancel', { version: 1, reason: 'On hold' });
  expect(stale.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { id } },
  });
  const cancelled = await act(id, 'cancel', { version: 2, reason: 'The job is on hold.' });
  expect(cancelled.body).toMatchObject({ status: 'cancelled', allowedActions: [] });
  const events = await ApplicationEventModel.find({ applicationId: application._id }).lean();
  expect(events.map(({ type, actorKind }) => [type, actorKind])).toEqual([
    ['interview_arranged', 'person'],
    ['interview_moved', 'person'],
    ['interview_cancelled', 'person'],
  ]);
  const mails = await mailsOf('ines@people.test');
  const uid = `client-interview-${id}@muster`;
  expect(mails).toEqual([
    ['client_interview_arranged', 'request', 0, uid],
    ['client_interview_moved', 'request', 1, uid],
    ['client_interview_cancelled', 'cancel', 2, uid],
  ]);
  // A host removed by the move gets a cancellation for their calendar.
  expect((await mailsOf(manager.user.email)).map(([, method]) => method)).toEqual([
    'request',
    'cancel',
  ]);
  expect((await mailsOf(admin.user.email)).map(([, method]) => method)).toEqual([
    'request',
    'cancel',
  ]);
  await test.runEvents();
  const texts = await EmailMessageModel.find({ to: admin.user.email }).lean();
  expect(texts.map(({ text }) => text).join()).not.toMatch(/Inês|Duarte|ines@/);
});

it('shows client users the feedback on this round, as far as each may know', async () => {
  const application = await submit();
  const over = { startsAt: inHours(-5), status: 'completed' as const };
  const interview = await createClientInterview(application, over);
  const said = { status: 'submitted', round: interview.round } as const;
  await createAskedFeedback(application, {
    ...said,
    authorEmail: 'secret@client.test',
    privateToAgency: true,
  });
  await createAskedFeedback(application, { ...said, authorEmail: 'a@client.test', round: 'Other' });
  const read = async (who: SignedIn) => {
    const { body } = await who.get(`/client/interviews/${idOf(interview)}`).expect(200);
    return [body.hasFeedback, body.feedback.length];
  };
  expect(await read(manager)).toEqual([false, 0]);
  expect(await read(admin)).toEqual([true, 1]);
});

it('accepts late feedback, and feedback of users not asked, once the interview is over', async () => {
  const application = await submit();
  const at = (interview: { _id: Types.ObjectId }) =>
    `/client/interviews/${idOf(interview)}/actions/begin-feedback`;
  const over = {
    startsAt: inHours(-5),
    hosts: [{ userId: viewer.user._id, side: 'client' as const }],
  };
  const ended = await createClientInterview(application, over);
  const shown = (await manager.get(`/client/interviews/${idOf(ended)}`)).body;
  expect(shown).toMatchObject({ ownFeedback: null, mayGiveFeedback: true });
  const begun = await manager.post(at(ended), {}).expect(200);
  const path = `/client/feedback/${begun.body.feedbackId}`;
  expect((await manager.get(path)).body).toMatchObject({
    status: 'draft',
    round: ended.round,
    askedBy: null,
    allowedActions: ['save', 'submit'],
  });
  // A second request changes nothing, and no mail asks for feedback that is already begun.
  expect((await manager.post(at(ended), {})).body).toEqual(begun.body);
  expect(
    await EmailMessageModel.countDocuments({
      template: 'client_feedback_request',
      subjectId: begun.body.feedbackId,
    }),
  ).toBe(0);
  const words = {
    version: 1,
    rating: 4,
    recommendation: 'yes',
    comment: 'Clear and calm.',
    criteria: { technical: 4, communication: 5, fit: null },
    privateToAgency: false,
    shareable: false,
  };
  await manager.post(`${path}/actions/submit`, words).expect(200);
  expect((await manager.get(`/client/interviews/${idOf(ended)}`)).body).toMatchObject({
    hasFeedback: true,
    ownFeedback: { id: begun.body.feedbackId, isSent: true },
    mayGiveFeedback: false,
  });
  // A user whose answer deadline has passed can continue writing.
  const late = await createAskedFeedback(application, {
    round: ended.round,
    authorEmail: viewer.user.email,
    authorUserId: viewer.user._id,
    answerBy: new Date(Date.now() - 1),
  });
  expect((await viewer.get(`/client/feedback/${idOf(late)}`)).body.allowedActions).toEqual([]);
  expect((await viewer.post(at(ended), {})).body).toEqual({ feedbackId: idOf(late) });
  expect((await viewer.get(`/client/feedback/${idOf(late)}`)).body.allowedActions).toEqual([
    'save',
    'submit',
  ]);
});

it('takes the feedback of an invited user who does not see the job otherwise', async () => {
  const hidden = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
  const application = await submit({ job: hidden });
  const invited = {
    startsAt: inHours(-5),
    hosts: [{ userId: manager.user._id, side: 'client' as const }],
  };
  const interview = await createClientInterview(application, invited);
  const path = `/client/interviews/${idOf(interview)}`;
  expect((await manager.get(path)).body).toMatchObject({
    candidate: { hasProfile: false },
    mayGiveFeedback: true,
  });
  const { feedbackId } = (await manager.post(`${path}/actions/begin-feedback`, {})).body;
  const rows = async (who: SignedIn) =>
    (await who.get('/client/feedback')).body.data.map(({ id }: { id: string }) => id);
  expect(await rows(manager)).toContain(feedbackId);
  const written = await manager.get(`/client/feedback/${feedbackId}`);
  expect(written.body).toMatchObject({ status: 'draft', allowedActions: ['save', 'submit'] });
  // The candidate's profile stays closed, and the feedback is only for its author.
  expect((await manager.get(`/client/candidates/${idOf(application)}`)).status).toBe(404);
  expect((await admin.get(`/client/feedback/${feedbackId}`)).status).toBe(404);
});

it('refuses feedback before the end, on interviews not held, or from users without access', async () => {
  const application = await submit();
  const at = (interview: { _id: Types.ObjectId }) =>
    `/client/interviews/${idOf(interview)}/actions/begin-feedback`;
  const ahead = await createClientInterview(application);
  expect((await manager.post(at(ahead), {})).body.error.code).toBe('FEEDBACK_NOT_YET');
  const missed = await createClientInterview(application, {
    startsAt: inHours(-5),
    status: 'no_show',
  });
  expect((await manager.post(at(missed), {})).body.error.code).toBe('INVALID_TRANSITION');
  const over = await createClientInterview(application, { startsAt: inHours(-5) });
  // The viewer was not invited.
  expect((await viewer.post(at(over), {})).status).toBe(404);
  const stranger = await member('client_admin', await createCompany());
  expect((await stranger.post(at(over), {})).status).toBe(404);
  expect((await recruiter.post(at(over), {})).status).toBe(403);
});

it('shows hosts busy by calendar, day off or a held slot, and does not book them twice', async () => {
  const application = await submit();
  const staff = await Promise.all([1, 2, 3, 4].map(() => signInAs(test, 'recruiter')));
  const [meets, away, kept, free] = staff.map(({ user }) => user._id);
  const startsAt = slotOn(20, 30);
  const day = startsAt.toISOString().slice(0, 10);
  if (!meets || !away || !kept || !free) throw new Error('Somebody is missing');
  await createEventRecord(meets, { startsAt });
  await setAlwaysOpen(away);
  const off = { kind: 'out_of_office', firstDay: day, lastDay: day, from: null, to: null };
  await HostHoursModel.updateOne(
    { userId: away },
    { $set: { overrides: [{ ...off, note: null, substituteId: null }] } },
  );
  await createRequest(await createCandidateRecord(), {
    status: 'slots_proposed',
    hostIds: [kept],
    offered: [startsAt],
    holdUntil: inHours(48),
  });
  const time = { startsAt: startsAt.toISOString() };
  const { body } = await recruiter.get(
    `/applications/${idOf(application)}/interviews/people?startsAt=${time.startsAt}&durationMin=45`,
  );
  const isFree = (id: Types.ObjectId) =>
    body.data.find((one: { id: string }) => one.id === id.toHexString()).isFree;
  expect([meets, away, kept, free].map(isFree)).toEqual([false, false, false, true]);
  const taken = await arrange(application, staff.slice(2), time);
  expect(taken.body.error.code).toBe('SLOT_TAKEN');
  expect((await arrange(application, staff.slice(3), time)).status).toBe(201);
});

it('requires confirmation for a time outside the candidate’s usual hours', async () => {
  const application = await submit({ candidate: { timeZone: 'Asia/Kolkata' } });
  const host = await signInAs(test, 'recruiter');
  // 01:30 and 16:00 in the candidate's time zone.
  const [night, day] = [slotOn(40, 40), slotOn(21, 40)];
  const at = (time: Date, confirmHours = false) => ({
    startsAt: time.toISOString(),
    confirmHours,
  });
  const refused = await arrange(application, [host], at(night));
  expect(refused.body.error.fields).toMatchObject([{ path: 'confirmHours', code: 'REQUIRED' }]);
  const made = (await arrange(application, [host], at(day))).body;
  const move = (version: number, changes: object) =>
    act(made.id, 'move', { version, ...appointment([host], changes) });
  expect((await move(1, at(night))).body.error.fields).toMatchObject([{ path: 'confirmHours' }]);
  expect((await move(1, at(night, true))).body.version).toBe(2);
  // A confirmed time needs no second confirmation.
  const elsewhere = { ...at(night), place: 'platform_meeting', placeValue: null };
  expect((await move(2, elsewhere)).body.version).toBe(3);
});

it('books a person’s time once, whatever kinds of interview compete for it', async () => {
  const [one, other] = [await submit(), await submit()];
  const at = appointment([manager]);
  const answers = await Promise.all(
    [one, other].map((application) => arrange(application, [], at)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const third = await submit();
  const startsAt = inHours((hours += 3));
  await createInterview(
    { _id: third.candidateId },
    { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) },
  );
  const clash = await arrange(third, [admin], { startsAt: startsAt.toISOString() });
  expect(clash.body.error.code).toBe('SLOT_TAKEN');
  const people = await recruiter.get(
    `/applications/${idOf(third)}/interviews/people?startsAt=${at.startsAt}`,
  );
  const free = new Map(
    people.body.data.map((row: { id: string; isFree: boolean }) => [row.id, row.isFree]),
  );
  expect(free.get(idOf(manager.user))).toBe(false);
  expect(free.get(idOf(admin.user))).toBe(true);
});

it('refuses strangers, clients in internal interviews, past times and candidates not submitted', async () => {
  const application = await submit();
  const stranger = await member('client_admin', await createCompany());
  const refused = await arrange(application, [stranger]);
  expect(refused.body.error.fields).toMatchObject([{ path: 'hostIds[0]', code: 'NOT_ALLOWED' }]);
  const internal = await arrange(application, [admin], { kind: 'internal' });
  expect(internal.body.error.fields).toMatchObject([{ path: 'hostIds[0]', code: 'NOT_ALLOWED' }]);
  const past = await arrange(application, [admin], { startsAt: inHours(-1).toISOString() });
  expect(past.body.error.fields).toMatchObject([{ path: 'startsAt', code: 'IN_PAST' }]);
  const linkless = await arrange(application, [admin], { placeValue: 'over there' });
  expect(linkless.body.error.fields).toMatchObject([{ path: 'placeValue' }]);
  await ApplicationModel.updateOne({ _id: application._id }, { submissionVersion: 0 });
  const early = await arrange(application, [admin]);
  expect(early.body.error.code).toBe('INVALID_TRANSITION');
  const list = await recruiter.get(`/applications/${idOf(application)}/interviews`);
  expect(list.body).toMatchObject({ data: [], mayArrange: ['internal'] });
});

it('shows interviews that took place on the timeline, and none before their time', async () => {
  const application = await submit();
  const early = await createClientInterview(application, { startsAt: inHours(1) });
  for (const [action, body] of [
    ['finish', {}],
    ['mark-no-show', { party: 'candidate' }],
  ] as const)
    expect((await act(idOf(early), action, { version: 1, ...body })).body.error.code).toBe(
      'INTERVIEW_TOO_EARLY',
    );
  const over = await createClientInterview(application, { startsAt: inHours(-2) });
  expect((await act(idOf(over), 'finish', { version: 1 })).body.status).toBe('completed');
  const events = await ApplicationEventModel.find({ applicationId: application._id }).lean();
  expect(events).toMatchObject([
    { type: 'interview_done', note: 'First conversation', actorId: recruiter.user._id },
  ]);
  const missed = await createClientInterview(application, { startsAt: inHours(-5) });
  const noted = await act(idOf(missed), 'mark-no-show', { version: 1, party: 'candidate' });
  expect(noted.body).toMatchObject({ status: 'no_show', noShowParty: 'candidate' });
  const { body } = await recruiter.get(
    `/candidates/${application.candidateId.toHexString()}/activity`,
  );
  expect((body.data as { action: string }[]).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['interview_done', 'interview_missed']),
  );
});

it('shows client users their own interviews: the candidate as submitted, no rate, no others', async () => {
  const hidden = await createJob({ companyId: company._id, title: 'Secret to the manager' });
  const [open, other] = [await submit(), await submit({ job: hidden })];
  const mine = await createClientInterview(open, {
    hosts: [{ userId: manager.user._id, side: 'client' }],
  });
  const theirs = await createClientInterview(other, {
    hosts: [{ userId: viewer.user._id, side: 'client' }],
  });
  const internal = await createClientInterview(open, { kind: 'internal' });
  const upcoming = async (who: SignedIn): Promise<string[]> =>
    (await who.get('/client/interviews/upcoming')).body.data.map(({ id }: { id: string }) => id);
  const shown = [idOf(mine), idOf(theirs), idOf(internal)];
  const seen = async (who: SignedIn) =>
    (await upcoming(who)).filter((id) => shown.includes(id)).toSorted();
  expect(await seen(admin)).toEqual([idOf(mine), idOf(theirs)].toSorted());
  expect(await seen(manager)).toEqual([idOf(mine)]);
  expect(await seen(viewer)).toEqual([idOf(theirs)]);
  const stranger = await member('client_admin', await createCompany());
  expect(await seen(stranger)).toEqual([]);
  const read = (who: SignedIn, id: string) => who.get(`/client/interviews/${id}`);
  for (const [who, id] of [
    [manager, idOf(theirs)],
    [viewer, idOf(mine)],
    [admin, idOf(internal)],
    [stranger, idOf(mine)],
    [admin, 'C-000001'],
  ] as const)
    expect((await read(who, id)).status).toBe(404);
  const page = await read(admin, idOf(mine));
  expect(page.body).toMatchObject({
    job: { title: 'Go engineer' },
    summary: 'Calm and clear.',
    candidate: { applicationId: idOf(open), standing: 'interview' },
    allowedActions: ['ask_reschedule', 'add_colleague'],
  });
  expect(page.text).not.toMatch(/billRate|91\.00|email|@/);
  expect((await read(viewer, idOf(theirs))).body.allowedActions).toEqual([]);
  // An interviewer who does not see the job has the interview, and no profile to open.
  const joined = await createClientInterview(other, {
    hosts: [{ userId: manager.user._id, side: 'client' }],
  });
  expect(page.body.candidate.hasProfile).toBe(true);
  expect((await read(manager, idOf(joined))).body.candidate.hasProfile).toBe(false);
  expect((await manager.get(`/client/candidates/${idOf(other)}`)).status).toBe(404);
});

it('notifies everyone with an account, each in suitable words', async () => {
  const ines = await signInAs(test, 'candidate');
  const application = await submit({ candidate: { userId: ines.user._id } });
  await arrange(application, [manager]);
  const told = async ({ user }: SignedIn) =>
    (await NotificationModel.find({ userId: user._id, topic: 'interview' }).lean()).map(
      ({ title, link, mail }) => [title, link, mail],
    );
  expect(await told(ines)).toEqual([
    ['First conversation, Go engineer: arranged', '/my/calendar', 'off'],
  ]);
  expect((await told(manager)).at(-1)).toEqual([
    expect.stringMatching(/^First conversation with C-\d+: arranged$/),
    expect.stringMatching(/^\/client-dashboard\//),
    'off',
  ]);
});

it('lets the client request another time, and staff keep the old one; a colleague joins', async () => {
  const application = await submit();
  const interview = await createClientInterview(application, {
    organiserId: recruiter.user._id,
    startsAt: inHours(500),
    hosts: [{ userId: manager.user._id, side: 'client' }],
  });
  const path = `/client/interviews/${idOf(interview)}/actions`;
  const asked = await manager.post(`${path}/ask-move`, { version: 1, note: 'We are away.' });
  expect(asked.body).toMatchObject({
    status: 'reschedule_requested',
    ask: { note: 'We are away.' },
  });
  expect(await NotificationModel.countDocuments({ userId: recruiter.user._id })).toBeGreaterThan(0);
  const again = await manager.post(`${path}/ask-move`, { version: 1, note: 'We are away.' });
  expect(again.status).toBe(200);
  const kept = await act(idOf(interview), 'keep-original', { version: 2 });
  expect(kept.body).toMatchObject({ status: 'confirmed', ask: null });
  const added = await admin.post(`${path}/add-colleague`, {
    version: 3,
    userId: idOf(viewer.user),
  });
  expect(added.body.hosts).toHaveLength(2);
  expect((await mailsOf(viewer.user.email)).at(-1)?.slice(0, 3)).toEqual([
    'client_interview_client',
    'request',
    0,
  ]);
  const foreign = await admin.post(`${path}/add-colleague`, {
    version: 4,
    userId: idOf(recruiter.user),
  });
  expect(foreign.body.error.fields).toMatchObject([{ path: 'userId', code: 'NOT_ALLOWED' }]);
  const late = await createClientInterview(application, { startsAt: inHours(1) });
  const refused = await admin.post(`/client/interviews/${idOf(late)}/actions/ask-move`, {
    version: 1,
    note: 'Later, please.',
  });
  expect(refused.body.error.code).toBe('TOO_LATE_TO_CHANGE');
});

it('keeps past interviews with withdrawn candidates visible, with the outcome', async () => {
  const application = await submit({ changes: ended('rejected', 'client_interview') });
  const over = await createClientInterview(application, {
    startsAt: inHours(-30),
    status: 'completed',
  });
  const { body } = await admin.get('/client/interviews/past');
  const row = body.data.find(({ id }: { id: string }) => id === idOf(over));
  expect(row).toMatchObject({
    status: 'completed',
    hasFeedback: false,
    candidate: { standing: 'gone' },
  });
});
