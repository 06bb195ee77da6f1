import { defineMachine, stepOf } from '../../core/machine.ts';
import { vettingStates, type VettingState } from '../candidates/candidates.enums.ts';

const beforeVerdict = vettingStates.filter(
  (state) => state !== 'vetted' && state !== 'failed' && state !== 'on_hold',
);

/**
 * The vetting of a candidate. Steps caused by screening forms and interviews belong to the system;
 * a user's step is a decision with reasons, kept permanently.
 */
export const vettingMachine = defineMachine({
  name: 'vetting',
  states: vettingStates,
  initial: 'not_started',
  transitions: {
    send_screening: {
      from: ['not_started', 'expired', 'failed'],
      to: 'screening_sent',
      permission: 'system',
    },
    candidate_submits: {
      from: ['screening_sent'],
      to: 'screening_submitted',
      permission: 'system',
    },
    form_ends: { from: ['screening_sent'], to: 'not_started', permission: 'system' },
    skip_to_interview: {
      from: ['not_started', 'screening_submitted', 'expired'],
      to: 'interview_to_schedule',
      permission: 'vetting.proceed',
    },
    invite_interview: {
      from: ['screening_submitted'],
      to: 'interview_to_schedule',
      permission: 'system',
    },
    interview_confirmed: {
      from: ['interview_to_schedule'],
      to: 'interview_scheduled',
      permission: 'system',
    },
    interview_completed: {
      from: ['interview_to_schedule', 'interview_scheduled'],
      to: 'in_review',
      permission: 'system',
    },
    interview_called_off: {
      from: ['interview_scheduled'],
      to: 'interview_to_schedule',
      permission: 'system',
    },
    pass: {
      from: ['screening_submitted', 'in_review'],
      to: 'vetted',
      permission: 'vetting.decide',
    },
    fail: {
      from: ['screening_submitted', 'in_review'],
      to: 'failed',
      permission: 'vetting.decide',
      requires: ['reason'],
    },
    hold: {
      from: beforeVerdict,
      to: 'on_hold',
      permission: 'vetting.hold',
      requires: ['note'],
    },
    resume: { from: ['on_hold'], to: 'previous', permission: 'vetting.hold' },
    need_more: {
      from: ['in_review'],
      to: 'interview_to_schedule',
      permission: 'vetting.proceed',
      requires: ['note'],
    },
    revoke: {
      from: ['vetted'],
      to: 'in_review',
      permission: 'vetting.revoke',
      requires: ['note'],
    },
    expire: { from: ['vetted'], to: 'expired', permission: 'system' },
  },
});
export type VettingMachineAction = keyof typeof vettingMachine.transitions;

/** Decisions of staff, in the order of their buttons. */
export const vettingActions = [
  'pass',
  'fail',
  'need_more',
  'skip_to_interview',
  'hold',
  'resume',
  'revoke',
] as const satisfies readonly VettingMachineAction[];
export type VettingAction = (typeof vettingActions)[number];

/** Returns the target state of an action; null if it depends on the state before. */
export function vettingTargetOf(action: VettingAction): VettingState | null {
  return action === 'resume' ? null : stepOf(vettingMachine, action).to;
}

/** Checks whether the action proceeds without an answered form, which requires an explanation. */
export const skipsScreening = (status: VettingState): boolean => status !== 'screening_submitted';

/** States in which the next interview may be requested. */
export const interviewableStates: readonly VettingState[] = [
  'screening_submitted',
  'interview_to_schedule',
  'interview_scheduled',
];
