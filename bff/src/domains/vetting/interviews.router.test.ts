import {
  canTransition,
  vettingInterviewActions,
  vettingInterviewMachine,
  type Role,
  type VettingInterviewAction,
} from '@muster/contracts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../records/vetting/vetting-interview.model.ts';
import { nudgeInterviewers } from './scorecards/nudge-interviewers.ts';
import {
  candidateNow,
  createInterview,
  createInterviewer,
  createScorecard,
  inMinutes,
  inVetting,
  plainReason,
} from './vetting.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let recruiter: SignedIn;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  recruiter = await signInAs(test, 'recruiter');
  reasonId = await plainReason('interview_cancel');
});
afterAll(() => test.close());

const people = async () => {
  const { _id } = await createInterviewer();
  return { interviewerIds: [_id.toHexString()], leadId: _id.toHexString() };
};
const at = (minutes: number) => inMinutes(minutes).toISOString();

const bodies: Readonly<Record<VettingInterviewAction, () => object | Promise<object>>> = {
  schedule: async () => ({
    ...(await people()),
    durationMin: 60,
    startsAt: at(600),
    confirmHours: true,
  }),
  start: () => ({}),
  complete: () => ({}),
  mark_no_show: () => ({ party: 'candidate' }),
  ask_reschedule: () => ({}),
  cancel: () => ({ reasonId }),
  reopen: () => ({}),
  correct_status: () => ({ to: 'cancelled', note: 'The line broke at once.' }),
};

const act = async (
  who: SignedIn,
  { _id, version }: VettingInterviewRecord,
  action: VettingInterviewAction,
  body?: object,
) =>
  who.post(`/vetting-interviews/${_id.toHexString()}/actions/${action.replaceAll('_', '-')}`, {
    version,
    ...(body ?? (await bodies[action]())),
  });
const request = (who: SignedIn, { _id }: Candidate, body: object) =>
  who.post(`/candidates/${_id.toHexString()}/vetting-interviews`, {
    kind: 'technical',
    confirmHours: true,
    ...body,
  });
const now = async ({ _id }: VettingInterviewRecord) => VettingInterviewModel.findById(_id).lean();

describe('the state machine of interviews over HTTP', () => {
  it.each(vettingInterviewMachine.states)(
    'allows the listed actions from %s and refuses the rest',
    async (status) => {
      const scene = async () => createInterview(await inVetting('interview_scheduled'), { status });
      const refused = await scene();
      for (const action of vettingInterviewActions) {
        const allowed = canTransition(vettingInterviewMachine, status, action);
        const interview = allowed ? await scene() : refused;
        const { body } = await act(lead, interview, action);
        const targets: readonly string[] = allowed
          ? [vettingInterviewMachine.transitions[action].to].flat()
          : [status];
        const code = body.error?.code ?? 200;
        expect([action, code]).toEqual([action, allowed ? 200 : 'INVALID_TRANSITION']);
        expect(targets).toContain((await now(interview))?.status);
      }
      expect((await now(refused))?.version).toBe(1);
    },
  );

  const roles: [Role, number][] = [
    ['owner', 200],
    ['recruiter', 200],
    ['account_manager', 404],
    ['finance_hr', 404],
    ['staff_viewer', 403],
    ['client_admin', 403],
    ['candidate', 403],
  ];
  it.each(roles)('lets %s cancel: %i', async (role, status) => {
    const who = await signInAs(test, role);
    const interview = await createInterview(await inVetting('interview_scheduled'));
    const answer = await act(who, interview, 'cancel');
    expect([status, status === 404 ? 403 : status]).toContain(answer.status);
    expect(answer.status === 200).toBe(status === 200);
  });
});

