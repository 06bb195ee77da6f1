import {
  canTransition,
  vettingActions,
  vettingMachine,
  vettingTargetOf,
  type Role,
  type VettingAction,
  type VettingState,
} from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { VettingDecisionModel } from './vetting-decision.model.ts';
import { candidateNow, createInterview, createReviewed, plainReason } from './vetting.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  reasonId = await plainReason('vetting_fail');
});
afterAll(() => test.close());

/** A body with which each action succeeds if the machine allows it. */
const bodies: Readonly<Record<VettingAction, () => object>> = {
  pass: () => ({ mail: false }),
  fail: () => ({ reasonId, mail: false }),
  hold: () => ({ note: 'Away for a month.' }),
  resume: () => ({}),
  need_more: () => ({ note: 'Nobody asked about databases.' }),
  skip_to_interview: () => ({ note: 'Known from an earlier contract.' }),
  revoke: () => ({ note: 'The references did not hold.' }),
};

const act = (who: SignedIn, { _id, version }: Candidate, action: VettingAction, body?: object) =>
  who.post(`/candidates/${_id.toHexString()}/vetting/actions/${action.replaceAll('_', '-')}`, {
    version,
    ...(body ?? bodies[action]()),
  });

/** A candidate with a submitted scorecard; one on hold was put there while in review. */
async function standing(status: VettingState, changes: Partial<Candidate> = {}) {
  const { candidate } = await createReviewed(changes, status);
  if (status === 'on_hold')
    await VettingDecisionModel.create({
      candidateId: candidate._id,
      action: 'hold',
      at: new Date(),
      fromStatus: 'in_review',
      toStatus: 'on_hold',
    });
  return candidate;
}

describe('the state machine of the vetting over HTTP', () => {
  it.each(vettingMachine.states)(
    'allows the listed actions from %s and refuses the rest',
    async (state) => {
      const refused = await standing(state);
      for (const action of vettingActions) {
        const allowed = canTransition(vettingMachine, state, action);
        const candidate = allowed ? await standing(state) : refused;
        const { body } = await act(lead, candidate, action);
        const wanted = allowed
          ? [action, 200, vettingTargetOf(action) ?? 'in_review']
          : [action, 'INVALID_TRANSITION', state];
        const { vettingStatus } = await candidateNow(candidate);
        expect([action, body.error?.code ?? 200, vettingStatus]).toEqual(wanted);
      }
      expect((await candidateNow(refused)).version).toBe(refused.version);
    },
  );
});

describe('the permission to decide', () => {
  const steps: Record<string, Partial<Record<Role, number>>> = {
    pass: { owner: 200, admin: 200, team_lead: 200, recruiter: 403, account_manager: 403 },
    hold: { recruiter: 200, account_manager: 403, finance_hr: 403, staff_viewer: 403 },
    revoke: { admin: 200, team_lead: 200, recruiter: 403 },
    need_more: { team_lead: 200, recruiter: 403 },
  };
  const cases = Object.entries(steps).flatMap(([action, roles]) =>
    Object.entries(roles).map(([role, status]) => ({ action, role, status })),
  );
  it.each(cases)('$action by $role: $status', async ({ action, role, status }) => {
    const who = await signInAs(test, role as Role);
    const from = vettingMachine.transitions[action as VettingAction].from.at(-1) ?? 'in_review';
    const answer = await act(who, await standing(from), action as VettingAction);
    expect(answer.status).toBe(status);
  });

  it('vetters decide only on candidates whose interview they lead, and cannot see others', async () => {
    const vetter = await signInAs(test, 'vetter');
    const stranger = await standing('in_review');
    expect((await act(vetter, stranger, 'pass')).status).toBe(404);
    const seen = await standing('in_review', { vetterIds: [vetter.user._id] });
    expect((await act(vetter, seen, 'pass')).status).toBe(403);
    await createInterview(seen, {
      status: 'completed',
      interviewers: [{ userId: vetter.user._id, isLead: true }],
    });
    const { status, body } = await act(vetter, await candidateNow(seen), 'pass');
    expect([status, body.status]).toEqual([200, 'vetted']);
  });

  it.each(['client_admin', 'candidate'] as const)('%s never decides', async (role) => {
    const person = await standing('in_review');
    const who = await signInAs(test, role);
    expect((await act(who, person, 'pass')).status).toBe(403);
    expect((await who.get(`/candidates/${person._id.toHexString()}/vetting`)).status).toBe(403);
  });
});
