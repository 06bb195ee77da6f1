import {
  can,
  roles,
  vettingActions,
  vettingInterviewActions,
  vettingInterviewMachine,
  vettingMachine,
  type PermissionName,
  type VettingAction,
  type VettingInterviewAction,
} from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { VettingDecisionModel } from './vetting-decision.model.ts';
import {
  candidateNow,
  createInterview,
  createInterviewer,
  createReviewed,
  inMinutes,
  inVetting,
  plainReason,
} from './vetting.fixtures.ts';
import { VettingInterviewModel } from '../../records/vetting/vetting-interview.model.ts';

let test: TestApp;
let failReason: string;
let cancelReason: string;
beforeAll(async () => {
  test = await createTestApp();
  failReason = await plainReason('vetting_fail');
  cancelReason = await plainReason('interview_cancel');
});
afterAll(() => test.close());

/** Contractors are candidates with a contract: they hold no permission of staff either. */
const everyRole = roles.filter((role) => role !== 'contractor');
const pathOf = (action: string) => action.replaceAll('_', '-');
const permissionOf = (permission: string) => permission as PermissionName;

const decisions: Readonly<Record<VettingAction, () => object>> = {
  pass: () => ({ mail: false }),
  fail: () => ({ reasonId: failReason, mail: false }),
  hold: () => ({ note: 'Away for a month.' }),
  resume: () => ({}),
  need_more: () => ({ note: 'Nobody asked about databases.' }),
  skip_to_interview: () => ({ note: 'Known from an earlier contract.' }),
  revoke: () => ({ note: 'The references did not hold.' }),
};

/** Creates a candidate in a state that allows the action; a vetter has led their interview. */
async function decidable(who: SignedIn, action: VettingAction): Promise<Candidate> {
  const [from] = vettingMachine.transitions[action].from;
  const { candidate } = await createReviewed({}, from);
  if (from === 'on_hold')
    await VettingDecisionModel.create({
      candidateId: candidate._id,
      action: 'hold',
      at: new Date(),
      fromStatus: 'in_review',
      toStatus: 'on_hold',
    });
  if (who.assignment.role === 'vetter')
    await createInterview(candidate, {
      status: 'completed',
      startsAt: inMinutes(-180),
      interviewers: [{ userId: who.user._id, isLead: true }],
    });
  return candidateNow(candidate);
}

const interviewBodies: Readonly<Record<VettingInterviewAction, () => object | Promise<object>>> = {
  schedule: async () => {
    const id = (await createInterviewer())._id.toHexString();
    const startsAt = inMinutes(600).toISOString();
    return { interviewerIds: [id], leadId: id, confirmHours: true, durationMin: 60, startsAt };
  },
  start: () => ({}),
  complete: () => ({}),
  mark_no_show: () => ({ party: 'candidate' }),
  ask_reschedule: () => ({}),
  cancel: () => ({ reasonId: cancelReason }),
  reopen: () => ({}),
  correct_status: () => ({ to: 'cancelled', note: 'The line broke at once.' }),
};

describe.each(everyRole)('%s', (role) => {
  let who: SignedIn;
  beforeAll(async () => {
    who = await signInAs(test, role);
  });

  it.each(vettingActions)('takes the decision %s only with its permission', async (action) => {
    const candidate = await decidable(who, action);
    const answer = await who.post(
      `/candidates/${candidate._id.toHexString()}/vetting/actions/${pathOf(action)}`,
      { version: candidate.version, ...decisions[action]() },
    );
    const may = can(role, permissionOf(vettingMachine.transitions[action].permission));
    expect(answer.status).toBe(may ? 200 : 403);
    const { vettingStatus } = await candidateNow(candidate);
    expect(vettingStatus !== candidate.vettingStatus).toBe(may);
  });

  it.each(vettingInterviewActions)(
    'performs %s on an interview only with its permission',
    async (action) => {
      const { from, permission } = vettingInterviewMachine.transitions[action];
      const candidate = await inVetting('interview_scheduled', {
        vetterIds: role === 'vetter' ? [who.user._id] : [],
      });
      const [status] = from;
      const { _id, version } = await createInterview(candidate, { status });
      const answer = await who.post(
        `/vetting-interviews/${_id.toHexString()}/actions/${pathOf(action)}`,
        { version, ...(await interviewBodies[action]()) },
      );
      const may = can(role, permissionOf(permission));
      expect(answer.status).toBe(may ? 200 : 403);
      const now = await VettingInterviewModel.findById(_id).lean();
      expect(now?.status !== status).toBe(may);
    },
  );
});

describe('a vetter', () => {
  it('cannot see candidates and interviews that are not theirs', async () => {
    const vetter = await signInAs(test, 'vetter');
    for (const action of vettingActions) {
      const [from] = vettingMachine.transitions[action].from;
      const { candidate } = await createReviewed({}, from);
      const path = `/candidates/${candidate._id.toHexString()}/vetting/actions/${pathOf(action)}`;
      const { status } = await vetter.post(path, { version: 1, ...decisions[action]() });
      const may = can('vetter', permissionOf(vettingMachine.transitions[action].permission));
      expect([action, status]).toEqual([action, may ? 404 : 403]);
    }
    for (const action of vettingInterviewActions) {
      const { from, permission } = vettingInterviewMachine.transitions[action];
      const candidate = await inVetting('interview_scheduled');
      const { _id } = await createInterview(candidate, { status: from[0] });
      const path = `/vetting-interviews/${_id.toHexString()}/actions/${pathOf(action)}`;
      const body = { version: 1, ...(await interviewBodies[action]()) };
      const { status } = await vetter.post(path, body);
      const may = can('vetter', permissionOf(permission));
      expect([action, status]).toEqual([action, may ? 404 : 403]);
    }
  });
});