describe('a scheduled interview', () => {
  it('opens the candidate to the interviewers, moves the vetting on and sends invitations', async () => {
    const vetter = await signInAs(test, 'vetter');
    const candidate = await inVetting('screening_submitted');
    const url = `/candidates/${candidate._id.toHexString()}/vetting`;
    expect((await vetter.get(url)).status).toBe(404);
    const answer = await request(recruiter, candidate, {
      interviewerIds: [vetter.userId],
      leadId: vetter.userId,
      durationMin: 45,
      startsAt: at(600),
      instructions: 'Bring an editor.',
    });
    expect([answer.status, answer.body.status, answer.body.attempt]).toEqual([201, 'scheduled', 1]);
    expect((await candidateNow(candidate)).vettingStatus).toBe('interview_scheduled');
    expect((await vetter.get(url)).body.interviews[0].interviewers[0].isLead).toBe(true);
    await test.runEvents();
    const [mail] = await EmailMessageModel.find({ to: candidate.email }).lean();
    const eml = await readFile(
      path.join(test.config.dataDir, 'mail', `${mail?._id.toHexString()}.eml`),
      'utf8',
    );
    expect(eml).toContain('text/calendar; charset=utf-8; method=REQUEST');
    expect(eml).not.toContain(vetter.user.email);
    const [own] = await EmailMessageModel.find({ to: vetter.user.email }).lean();
    expect([own?.template, own?.calendar?.sequence]).toEqual(['vetting_interview_staff', 0]);
    expect(JSON.stringify(own)).not.toContain(candidate.email);
  });

  it('lists possible interviewers: free ones first, then by load and length of their break', async () => {
    const person = await inVetting('interview_to_schedule');
    const [busy, tired, fresh] = [
      await createInterviewer(),
      await createInterviewer(),
      await createInterviewer(),
    ];
    const held = (who: { _id: Types.ObjectId }, minutes: number) =>
      createInterview(person, {
        startsAt: inMinutes(minutes),
        interviewers: [{ userId: who._id, isLead: true }],
      });
    await held(busy, 600);
    await held(tired, 520);
    await held(fresh, 300);
    const { body } = await lead.get(
      `/candidates/${person._id.toHexString()}/vetting-interviews/interviewers?durationMin=60&startsAt=${at(600)}`,
    );
    const ids = [busy, tired, fresh].map(({ _id }) => _id.toHexString());
    type Row = { id: string; standing: string; breakMinutes: number | null };
    const rows: Row[] = body.data.filter(({ id }: Row) => ids.includes(id));
    expect(
      rows.map(({ id, standing, breakMinutes }) => [id, standing === 'busy', breakMinutes]),
    ).toEqual([
      [ids[2], false, 240],
      [ids[1], false, 20],
      [ids[0], true, null],
    ]);
  });

  it('is at night in the candidate’s time zone only if that is confirmed', async () => {
    const person = await inVetting('interview_to_schedule', { timeZone: 'Pacific/Auckland' });
    const noon = new Date(at(48 * 60));
    noon.setUTCHours(12, 0, 0, 0);
    const body = { ...(await people()), durationMin: 60, startsAt: noon.toISOString() };
    const refused = await request(recruiter, person, { ...body, confirmHours: false });
    expect(refused.body.error.fields).toMatchObject([{ path: 'confirmHours', code: 'REQUIRED' }]);
    const asked = await request(recruiter, person, { ...body, startsAt: null });
    const interview = { _id: asked.body.id, version: asked.body.version };
    const arrange = (confirmHours: boolean) =>
      recruiter.post(`/vetting-interviews/${interview._id}/actions/schedule`, {
        ...body,
        version: interview.version,
        confirmHours,
      });
    expect((await arrange(false)).body.error.fields).toMatchObject([{ path: 'confirmHours' }]);
    expect((await arrange(true)).body.status).toBe('scheduled');
  });

  it('refuses a time at which an interviewer is busy, even for two requests at once', async () => {
    const body = { ...(await people()), durationMin: 60, startsAt: at(900) };
    const [one, two] = [
      await inVetting('interview_to_schedule'),
      await inVetting('interview_to_schedule'),
    ];
    const answers = await Promise.all([
      request(recruiter, one, body),
      request(recruiter, two, body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const beside = await request(recruiter, two, { ...body, startsAt: at(960 + 1) });
    expect(beside.status).toBe(201);
  });

  it('is not marked as a no-show right after its start', async () => {
    const interview = await createInterview(await inVetting('interview_scheduled'), {
      startsAt: inMinutes(-5),
    });
    const { body } = await act(recruiter, interview, 'mark_no_show');
    expect(body.error.code).toBe('INTERVIEW_TOO_EARLY');
    const read = await recruiter.get(`/vetting-interviews/${interview._id.toHexString()}`);
    expect(read.body.allowedActions).toEqual(['start', 'complete', 'ask_reschedule', 'cancel']);
  });

  it('asks each interviewer for a scorecard when it is over, and puts the vetting in review', async () => {
    const candidate = await inVetting('interview_scheduled');
    const interview = await createInterview(candidate);
    await act(recruiter, interview, 'complete');
    const tasks = await TaskModel.find({ subjectId: candidate._id }).lean();
    expect(tasks.map(({ kind, assigneeId }) => [kind, assigneeId])).toEqual([
      ['feedback_due', interview.interviewers[0]?.userId],
    ]);
    expect((await candidateNow(candidate)).vettingStatus).toBe('in_review');
  });

  it('reminds interviewers without a scorecard 24, 48 and 72 hours after its end, and never before', async () => {
    const [late, quick] = [await createInterviewer(), await createInterviewer()];
    const owner = await signInAs(test, 'recruiter');
    const candidate = await inVetting('in_review', { ownerUserId: owner.user._id });
    const planned = await createInterview(candidate, {
      interviewers: [{ userId: late._id, isLead: true }],
      startsAt: inMinutes(-4 * 24 * 60),
    });
    const interview = await createInterview(candidate, {
      status: 'completed',
      interviewers: [late, quick].map(({ _id }, index) => ({ userId: _id, isLead: index === 0 })),
    });
    await createScorecard(interview, quick._id);
    const run = (hours: number) =>
      nudgeInterviewers(new AbortController().signal, inMinutes(hours * 60 + 1));
    const told = async ({ _id }: { _id: Types.ObjectId }) =>
      (await NotificationModel.find({ userId: _id }).lean()).length;
    const counts: [number, number][] = [];
    for (const hours of [23, 24, 25, 48, 72, 96]) {
      await run(hours);
      counts.push([hours, await told(late)]);
    }
    expect(counts).toEqual([
      [23, 0],
      [24, 1],
      [25, 1],
      [48, 2],
      [72, 3],
      [96, 3],
    ]);
    expect([await told(quick), await told(owner.user)]).toEqual([0, 1]);
    const letters = { template: 'feedback_request_interviewer', to: late.email };
    expect(await EmailMessageModel.countDocuments(letters)).toBe(3);
    const { feedbackNudges } = (await VettingInterviewModel.findById(planned._id).lean()) ?? {};
    expect(feedbackNudges).toBe(0);
  });

  it('warns the owner when the candidate missed it twice, and counts attempts', async () => {
    const candidate = await inVetting('interview_scheduled');
    const interview = await createInterview(candidate);
    await act(recruiter, interview, 'mark_no_show');
    expect(await TaskModel.countDocuments({ subjectId: candidate._id })).toBe(0);
    const reopened = await act(recruiter, { ...interview, version: 2 }, 'reopen');
    expect(reopened.body.attempt).toBe(2);
    await VettingInterviewModel.updateOne(
      { _id: interview._id },
      { $set: { status: 'scheduled', startsAt: inMinutes(-20), endsAt: inMinutes(40) } },
    );
    await act(recruiter, { ...interview, version: 3 }, 'mark_no_show');
    expect(await TaskModel.countDocuments({ subjectId: candidate._id, kind: 'review' })).toBe(1);
    const third = await act(recruiter, { ...interview, version: 4 }, 'reopen');
    expect(third.body.error.code).toBe('INTERVIEW_ATTEMPTS');
    expect((await act(lead, { ...interview, version: 4 }, 'reopen')).body.attempt).toBe(3);
  });

  it('is requested only if the vetting allows it, and only with permitted interviewers', async () => {
    const body = await people();
    const early = await request(recruiter, await inVetting('not_started'), body);
    expect(early.body.error.code).toBe('INVALID_TRANSITION');
    const person = await inVetting('interview_to_schedule');
    const wrong = await request(recruiter, person, {
      interviewerIds: [recruiter.userId],
      leadId: recruiter.userId,
    });
    expect(wrong.body.error.fields[0].path).toBe('interviewerIds[0]');
    const past = await request(recruiter, person, { ...body, startsAt: at(-10) });
    expect(past.body.error.fields[0].code).toBe('IN_PAST');
  });
});
