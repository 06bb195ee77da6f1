import { minuteMs } from '../../core/durations.ts';
import { defineMachine } from '../../core/machine.ts';

/** A vetting interview, from the request to the outcome. */
export const vettingInterviewMachine = defineMachine({
  name: 'vettingInterview',
  states: [
    'requested',
    'invited',
    'scheduled',
    'rescheduling',
    'in_progress',
    'completed',
    'no_show',
    'cancelled',
  ],
  initial: 'requested',
  transitions: {
    invite: { from: ['requested'], to: 'invited', permission: 'system' },
    slot_confirmed: { from: ['invited', 'rescheduling'], to: 'scheduled', permission: 'system' },
    invitation_ends: { from: ['invited'], to: 'requested', permission: 'system' },
    schedule: {
      from: ['requested', 'invited', 'rescheduling'],
      to: 'scheduled',
      permission: 'vettingInterview.manage',
    },
    ask_reschedule: {
      from: ['scheduled'],
      to: 'rescheduling',
      permission: 'vettingInterview.manage',
    },
    start: { from: ['scheduled'], to: 'in_progress', permission: 'vettingInterview.manage' },
    complete: {
      from: ['in_progress', 'scheduled'],
      to: 'completed',
      permission: 'vettingInterview.manage',
    },
    mark_no_show: {
      from: ['scheduled', 'in_progress'],
      to: 'no_show',
      permission: 'vettingInterview.manage',
      requires: ['party'],
    },
    cancel: {
      from: ['requested', 'invited', 'scheduled', 'rescheduling'],
      to: 'cancelled',
      permission: 'vettingInterview.manage',
      requires: ['reason'],
    },
    reopen: {
      from: ['no_show', 'cancelled'],
      to: 'requested',
      permission: 'vettingInterview.manage',
    },
    correct_status: {
      from: ['completed'],
      to: ['no_show', 'cancelled'],
      permission: 'vettingInterview.correct',
      requires: ['note'],
    },
  },
});
export const vettingInterviewStates = vettingInterviewMachine.states;
export type VettingInterviewState = (typeof vettingInterviewStates)[number];

/** Staff actions on an interview. */
export const vettingInterviewActions = [
  'schedule',
  'start',
  'complete',
  'mark_no_show',
  'ask_reschedule',
  'cancel',
  'reopen',
  'correct_status',
] as const satisfies readonly (keyof typeof vettingInterviewMachine.transitions)[];
export type VettingInterviewAction = (typeof vettingInterviewActions)[number];

/** States in which the interview makes its interviewers busy. */
export const interviewHoldsTime: readonly VettingInterviewState[] = [
  'scheduled',
  'rescheduling',
  'in_progress',
];

/**
 * Milliseconds after the start from which an action is possible: no participant is late before it.
 */
const opensAfter: Partial<Record<VettingInterviewAction, number>> = {
  start: -15 * minuteMs,
  complete: 0,
  mark_no_show: 10 * minuteMs,
};

/** Returns the time from which an action is allowed; null if time does not matter. */
export function interviewActionOpensAt(
  action: VettingInterviewAction,
  startsAt: Date | null,
): Date | null {
  const after = opensAfter[action];
  return after === undefined || startsAt === null ? null : new Date(startsAt.getTime() + after);
}
