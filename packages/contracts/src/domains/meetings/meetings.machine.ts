import { defineMachine } from '../../core/machine.ts';

/** A meeting room. Its participants and its times change its state. */
export const meetingMachine = defineMachine({
  name: 'meeting',
  states: ['scheduled', 'open', 'in_progress', 'ended', 'cancelled'],
  initial: 'scheduled',
  transitions: {
    /** Some time before the start. */
    open: { from: ['scheduled'], to: 'open', permission: 'system' },
    /** The first host enters. */
    start: { from: ['scheduled', 'open'], to: 'in_progress', permission: 'meeting.host' },
    end: { from: ['open', 'in_progress'], to: 'ended', permission: 'meeting.host' },
    /** Some time after its end. */
    close: { from: ['scheduled', 'open', 'in_progress'], to: 'ended', permission: 'system' },
    cancel: { from: ['scheduled'], to: 'cancelled', permission: 'meeting.host' },
    /** Together with the event it was created for. */
    call_off: { from: ['scheduled', 'open'], to: 'cancelled', permission: 'system' },
  },
});

export const meetingStates = meetingMachine.states;
export type MeetingState = (typeof meetingStates)[number];
export type MeetingMachineAction = keyof typeof meetingMachine.transitions;

/** A host's actions in the list of meetings. */
export const meetingActions = ['end', 'cancel'] as const satisfies readonly MeetingMachineAction[];
export type MeetingAction = (typeof meetingActions)[number];
