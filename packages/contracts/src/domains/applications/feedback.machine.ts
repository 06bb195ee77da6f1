import { defineMachine } from '../../core/machine.ts';

/**
 * Feedback of a client on a candidate. The author, with an account or by a link alone, writes it
 * (`public`); staff request it, or record what was said on the phone.
 */
export const applicationFeedbackMachine = defineMachine({
  name: 'application_feedback',
  states: ['asked', 'draft', 'submitted', 'withdrawn'],
  initial: 'asked',
  transitions: {
    save: { from: ['asked', 'draft'], to: 'draft', permission: 'public' },
    submit: { from: ['asked', 'draft'], to: 'submitted', permission: 'public' },
    edit: { from: ['submitted'], to: 'submitted', permission: 'public' },
    /** Its author does not stand by it any more. */
    withdraw: { from: ['submitted'], to: 'withdrawn', permission: 'public' },
    /** Staff do not wait for it any more, or noted it by mistake. */
    cancel: {
      from: ['asked', 'draft', 'submitted'],
      to: 'withdrawn',
      permission: 'application.noteFeedback',
    },
    ask_again: { from: ['withdrawn'], to: 'asked', permission: 'application.noteFeedback' },
  },
});
export const applicationFeedbackStates = applicationFeedbackMachine.states;
export type ApplicationFeedbackState = (typeof applicationFeedbackStates)[number];

/** Staff wait for it. */
export const awaitedFeedback = [
  'asked',
  'draft',
] as const satisfies readonly ApplicationFeedbackState[];

/** What its author can do. */
export const feedbackAuthorActions = ['save', 'submit', 'edit', 'withdraw'] as const;
export type FeedbackAuthorAction = (typeof feedbackAuthorActions)[number];

/** What staff can do with it. */
export const feedbackStaffActions = ['remind', 'release', 'cancel'] as const;
export type FeedbackStaffAction = (typeof feedbackStaffActions)[number];
