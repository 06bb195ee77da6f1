import { defineMachine } from '../../core/machine.ts';

/**
 * Extraction review: a CV is read in the background, a user decides on the results, and only then
 * is anything written to the profile.
 */
export const extractionReviewMachine = defineMachine({
  name: 'extraction_review',
  states: ['queued', 'ready', 'in_review', 'applied', 'dismissed', 'failed'],
  initial: 'queued',
  transitions: {
    read: { from: ['queued'], to: 'ready', permission: 'system' },
    fail: { from: ['queued'], to: 'failed', permission: 'system' },
    retry: { from: ['failed'], to: 'queued', permission: 'candidate.updateExperience' },
    decide: {
      from: ['ready', 'in_review'],
      to: 'in_review',
      permission: 'candidate.updateExperience',
    },
    apply: {
      from: ['ready', 'in_review'],
      to: 'applied',
      permission: 'candidate.updateExperience',
    },
    dismiss: {
      from: ['ready', 'in_review', 'failed'],
      to: 'dismissed',
      permission: 'candidate.updateExperience',
    },
    undo: { from: ['applied'], to: 'in_review', permission: 'candidate.updateExperience' },
  },
});
export const extractionReviewStates = extractionReviewMachine.states;
export type ExtractionReviewState = (typeof extractionReviewStates)[number];

/** States of an open review; an attachment has at most one. */
export const openReviewStates = ['queued', 'ready', 'in_review'] as const;
