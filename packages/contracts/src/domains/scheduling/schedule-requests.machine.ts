import { defineMachine } from '../../core/machine.ts';

/**
 * Scheduling with a person without an account: from the mailed link to the interview. Staff changes
 * of the interview itself (another time, cancellation) arrive as `system`.
 */
export const scheduleRequestMachine = defineMachine({
  name: 'schedule_request',
  states: [
    'draft',
    'invited',
    'slots_proposed',
    'confirmed',
    'reschedule_requested',
    'cancelled',
    'completed',
    'no_show',
    'expired',
  ],
  initial: 'draft',
  transitions: {
    invite: { from: ['draft'], to: 'invited', permission: 'vettingInterview.manage' },
    propose_slots: { from: ['draft'], to: 'slots_proposed', permission: 'vettingInterview.manage' },
    choose_slot: {
      from: ['invited', 'slots_proposed', 'reschedule_requested'],
      to: 'confirmed',
      permission: 'public',
    },
    /** The invitee proposes times, because none of ours fit. */
    invitee_proposes: {
      from: ['invited', 'slots_proposed'],
      to: 'slots_proposed',
      permission: 'public',
      requires: ['windows'],
    },
    ask_reschedule: { from: ['confirmed'], to: 'reschedule_requested', permission: 'public' },
    keep_original: { from: ['reschedule_requested'], to: 'confirmed', permission: 'public' },
    cancel: {
      from: ['confirmed', 'reschedule_requested'],
      to: 'cancelled',
      permission: 'public',
      requires: ['reason'],
    },
    withdraw: {
      from: ['invited', 'slots_proposed'],
      to: 'cancelled',
      permission: 'vettingInterview.manage',
    },
    /** Staff fixed a time, the first or another one. */
    time_fixed: {
      from: ['invited', 'slots_proposed', 'confirmed', 'reschedule_requested'],
      to: 'confirmed',
      permission: 'system',
    },
    called_off: {
      from: ['invited', 'slots_proposed', 'confirmed', 'reschedule_requested'],
      to: 'cancelled',
      permission: 'system',
    },
    finish: {
      from: ['confirmed', 'reschedule_requested'],
      to: 'completed',
      permission: 'system',
    },
    no_show: { from: ['confirmed', 'reschedule_requested'], to: 'no_show', permission: 'system' },
    expire: { from: ['invited', 'slots_proposed'], to: 'expired', permission: 'system' },
  },
});
export const scheduleRequestStates = scheduleRequestMachine.states;
export type ScheduleRequestState = (typeof scheduleRequestStates)[number];
export type ScheduleRequestMachineAction = keyof typeof scheduleRequestMachine.transitions;

/** States with an active link that shows the interview's progress. One per interview. */
export const openScheduleStates = [
  'invited',
  'slots_proposed',
  'confirmed',
  'reschedule_requested',
] as const satisfies readonly ScheduleRequestState[];

/** The invitee still has to choose a first time. */
export const choosingStates = [
  'invited',
  'slots_proposed',
] as const satisfies readonly ScheduleRequestState[];

/** The invitee's actions behind the link. */
export const inviteeActions = [
  'choose_slot',
  'invitee_proposes',
  'ask_reschedule',
  'keep_original',
  'cancel',
] as const satisfies readonly ScheduleRequestMachineAction[];
export type InviteeAction = (typeof inviteeActions)[number];
