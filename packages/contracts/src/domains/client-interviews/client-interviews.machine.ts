import { minuteMs } from '../../core/durations.ts';
import { limits } from '../../core/limits.ts';
import { defineMachine } from '../../core/machine.ts';

/** An interview of an application at a time fixed by staff, and its outcome. */
export const clientInterviewMachine = defineMachine({
  name: 'clientInterview',
  states: ['confirmed', 'reschedule_requested', 'completed', 'no_show', 'cancelled'],
  initial: 'confirmed',
  transitions: {
    move: {
      from: ['confirmed', 'reschedule_requested'],
      to: 'confirmed',
      permission: 'clientInterview.manage',
    },
    /** The client wants another time; the current one stays valid until it is changed. */
    ask_reschedule: {
      from: ['confirmed'],
      to: 'reschedule_requested',
      permission: 'clientInterview.ask',
    },
    keep_original: {
      from: ['reschedule_requested'],
      to: 'confirmed',
      permission: 'clientInterview.manage',
    },
    add_colleague: {
      from: ['confirmed', 'reschedule_requested'],
      to: ['confirmed', 'reschedule_requested'],
      permission: 'clientInterview.ask',
    },
    cancel: {
      from: ['confirmed', 'reschedule_requested'],
      to: 'cancelled',
      permission: 'clientInterview.manage',
      requires: ['reason'],
    },
    finish: {
      from: ['confirmed', 'reschedule_requested'],
      to: 'completed',
      permission: 'clientInterview.manage',
    },
    mark_no_show: {
      from: ['confirmed', 'reschedule_requested'],
      to: 'no_show',
      permission: 'clientInterview.manage',
      requires: ['party'],
    },
  },
});
export const clientInterviewStates = clientInterviewMachine.states;
export type ClientInterviewState = (typeof clientInterviewStates)[number];

/** Staff actions on an interview of an application. */
export const clientInterviewStaffActions = [
  'move',
  'keep_original',
  'finish',
  'mark_no_show',
  'cancel',
] as const satisfies readonly (keyof typeof clientInterviewMachine.transitions)[];
export type ClientInterviewStaffAction = (typeof clientInterviewStaffActions)[number];

/** Client actions on it. */
export const clientInterviewClientActions = [
  'ask_reschedule',
  'add_colleague',
] as const satisfies readonly (keyof typeof clientInterviewMachine.transitions)[];
export type ClientInterviewClientAction = (typeof clientInterviewClientActions)[number];

type TimedAction = ClientInterviewStaffAction | ClientInterviewClientAction;

/** States in which it makes its people busy. */
export const clientInterviewHoldsTime: readonly ClientInterviewState[] = [
  'confirmed',
  'reschedule_requested',
];

/**
 * Milliseconds after the start from which the outcome can be recorded; no participant is late
 * before.
 */
const opensAfter: Partial<Record<TimedAction, number>> = {
  finish: 0,
  mark_no_show: 10 * minuteMs,
};
/** Milliseconds before the start from which an action is too late. */
const endsBefore: Partial<Record<TimedAction, number>> = {
  keep_original: 0,
  ask_reschedule: limits.scheduling.cutOff,
  add_colleague: 0,
};

/** Returns the time from which an action is allowed; null if time does not matter. */
export function clientInterviewOpensAt(action: TimedAction, startsAt: Date): Date | null {
  const after = opensAfter[action];
  return after === undefined ? null : new Date(startsAt.getTime() + after);
}

/** Returns the time until which an action is allowed; null if time does not matter. */
export function clientInterviewEndsAt(action: TimedAction, startsAt: Date): Date | null {
  const before = endsBefore[action];
  return before === undefined ? null : new Date(startsAt.getTime() - before);
}

/** Checks whether the current time allows an action on an interview. */
export function isClientInterviewTime(action: TimedAction, startsAt: Date, now: Date): boolean {
  const opensAt = clientInterviewOpensAt(action, startsAt);
  const endsAt = clientInterviewEndsAt(action, startsAt);
  return (opensAt === null || opensAt <= now) && (endsAt === null || now < endsAt);
}
