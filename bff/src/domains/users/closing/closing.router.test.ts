import { dayMs, shownAt } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { ClientInterviewModel } from '../../../records/client-interviews/client-interview.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { mailsTo } from '../../auth/auth.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createClientInterview } from '../../client-interviews/client-interviews.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createInterview, createInterviewer, inVetting } from '../../vetting/vetting.fixtures.ts';
import { closeDueAccounts } from './close-due.ts';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const act = (agent: SignedIn, userId: Types.ObjectId, action: string, body: object) =>
  agent.post(`/users/${userId.toHexString()}/actions/${action}`, { version: 1, ...body });
const disable = (userId: Types.ObjectId, rest: object = {}) =>
  act(admin, userId, 'disable', { reason: 'Left us', ...rest });
const effectsOf = async (userId: Types.ObjectId) =>
  (await admin.get(`/users/${userId.toHexString()}/disable-effects`).expect(200)).body;

/** Returns noon in UTC, this many working days ahead. */
function noonIn(workingDays: number): Date {
  let day = new Date(Math.floor(Date.now() / dayMs) * dayMs + dayMs / 2);
  for (let left = workingDays; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (![0, 6].includes(day.getUTCDay())) left -= 1;
  }
  return day;
}
/** Returns the day this many days ahead, in the time zone of the accounts here. */
const dayIn = (days: number) =>
  new Date(shownAt(Date.now() + days * dayMs, 'Europe/Lisbon')).toISOString().slice(0, 10);

async function vettingBy(userId: Types.ObjectId, startsAt: Date) {
  const person = await inVetting('interview_scheduled', { ownerUserId: admin.user._id });
  return createInterview(person, { startsAt, interviewers: [{ userId, isLead: true }] });
}
async function clientCallBy(userId: Types.ObjectId, startsAt: Date) {
  const job = await createJob();
  const application = await createApplication({
    candidateId: (await createCandidateRecord())._id,
    jobId: job._id,
    companyId: job.companyId,
    ownerUserId: admin.user._id,
  });
  const hosts = [{ userId, side: 'agency' as const }];
  return createClientInterview(application, { startsAt, hosts, organiserId: userId });
}
const rename = (_id: Types.ObjectId, firstName: string) =>
  UserModel.updateOne({ _id }, { firstName, lastName: 'Test', preferredName: null });
interface Logged {
  action: string;
  changes: { path: string }[];
}
const hostsIn = (events: readonly Logged[], of: string) =>
  events
    .filter(({ action }) => action === of)
    .flatMap(({ changes }) => changes.filter(({ path }) => path === 'host'));
const heldBy = async (id: Types.ObjectId) =>
  (await VettingInterviewModel.findById(id).lean())?.interviewers.map((one) => one.userId);

