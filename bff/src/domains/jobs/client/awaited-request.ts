import type { Job } from '../../../records/jobs/job.model.ts';

/**
 * Checks whether a client who requested a job must be told the outcome, even after it was sent
 * back.
 */
export const isAwaitedRequest = ({ status, requestedBy, intakeId, sentBackAt }: Job): boolean =>
  (requestedBy !== null || intakeId !== null) &&
  (status === 'pending_review' || (status === 'draft' && Boolean(sentBackAt)));
