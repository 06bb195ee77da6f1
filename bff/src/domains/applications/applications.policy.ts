import type { PermissionName } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { mayKnowOf, worksOn, type Job } from '../jobs/api/job-lookup.ts';
import type { Application } from './application.model.ts';

type Reached = Pick<Application, 'ownerUserId' | 'submissionVersion'>;

const wasShown = ({ submissionVersion }: Reached): boolean => submissionVersion > 0;

/**
 * Whether a permission reaches an application, whose candidate the caller has found visible. Those
 * on secret jobs are their team's; `assigned` is who works on the job or owns the application. Vetters
 * reject whom the client was never shown.
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
 * Whether somebody may know of an application at all: who reads lists of them, vetters of the job,
 * and who prepares contracts.
 */
export const sees = (actor: Actor, application: Reached, job: Job) =>
  (['application.list', 'application.read', 'application.contract'] as const).some((permission) =>
    reaches(actor, permission, application, job),
  );

/** Whether somebody may add people to a job that they see. */
export function mayAddTo(actor: Actor, job: Job): boolean {
  const scope = actor.scopeOf('application.add');
  return scope === 'all' || (scope === 'assigned' && worksOn(actor, job));
}
