import { defineMachine } from '../../core/machine.ts';

/** A room where people meet. Who has come in, and when it is over, moves it on. */
export const meetingMachine = defineMachine({
  name: 'meeting',
  states: ['scheduled', 'open', 'in_progress', 'ended', 'cancelled'],
  initial: 'scheduled',
  transitions: {
    /** A while before the start. */
    open: { from: ['scheduled'], to: 'open', permission: 'system' },
    /** The first host comes in. */
    start: { from: ['scheduled', 'open'], to: 'in_progress', permission: 'meeting.host' },
    end: { from: ['open', 'in_progress'], to: 'ended', permission: 'meeting.host' },
    /** A while after its end. */
    close: { from: ['scheduled', 'open', 'in_progress'], to: 'ended', permission: 'system' },
    cancel: { from: ['scheduled'], to: 'cancelled', permission: 'meeting.host' },
    /** With what it was made for. */
    call_off: { from: ['scheduled', 'open'], to: 'cancelled', permission: 'system' },
  },
});

export const meetingStates = meetingMachine.states;
export type MeetingState = (typeof meetingStates)[number];
export type MeetingMachineAction = keyof typeof meetingMachine.transitions;

/** What a host does from the list of meetings. */
export const meetingActions = ['end', 'cancel'] as const satisfies readonly MeetingMachineAction[];
export type MeetingAction = (typeof meetingActions)[number];
