import type { Job } from '../../../records/jobs/job.model.ts';

/** Whether a client who asked for a job has to hear what comes of it: also after it was sent back. */
export const isAwaitedRequest = ({ status, requestedBy, intakeId, sentBackAt }: Job): boolean =>
  (requestedBy !== null || intakeId !== null) &&
  (status === 'pending_review' || (status === 'draft' && Boolean(sentBackAt)));
