import type { Job } from '../../../records/jobs/job.model.ts';

/** Whether a job came by the public form and waits at a prospect of its own. */
export const isAttachable = ({ status, intakeId, requestedBy }: Job): boolean =>
  status === 'pending_review' && intakeId !== null && requestedBy === null;
