import type { PermissionName } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { worksOn, type Job } from '../jobs/job-lookup.ts';

/** Checks whether a permission reaches the seats of a job that was found in the reader's scope. */
export function reaches(actor: Actor, permission: PermissionName, job: Job): boolean {
  const scope = actor.scopeOf(permission);
  return scope === 'all' || (scope === 'assigned' && worksOn(actor, job));
}
