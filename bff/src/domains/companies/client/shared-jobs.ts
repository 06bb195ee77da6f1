import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { MoreOfMember } from '../members/update-member.ts';

/**
 * Returns which of these current jobs are shared with each manager; absent for readers who may not
 * manage coworkers.
 */
export function sharedAmong(
  actor: Actor,
  jobs: readonly Job[],
): (member: CompanyUser) => { sharedJobIds?: string[] } {
  if (!actor.can('clientUser.manage')) return () => ({});
  const current = new Set(jobs.map(({ _id }) => _id.toHexString()));
  return ({ sharedJobIds = [] }) => ({
    sharedJobIds: sharedJobIds.map((id) => id.toHexString()).filter((id) => current.has(id)),
  });
}

/**
 * Shares exactly these current jobs with a manager; ended jobs stay shared as they were.
 * @throws AppError VALIDATION_FAILED for a job that is not one of the reader's
 */
export async function shareJobs(actor: Actor, ids: readonly string[]): Promise<MoreOfMember> {
  const jobs = await clientJobsOf(actor);
  const numbers = new Map(jobs.map(({ _id, number }) => [_id.toHexString(), number]));
  if (ids.some((id) => !numbers.has(id))) throw invalidField('changes.sharedJobIds', 'NOT_FOUND');
  const numbersOf = ({ sharedJobIds = [] }: CompanyUser): string =>
    sharedJobIds.flatMap((id) => numbers.get(id.toHexString()) ?? []).join(', ');
  return {
    path: 'sharedJobIds',
    set: ({ sharedJobIds = [] }) => ({
      sharedJobIds: [
        ...sharedJobIds.filter((id) => !numbers.has(id.toHexString())),
        ...new Set(ids),
      ].map((id) => new Types.ObjectId(id)),
    }),
    changes: (before, after) => [
      { path: 'sharedJobIds', before: numbersOf(before), after: numbersOf(after) },
    ],
  };
}
