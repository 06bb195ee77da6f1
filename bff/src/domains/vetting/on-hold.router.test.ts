import type { VettingState } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { VettingInterviewModel } from '../../records/vetting/vetting-interview.model.ts';
import {
  candidateNow,
  createInterview,
  createScorecard,
  inMinutes,
  inVetting,
  plainReason,
} from './vetting.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const idOf = ({ _id }: Pick<Candidate, '_id'>) => _id.toHexString();

/** Takes a step on the candidate as they are now; returns their vetting. */
async function step(candidate: Candidate, action: string, body: object = {}) {
  const { version } = await candidateNow(candidate);
  const answer = await lead.post(`/candidates/${idOf(candidate)}/vetting/actions/${action}`, {
    version,
    ...body,
  });
  return answer.body;
}

/** A candidate with an interview, whose vetting was put on hold. */
async function heldWith(state: VettingState) {
  const candidate = await inVetting(state);
  const interview = await createInterview(candidate, {
    startsAt: inMinutes(-30),
    interviewers: [{ userId: lead.user._id, isLead: true }],
  });
  const { status } = await step(candidate, 'hold', { note: 'Moves house.' });
  expect(status).toBe('on_hold');
  const act = async (action: string, body: object = {}) => {
    const { version } = await VettingInterviewModel.findById(interview._id).orFail().lean();
    const path = `/vetting-interviews/${interview._id.toHexString()}/actions/${action}`;
    expect((await lead.post(path, { version, ...body })).status).toBe(200);
    expect((await candidateNow(candidate)).vettingStatus).toBe('on_hold');
  };
  return { candidate, interview, act };
}

it('resumes in review if the interview was held meanwhile, so that a verdict can follow', async () => {
  const { candidate, interview, act } = await heldWith('interview_scheduled');
  await act('complete');
  await createScorecard(interview, lead.user._id);
  const resumed = await step(candidate, 'resume');
  expect([resumed.status, resumed.decisions[1].action]).toEqual([
    'in_review',
    'interview_completed',
  ]);
  expect((await step(candidate, 'pass', { mail: false })).status).toBe('vetted');
});

it('resumes where an interview is to be found if it was called off meanwhile', async () => {
  const { candidate, act } = await heldWith('interview_scheduled');
  await act('cancel', { reasonId: await plainReason('interview_cancel'), note: null, mail: false });
  const { status, mayRequestInterview } = await step(candidate, 'resume');
  expect([status, mayRequestInterview]).toEqual(['interview_to_schedule', true]);
});

it('resumes where it stood if nothing happened, also after an earlier hold', async () => {
  const { candidate, act } = await heldWith('interview_scheduled');
  await act('complete');
  await step(candidate, 'resume');
  await step(candidate, 'need-more', { note: 'Nobody asked about databases.' });
  await step(candidate, 'hold', { note: 'Away.' });
  expect((await step(candidate, 'resume')).status).toBe('interview_to_schedule');
});
