import {
  actionsFrom,
  allJobActions,
  jobMachine,
  type JobRecordAction,
  type PermissionName,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { takesPeople } from '../../../records/jobs/job-lookup.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { reaches, seesClientOfJobs } from '../../../records/jobs/jobs.policy.ts';

/** States in which a job is read-only. */
export const ended = ['closed', 'cancelled'] as const satisfies readonly Job['status'][];
export const isEnded = ({ status }: Pick<Job, 'status'>): boolean =>
  (ended as readonly string[]).includes(status);

/** States in which a job without candidates can be deleted. */
export const isDeletable = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'draft' || status === 'pending_review';

/** Returns the reader's current actions on the record, in the order of the contract. */
export function allowedActions(actor: Actor, job: Job): JobRecordAction[] {
  if (job.deletedAt) return [];
  const may = (permission: PermissionName) => reaches(actor, permission, job);
  const moves: readonly string[] = actionsFrom(
    jobMachine,
    job.status,
    (permission) => permission !== 'system' && permission !== 'public' && may(permission),
  );
  const beside: Partial<Record<JobRecordAction, boolean>> = {
    // Seats have actions of their own.
    add_seat: false,
    add_candidates: takesPeople(job) && may('application.add'),
    edit: may('job.update') && !isEnded(job),
    copy: actor.can('job.create') && seesClientOfJobs(actor),
    edit_opened_date: may('job.editOpenedDate'),
    delete: may('job.delete') && isDeletable(job),
  };
  return allJobActions.filter((action) => beside[action] ?? moves.includes(action));
}
