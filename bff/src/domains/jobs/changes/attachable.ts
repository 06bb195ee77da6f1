import type { Job } from '../../../records/jobs/job.model.ts';

/** Checks whether a job came from the public form and still belongs to the prospect made for it. */
export const isAttachable = ({ status, intakeId, requestedBy }: Job): boolean =>
  status === 'pending_review' && intakeId !== null && requestedBy === null;
