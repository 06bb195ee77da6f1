import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { createSubmitted } from '../../applications/client/client-scene.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { ScheduleRequestModel } from '../../../records/scheduling/schedule-request.model.ts';
import { createRoundRequest, setAlwaysOpen, slotOn } from '../scheduling.fixtures.ts';
import { phoneOf } from '../visit-phone.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let manager: SignedIn;
let viewer: SignedIn;
let job: Job;
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const iso = (at: Date) => at.toISOString();

beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  const company = await createCompany({ accountManagerId: recruiter.user._id });
  const member = async (role: 'client_manager' | 'client_viewer') => {
    const person = await signInAs(test, role, { assignment: { companyId: company._id } });
    await CompanyUserModel.create({
      companyId: company._id,
      userId: person.user._id,
      status: 'active',
    });
    await setAlwaysOpen(person.user._id);
    return person;
  };
  [manager, viewer] = [await member('client_manager'), await member('client_viewer')];
  job = await createJob({
    companyId: company._id,
    leadRecruiterId: recruiter.user._id,
    interviewerIds: [manager.user._id, viewer.user._id],
  });
});
afterAll(() => test.close());

let people = 0;
async function met(changes: Partial<Parameters<typeof createSubmitted>[0]> = {}) {
  const email = `times${(people += 1)}@people.test`;
  const scene = { job, ownerUserId: recruiter.user._id, kind: 'client_interview' } as const;
  return {
    email,
    application: await createSubmitted({ ...scene, candidate: { email }, ...changes }),
  };
}
const pathOf = (application: Application) =>
  `/client/candidates/${idOf(application)}/schedule-requests`;
const proposal = (offered: readonly Date[], changes: object = {}) => ({
  round: 'First talk',
  durationMin: 45,
  hostIds: [idOf(manager.user)],
  place: 'platform_meeting',
  offered: offered.map(iso),
  ...changes,
});

it('a client proposes times of its own people; the candidate chooses one, and all see it', async () => {
  const { application, email } = await met();
  const path = pathOf(application);
  expect((await manager.get(path)).body).toMatchObject({ data: [], mayPropose: true });
  const times = await manager.get(
    `/client/candidates/${idOf(application)}/free-times?durationMin=45&hostIds=${idOf(manager.user)}`,
  );
  expect(times.body.times.length).toBeGreaterThan(10);
  const offered = [slotOn(20), slotOn(22, 3)];
  const made = await manager.post(path, proposal(offered));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    status: 'slots_proposed',
    offered: offered.map(iso),
    mayWithdraw: true,
    mayFix: false,
    proposedBy: { id: idOf(manager.user) },
  });
  const told = await NotificationModel.findOne({ userId: recruiter.user._id }).sort({ _id: -1 });
  expect(told?.title).toBe('The client proposes times for an interview: {name}, First talk');
  const [mail] = await EmailMessageModel.find({ to: email }).lean();
  expect(mail?.template).toBe('interview_choose');
  // The times are reserved: nobody else is offered them with the same person.
  const second = await met();
  expect((await manager.post(pathOf(second.application), proposal(offered))).body.error.code).toBe(
    'SLOT_TAKEN',
  );
  const request = await ScheduleRequestModel.findById(made.body.id as string).orFail();
  const phone = await phoneOf(test.app, request.toObject(), email);
  const choice = { startsAt: iso(offered[1] ?? new Date()), timeZone: 'Asia/Kolkata' };
  expect((await phone.act('choose', choice)).body).toMatchObject({ status: 'confirmed' });
  const [interview] = (await manager.get('/client/interviews/upcoming')).body.data;
  expect(interview).toMatchObject({ round: 'First talk', startsAt: choice.startsAt });
  expect((await manager.get(path)).body.data).toEqual([]);
  const staff = await recruiter.get(`/applications/${idOf(application)}/schedule-requests`);
  expect(staff.body.data[0].proposedBy).toMatchObject({ id: idOf(manager.user) });
});

it('a client accepts a time that the candidate proposes instead, or withdraws its own times', async () => {
  const { application, email } = await met();
  const made = await manager.post(pathOf(application), proposal([slotOn(20, 4), slotOn(22, 5)]));
  const request = await ScheduleRequestModel.findById(made.body.id as string).orFail();
  const phone = await phoneOf(test.app, request.toObject(), email);
  const windows = [6, 7].map((days) => ({
    startsAt: iso(slotOn(20, days)),
    endsAt: iso(slotOn(26, days)),
  }));
  await phone.act('propose', { windows, timeZone: 'Asia/Kolkata', note: 'Call me: +55 11 9999' });
  const [shown] = (await manager.get(pathOf(application))).body.data;
  expect(shown).toMatchObject({ windows, mayFix: true });
  expect(JSON.stringify(shown)).not.toContain('+55');
  const mails = await EmailMessageModel.find({ to: manager.user.email }).sort({ _id: -1 }).lean();
  expect(mails[0]?.template).toBe('client_interview_times');
  const act = (who: SignedIn, id: string, action: string, body: object) =>
    who.post(`/client/schedule-requests/${id}/actions/${action}`, body);
  const outside = { version: shown.version, startsAt: iso(slotOn(40, 6)) };
  expect((await act(manager, shown.id, 'fix', outside)).status).toBe(422);
  const fixed = await act(manager, shown.id, 'fix', {
    version: shown.version,
    startsAt: iso(slotOn(21, 6)),
  });
  expect(fixed.body).toMatchObject({ status: 'confirmed', mayFix: false });

  const other = await met();
  const again = await manager.post(
    pathOf(other.application),
    proposal([slotOn(20, 8), slotOn(22, 8)]),
  );
  const closed = await act(manager, again.body.id, 'withdraw', { version: again.body.version });
  expect(closed.body).toMatchObject({ status: 'cancelled', mayWithdraw: false });
});

it('a client proposes only its own people, and only at the stage of client interviews', async () => {
  const { application } = await met();
  const times = [slotOn(20, 9), slotOn(22, 9)];
  const staff = { hostIds: [idOf(recruiter.user)] };
  expect((await manager.post(pathOf(application), proposal(times, staff))).status).toBe(422);
  expect((await manager.post(pathOf(application), proposal(times.slice(1)))).status).toBe(422);
  expect((await viewer.post(pathOf(application), proposal(times))).status).toBe(403);
  expect((await viewer.get(pathOf(application))).body).toMatchObject({
    mayPropose: false,
    people: [],
  });
  const early = await met({ kind: 'submitted' });
  expect((await manager.post(pathOf(early.application), proposal(times))).body.error.code).toBe(
    'INVALID_TRANSITION',
  );
  // Only the agency changes what it proposed.
  const request = await createRoundRequest(application);
  const withdraw = `/client/schedule-requests/${idOf(request)}/actions/withdraw`;
  expect((await manager.post(withdraw, { version: request.version })).status).toBe(403);
});
