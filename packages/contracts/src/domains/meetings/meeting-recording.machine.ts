import { defineMachine } from '../../core/machine.ts';

/**
 * The recording of the sound of a meeting. It runs only while everybody in the room has agreed;
 * answers and arrivals move it, not the host.
 */
export const meetingRecordingMachine = defineMachine({
  name: 'meeting_recording',
  states: ['asked', 'running', 'paused', 'ended'],
  initial: 'asked',
  transitions: {
    /** The last of those in the room has agreed. */
    begin: { from: ['asked'], to: 'running', permission: 'system' },
    /** Somebody came in who has not agreed, or the browser that records is away. */
    pause: { from: ['running'], to: 'paused', permission: 'system' },
    resume: { from: ['paused'], to: 'running', permission: 'system' },
    /** By a host, by anybody who does not agree, or with the meeting. */
    end: { from: ['asked', 'running', 'paused'], to: 'ended', permission: 'public' },
  },
});

export const meetingRecordingStates = meetingRecordingMachine.states;
export type MeetingRecordingState = (typeof meetingRecordingStates)[number];
export type MeetingRecordingAction = keyof typeof meetingRecordingMachine.transitions;