describe('interviews of a user who leaves', () => {
  it('are proposed to a free colleague with the fewest interviews', async () => {
    const [leaver, idle, busy] = [
      await createInterviewer(),
      await createInterviewer(),
      await createInterviewer(),
    ];
    const startsAt = noonIn(3);
    const interview = await vettingBy(leaver._id, startsAt);
    await vettingBy(busy._id, startsAt);
    const { interviews } = await effectsOf(leaver._id);
    expect(interviews).toHaveLength(1);
    const [{ id, proposedId, substitutes }] = interviews;
    expect(id).toBe(interview._id.toHexString());
    const of = (userId: Types.ObjectId) =>
      substitutes.find((one: { id: string }) => one.id === userId.toHexString());
    expect(of(idle._id)).toMatchObject({ isFree: true, interviews: 0 });
    expect(of(busy._id)).toMatchObject({ isFree: false, interviews: 1 });
    expect(of(leaver._id)).toBeUndefined();
    const proposed = substitutes.find((one: { id: string }) => one.id === proposedId);
    expect(proposed).toMatchObject({ isFree: true, interviews: 0 });
  });

  it('are all listed, however far ahead, with the colleagues who are free then', async () => {
    const [leaver, idle] = [await createInterviewer(), await createInterviewer()];
    const near = await vettingBy(leaver._id, noonIn(2));
    const far = await vettingBy(leaver._id, noonIn(90));
    const { interviews, moreInterviews } = await effectsOf(leaver._id);
    expect(interviews.map(({ id }: { id: string }) => id)).toEqual([
      near._id.toHexString(),
      far._id.toHexString(),
    ]);
    expect(moreInterviews).toBe(0);
    const isFree = interviews.map(({ substitutes }: { substitutes: { id: string }[] }) =>
      substitutes.find(({ id }) => id === idle._id.toHexString()),
    );
    expect(isFree).toMatchObject([{ isFree: true }, { isFree: true }]);
  });

  it('are distributed: nobody is proposed for two at once', async () => {
    const leaver = await createInterviewer();
    await createInterviewer();
    await vettingBy(leaver._id, noonIn(4));
    await vettingBy(leaver._id, noonIn(4));
    const { interviews } = await effectsOf(leaver._id);
    const proposed = interviews.map((one: { proposedId: string }) => one.proposedId);
    expect(proposed).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(proposed).size).toBe(2);
  });

  it('move with their calendar entries, both vetting and client interviews', async () => {
    const [leaver, heir] = [await createInterviewer(), await createInterviewer()];
    await rename(leaver._id, 'Lena');
    await rename(heir._id, 'Henk');
    const vetting = await vettingBy(leaver._id, noonIn(5));
    const call = await clientCallBy(leaver._id, noonIn(6));
    const left = await vettingBy(leaver._id, noonIn(7));
    const toUserId = heir._id.toHexString();
    await disable(leaver._id, {
      substitutes: [
        { interviewId: vetting._id.toHexString(), toUserId },
        { interviewId: call._id.toHexString(), toUserId },
        { interviewId: left._id.toHexString(), toUserId: null },
      ],
    }).expect(200);
    expect(await heldBy(vetting._id)).toEqual([heir._id]);
    const moved = await ClientInterviewModel.findById(call._id).lean();
    expect(moved).toMatchObject({ hosts: [{ userId: heir._id }], organiserId: heir._id });
    const entries = (await mailsTo(test, heir.email)).flatMap(({ calendar }) => calendar ?? []);
    expect(entries).toMatchObject([
      {
        uid: `vetting-interview-${vetting._id.toHexString()}@muster`,
        sequence: 1,
        method: 'request',
      },
      {
        uid: `client-interview-${call._id.toHexString()}@muster`,
        sequence: 1,
        method: 'request',
      },
    ]);
    const lost = (await mailsTo(test, leaver.email)).flatMap(({ calendar }) => calendar ?? []);
    expect(lost.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['cancel', 1],
      ['cancel', 1],
    ]);
    const log = await admin.get('/audit-events?limit=50').expect(200);
    const given = { path: 'host', before: 'Lena Test', after: 'Henk Test' };
    expect(hostsIn(log.body.data, 'candidate.vetting_interview')).toMatchObject([given]);
    expect(hostsIn(log.body.data, 'application.interview')).toMatchObject([given]);
    const tasks = await TaskModel.find({ rule: /^(vetting|interview)-cover:/, status: 'open' });
    const rules = tasks.map(({ rule }) => rule);
    expect(rules).toContain(`vetting-cover:${left._id.toHexString()}`);
    expect(rules).not.toContain(`vetting-cover:${vetting._id.toHexString()}`);
    expect(rules).not.toContain(`interview-cover:${call._id.toHexString()}`);
  });

  it('cannot go to a colleague who has another interview then, or may not hold them', async () => {
    const [leaver, busy] = [await createInterviewer(), await createInterviewer()];
    const viewer = await signInAs(test, 'staff_viewer');
    const interview = await vettingBy(leaver._id, noonIn(8));
    await vettingBy(busy._id, noonIn(8));
    for (const [toUserId, code] of [
      [busy._id.toHexString(), 'TIME_OVERLAP'],
      [viewer.userId, 'NOT_ALLOWED'],
    ]) {
      const { body } = await disable(leaver._id, {
        substitutes: [{ interviewId: interview._id.toHexString(), toUserId }],
      });
      expect(body.error.fields).toMatchObject([{ path: 'substitutes[0].toUserId', code }]);
    }
    expect(await heldBy(interview._id)).toEqual([leaver._id]);
    expect((await UserModel.findById(leaver._id).lean())?.status).toBe('active');
  });
});

