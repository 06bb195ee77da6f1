import {
  stepOf,
  vettingMachine,
  type VettingMachineAction,
  type VettingState,
} from '@muster/contracts';
import type { VettingDecisionRow } from '../vetting-decision.model.ts';
import { standingSteps } from './standing-steps.ts';

/** Steps caused by a form or an interview, even while the vetting is on hold. */
const followingSteps = [
  'send_screening',
  'candidate_submits',
  'form_ends',
  'invite_interview',
  'interview_confirmed',
  'interview_completed',
  'interview_called_off',
] as const satisfies readonly VettingMachineAction[];
export type FollowingStep = (typeof followingSteps)[number];

const isFollowing = (action: VettingDecisionRow['action']): action is FollowingStep =>
  followingSteps.some((one) => one === action);

/**
 * Returns the state in which a vetting on hold resumes: the state that forms and interviews have
 * led to since, otherwise the state before the hold.
 */
export function resumedState(
  latestFirst: readonly Pick<VettingDecisionRow, 'action' | 'fromStatus'>[],
): VettingState {
  const steps = standingSteps(latestFirst);
  const at = steps.findIndex(({ action }) => action === 'hold');
  const [latest] = steps.slice(0, Math.max(at, 0));
  if (latest && isFollowing(latest.action)) return stepOf(vettingMachine, latest.action).to;
  return steps[at]?.fromStatus ?? vettingMachine.initial;
}
