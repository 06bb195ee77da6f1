import type { PermissionName, Role } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { TaskSubject } from '../../records/tasks/task-subject.ts';
import type { Promised } from './promise.model.ts';

/** Roles that may also manage other users' promises. */
const supervisors: ReadonlySet<Role> = new Set<Role>(['owner', 'admin', 'team_lead']);

type Subject = Pick<TaskSubject, 'seesAll'>;

/**
 * Filter for the promises to a visible record that a permission reaches: those in private texts are
 * for their author.
 */
export function scopeFor(
  actor: Actor,
  permission: PermissionName,
  { seesAll }: Subject,
): QueryFilter<Promised> {
  if (!actor.can(permission)) return { _id: { $in: [] } };
  if (!seesAll || actor.role === 'finance_hr') return { madeBy: actor.userId };
  return { $or: [{ isPrivate: false }, { madeBy: actor.userId }] };
}

/** {@link scopeFor} for a loaded promise. */
export function mayReadPromise(actor: Actor, promise: Promised, { seesAll }: Subject): boolean {
  if (!actor.can('task.read')) return false;
  if (promise.madeBy.equals(actor.userId)) return true;
  return seesAll && actor.role !== 'finance_hr' && !promise.isPrivate;
}

/** Checks whether the actor may set the result. */
export const mayManagePromise = (actor: Actor, { madeBy }: Pick<Promised, 'madeBy'>): boolean =>
  actor.can('task.manage') && (supervisors.has(actor.role) || madeBy.equals(actor.userId));
