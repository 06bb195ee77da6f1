import { hourMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { candidateLeft } from '../../../outbox/candidate-left.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import {
  candidateNow,
  createInterview,
  createInterviewer,
  inVetting,
} from '../vetting.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  await ensureReasons();
  const reasons = await reasonsOf('candidate_reject');
  reasonId = reasons.find(({ requiresNote }) => !requiresNote)?._id.toHexString() ?? '';
});
afterAll(() => test.close());

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);

let people = 0;
/** Creates a candidate with an interview ahead, one without a time, and one that has begun. */
async function scene() {
  const email = `left.${(people += 1)}@people.test`;
  const candidate = await inVetting('interview_scheduled', { email, emailNorm: email });
  const interviewer = await createInterviewer();
  const interviewers = [{ userId: interviewer._id, isLead: true }];
  const at = (hours: number) => ({
    interviewers,
    startsAt: inHours(hours),
    endsAt: inHours(hours + 1),
  });
  const planned = {
    ahead: await createInterview(candidate, at(30)),
    withoutTime: await createInterview(candidate, { interviewers, status: 'requested' }),
    begun: await createInterview(candidate, at(-0.2)),
  };
  const statusOf = async ({ _id }: { _id: Types.ObjectId }) =>
    (await VettingInterviewModel.findById(_id).orFail().lean()).status;
  return {
    candidate,
    interviewer,
    states: async () => ({
      ahead: await statusOf(planned.ahead),
      withoutTime: await statusOf(planned.withoutTime),
      begun: await statusOf(planned.begun),
    }),
    told: async () => {
      const mails = await EmailMessageModel.find({
        'calendar.uid': { $regex: planned.ahead._id.toHexString() },
      }).lean();
      return mails.map(({ to, calendar }) => `${to[0]} ${calendar?.method}`).toSorted();
    },
  };
}

const act = async (candidate: Candidate, action: string, body: object = {}) => {
  const { version } = await candidateNow(candidate);
  return lead.post(`/candidates/${candidate._id.toHexString()}/actions/${action}`, {
    version,
    ...body,
  });
};
const reject = (candidate: Candidate) =>
  act(candidate, 'reject', { reasonId, note: null, applicationIds: [], mail: null });

/** Moves past the minute in which it can be undone before anybody is notified. */
async function laterOn() {
  await OutboxModel.updateMany({ type: candidateLeft }, { $set: { availableAt: new Date() } });
  await test.runEvents();
}

const asItWas = { ahead: 'scheduled', withoutTime: 'requested', begun: 'scheduled' };
const calledOff = { ahead: 'cancelled', withoutTime: 'cancelled', begun: 'scheduled' };

it('cancels planned interviews with a rejected candidate, in the calendars of all invited', async () => {
  const { candidate, interviewer, states, told } = await scene();
  expect((await reject(candidate)).status).toBe(200);
  await test.runEvents();
  expect(await states()).toEqual(asItWas);

  await laterOn();
  expect(await states()).toEqual(calledOff);
  expect(await told()).toEqual(
    [`${candidate.email} cancel`, `${interviewer.email} cancel`].toSorted(),
  );
});

it('changes nothing if the rejection is undone', async () => {
  const { candidate, states, told } = await scene();
  const rejected = await reject(candidate);
  const undone = await act(candidate, 'undo-status', { version: rejected.body.version });
  expect(undone.status).toBe(200);
  await laterOn();
  expect(await states()).toEqual(asItWas);
  expect(await told()).toEqual([]);
});

it('writes to interviewers alone about a candidate who must not be contacted', async () => {
  const { candidate, interviewer, states, told } = await scene();
  const stopped = await act(candidate, 'do-not-contact', { note: 'Asked us to stop.' });
  expect(stopped.status).toBe(200);
  await laterOn();
  expect(await states()).toEqual(calledOff);
  expect(await told()).toEqual([`${interviewer.email} cancel`]);
});

it('cancels planned interviews with an archived candidate and with a deleted one', async () => {
  const [archived, deleted] = [await scene(), await scene()];
  expect((await act(archived.candidate, 'archive', { note: null })).status).toBe(200);
  const { _id, version, number } = await candidateNow(deleted.candidate);
  const admin = await signInAs(test, 'admin');
  const answer = await admin
    .delete(`/candidates/${_id.toHexString()}`)
    .send({ version, reason: 'Entered twice by mistake.', confirmNumber: number });
  expect(answer.body.error).toBeUndefined();
  await laterOn();
  expect(await archived.states()).toEqual(calledOff);
  expect(await deleted.states()).toEqual(calledOff);
  expect(await deleted.told()).toEqual([`${deleted.interviewer.email} cancel`]);
});
