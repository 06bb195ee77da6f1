import type { PermissionName } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { mayKnowOf, worksOn, type Job } from '../jobs/job-lookup.ts';
import type { Application } from './application.model.ts';

type Reached = Pick<Application, 'ownerUserId' | 'submissionVersion'>;

const wasShown = ({ submissionVersion }: Reached): boolean => submissionVersion > 0;

/**
 * Checks whether a permission covers an application whose candidate is visible to the caller.
 * Applications on confidential jobs are visible to the job's team; `assigned` covers the job's team
 * and the application's owner. Vetters may reject candidates whom the client has not seen.
 */
export function reaches(
  actor: Actor,
  permission: PermissionName,
  application: Reached,
  job: Job,
): boolean {
  if (!mayKnowOf(actor, job)) return false;
  if (permission === 'application.reject' && actor.role === 'vetter' && wasShown(application))
    return false;
  const scope = actor.scopeOf(permission);
  if (scope === 'assigned')
    return worksOn(actor, job) || application.ownerUserId.equals(actor.userId);
  return scope === 'all';
}

/**
 * Checks whether a user may see an application at all: readers of application lists, vetters of the
 * job, and those who prepare contracts.
 */
export const sees = (actor: Actor, application: Reached, job: Job) =>
  (['application.list', 'application.read', 'application.contract'] as const).some((permission) =>
    reaches(actor, permission, application, job),
  );

/** Checks whether a user may add candidates to a visible job. */
export function mayAddTo(actor: Actor, job: Job): boolean {
  const scope = actor.scopeOf('application.add');
  return scope === 'all' || (scope === 'assigned' && worksOn(actor, job));
}