describe('an account that ends on a future day', () => {
  it('stays open until then; interviews after that day move to others at once', async () => {
    const [leaver, heir] = [await createInterviewer(), await createInterviewer()];
    const before = await vettingBy(leaver._id, noonIn(2));
    const after = await vettingBy(leaver._id, noonIn(20));
    const left = await vettingBy(leaver._id, noonIn(21));
    const on = dayIn(14);
    const give = (id: Types.ObjectId) => ({
      interviewId: id.toHexString(),
      toUserId: heir._id.toHexString(),
    });
    const early = await disable(leaver._id, { on, substitutes: [give(before._id)] });
    expect(early.body.error.fields).toMatchObject([
      { path: 'substitutes[0].toUserId', code: 'NOT_ALLOWED' },
    ]);
    const { body } = await disable(leaver._id, { on, substitutes: [give(after._id)] }).expect(200);
    expect(body).toMatchObject({ status: 'active', closing: { on, isStuck: false } });
    expect(await heldBy(before._id)).toEqual([leaver._id]);
    expect(await heldBy(after._id)).toEqual([heir._id]);
    const task = { rule: `vetting-cover:${left._id.toHexString()}` };
    expect(await TaskModel.findOne(task).lean()).toMatchObject({ status: 'open' });
    // No later interview is given to them.
    const standing = async (startsAt: Date) => {
      const person = await inVetting('interview_to_schedule', { ownerUserId: admin.user._id });
      const path = `/candidates/${person._id.toHexString()}/vetting-interviews/interviewers`;
      const { data } = (
        await admin.get(`${path}?startsAt=${startsAt.toISOString()}&durationMin=60`).expect(200)
      ).body;
      return data.find((one: { id: string }) => one.id === leaver._id.toHexString())?.standing;
    };
    expect([await standing(noonIn(3)), await standing(noonIn(28))]).toEqual([
      expect.not.stringContaining('away'),
      'away',
    ]);

    const stays = await act(admin, leaver._id, 'keep-open', { version: body.version }).expect(200);
    expect(stays.body).toMatchObject({ status: 'active', closing: null });
    expect(await heldBy(after._id)).toEqual([leaver._id]);
    const back = await VettingInterviewModel.findById(after._id).lean();
    expect(back?.calendarSequence).toBe(2);
    expect(await TaskModel.findOne(task).lean()).toMatchObject({ status: 'done' });
    const again = await act(admin, leaver._id, 'keep-open', { version: body.version });
    expect(again.status).toBe(200);
    const actions = await AuditEventModel.distinct('action', {
      entityId: leaver._id.toHexString(),
    });
    expect(actions).toEqual(expect.arrayContaining(['user.keep_open', 'user.plan_closing']));
  });

  it('leaves an interview with the colleague if the user is busy when the account stays open', async () => {
    const [leaver, heir] = [await createInterviewer(), await createInterviewer()];
    const interview = await vettingBy(leaver._id, noonIn(20));
    const interviewId = interview._id.toHexString();
    const { body } = await disable(leaver._id, {
      on: dayIn(10),
      substitutes: [{ interviewId, toUserId: heir._id.toHexString() }],
    }).expect(200);
    await vettingBy(leaver._id, noonIn(20));
    await act(admin, leaver._id, 'keep-open', { version: body.version }).expect(200);
    expect(await heldBy(interview._id)).toEqual([heir._id]);
  });

  it('is closed by the scheduled job on its day, and its records are handed over', async () => {
    const leaver = await signInAs(test, 'recruiter');
    const heir = await signInAs(test, 'recruiter');
    const { _id } = await createCandidateRecord({ ownerUserId: leaver.user._id });
    const on = dayIn(3);
    const refused = await disable(leaver.user._id, { on });
    expect(refused.body.error.code).toBe('OWNED_RECORDS_EXIST');
    await disable(leaver.user._id, { on, reassignToUserId: heir.userId }).expect(200);
    const ownerOf = async () => (await CandidateModel.findById(_id).lean())?.ownerUserId;
    expect(await closeDueAccounts(AbortSignal.timeout(60_000))).toBe(0);
    expect(await ownerOf()).toEqual(leaver.user._id);
    await leaver.get('/me').expect(200);

    const then = new Date(Date.now() + 4 * dayMs);
    expect(await closeDueAccounts(AbortSignal.timeout(60_000), then)).toBe(1);
    expect(await ownerOf()).toEqual(heir.user._id);
    expect((await leaver.get('/me')).body.error.code).toBe('SESSION_REVOKED');
    const { body } = await admin.get(`/users/${leaver.userId}`).expect(200);
    expect(body).toMatchObject({ status: 'disabled', closing: null });
    const event = await AuditEventModel.findOne({
      entityId: leaver.userId,
      action: 'user.disable',
    }).lean();
    expect(event).toMatchObject({ actorKind: 'system' });
  });

  it('stays open if nobody can take over any more, and notifies once whoever decided it', async () => {
    const leaver = await signInAs(test, 'recruiter');
    const heir = await signInAs(test, 'recruiter');
    await createCandidateRecord({ ownerUserId: leaver.user._id });
    await disable(leaver.user._id, { on: dayIn(3), reassignToUserId: heir.userId }).expect(200);
    await disable(heir.user._id).expect(200);
    const then = new Date(Date.now() + 4 * dayMs);
    for (const _turn of [1, 2])
      expect(await closeDueAccounts(AbortSignal.timeout(60_000), then)).toBe(0);
    const { body } = await admin.get(`/users/${leaver.userId}`).expect(200);
    expect(body).toMatchObject({ status: 'active', closing: { isStuck: true } });
    const told = await NotificationModel.find({
      userId: admin.user._id,
      link: `/users/${leaver.userId}/disable`,
    }).lean();
    expect(told).toHaveLength(1);
    await act(admin, leaver.user._id, 'keep-open', { version: body.version }).expect(200);
  });

  it('cannot be planned for a past day, nor by a user without permission', async () => {
    const leaver = await createInterviewer();
    const past = await disable(leaver._id, { on: dayIn(-2) });
    expect(past.body.error.fields).toMatchObject([{ path: 'on', code: 'IN_PAST' }]);
    const far = await disable(leaver._id, { on: dayIn(500) });
    expect(far.body.error.fields).toMatchObject([{ path: 'on', code: 'OUT_OF_RANGE' }]);
    const stale = await disable(leaver._id, { on: dayIn(5), version: 7 });
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    const self = await disable(admin.user._id, { on: dayIn(5) });
    expect(self.body.error.code).toBe('CANNOT_DISABLE_SELF');
    const lead = await signInAs(test, 'team_lead');
    expect((await act(lead, leaver._id, 'keep-open', {})).status).toBe(403);
    const nobody = await act(admin, admin.user._id, 'keep-open', { version: 1 });
    expect(nobody.body.error.code).toBe('INVALID_TRANSITION');
    const now = await disable(leaver._id, { on: dayIn(0) });
    expect(now.body).toMatchObject({ status: 'disabled', closing: null });
  });
});
