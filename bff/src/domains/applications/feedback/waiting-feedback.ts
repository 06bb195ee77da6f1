import { isFeedbackToGive } from '@muster/contracts';
import type { ClientWaits } from '../../../waiting/client-waits.ts';
import { ownFeedbackOf } from './client-feedback.ts';

/** Interviews on which the reader is to give feedback. */
export const waitingFeedback: ClientWaits = {
  permission: 'clientFeedback.write',
  collections: ['application_feedback', 'applications', 'jobs', 'company_users'],
  count: async ({ actor }) => (await ownFeedbackOf(actor)).filter(isFeedbackToGive).length,
};
