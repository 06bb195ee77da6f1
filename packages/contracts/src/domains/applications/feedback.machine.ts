import { defineMachine } from '../../core/machine.ts';

/**
 * A client's feedback on a candidate. Its author writes it (`public`), with an account or through a
 * link; staff request it, or record what was said on the phone.
 */
export const applicationFeedbackMachine = defineMachine({
  name: 'application_feedback',
  states: ['asked', 'draft', 'submitted', 'withdrawn'],
  initial: 'asked',
  transitions: {
    save: { from: ['asked', 'draft'], to: 'draft', permission: 'public' },
    submit: { from: ['asked', 'draft'], to: 'submitted', permission: 'public' },
    edit: { from: ['submitted'], to: 'submitted', permission: 'public' },
    /** The author retracts it. */
    withdraw: { from: ['submitted'], to: 'withdrawn', permission: 'public' },
    /** Staff no longer wait for it, or recorded it by mistake. */
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

/** States in which staff wait for the feedback. */
export const awaitedFeedback = [
  'asked',
  'draft',
] as const satisfies readonly ApplicationFeedbackState[];

/** Actions of the author. */
export const feedbackAuthorActions = ['save', 'submit', 'edit', 'withdraw'] as const;
export type FeedbackAuthorAction = (typeof feedbackAuthorActions)[number];

/** Whether the agency waits for feedback that its author can send now. */
export const isFeedbackToGive = ({
  status,
  allowedActions,
}: {
  status: ApplicationFeedbackState;
  allowedActions: readonly FeedbackAuthorAction[];
}): boolean =>
  awaitedFeedback.some((state) => state === status) && allowedActions.includes('submit');

/** Actions of staff. */
export const feedbackStaffActions = ['remind', 'release', 'cancel'] as const;
export type FeedbackStaffAction = (typeof feedbackStaffActions)[number];
