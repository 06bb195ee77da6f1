import { defineMachine } from '../../core/machine.ts';

/**
 * The audio recording of a meeting. It runs only while everyone in the room has agreed; answers and
 * arrivals change its state, not the host.
 */
export const meetingRecordingMachine = defineMachine({
  name: 'meeting_recording',
  states: ['asked', 'running', 'paused', 'ended'],
  initial: 'asked',
  transitions: {
    /** The last person in the room agreed. */
    begin: { from: ['asked'], to: 'running', permission: 'system' },
    /** Someone who has not agreed joined, or the recording browser is away. */
    pause: { from: ['running'], to: 'paused', permission: 'system' },
    resume: { from: ['paused'], to: 'running', permission: 'system' },
    /** By a host, by anyone who does not agree, or with the end of the meeting. */
    end: { from: ['asked', 'running', 'paused'], to: 'ended', permission: 'public' },
  },
});

export const meetingRecordingStates = meetingRecordingMachine.states;
export type MeetingRecordingState = (typeof meetingRecordingStates)[number];
export type MeetingRecordingAction = keyof typeof meetingRecordingMachine.transitions;
