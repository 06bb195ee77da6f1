import { defineMachine } from '../../core/machine.ts';

/** The answer to an invitation; the states are those of iCalendar. */
export const calendarResponseMachine = defineMachine({
  name: 'calendar_response',
  states: ['needs_action', 'accepted', 'declined', 'tentative'],
  initial: 'needs_action',
  transitions: {
    accept: {
      from: ['needs_action', 'declined', 'tentative'],
      to: 'accepted',
      permission: 'public',
    },
    decline: {
      from: ['needs_action', 'accepted', 'tentative'],
      to: 'declined',
      permission: 'public',
    },
    maybe: {
      from: ['needs_action', 'accepted', 'declined'],
      to: 'tentative',
      permission: 'public',
    },
    /** The event was moved: the answer was about the previous time. */
    time_changes: {
      from: ['accepted', 'declined', 'tentative'],
      to: 'needs_action',
      permission: 'system',
    },
  },
});
export const calendarResponses = calendarResponseMachine.states;
export type CalendarResponse = (typeof calendarResponses)[number];

/** Answers of an invited person as used in URLs, with their transitions. */
export const answerSteps = {
  accepted: 'accept',
  tentative: 'maybe',
  declined: 'decline',
} as const satisfies Partial<
  Record<CalendarResponse, keyof typeof calendarResponseMachine.transitions>
>;
export type CalendarAnswer = keyof typeof answerSteps;
export const calendarAnswers = [
  'accepted',
  'tentative',
  'declined',
] as const satisfies readonly CalendarAnswer[];
