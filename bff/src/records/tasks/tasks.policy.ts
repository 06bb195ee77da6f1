import type { PermissionName, Role } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { TaskSubject } from './task-subject.ts';
import type { Task } from './task.model.ts';

/** Roles that manage the tasks of others, beside their assignee and creator. */
const supervisors: ReadonlySet<Role> = new Set<Role>(['owner', 'admin', 'team_lead']);

type Subject = Pick<TaskSubject, 'seesAll'>;

/**
 * Returns the tasks of a visible record that a permission covers. Vetters see all tasks of
 * candidates assigned to them; finance, which sees all candidates, only its own tasks.
 */
export function scopeFor(
  actor: Actor,
  permission: PermissionName,
  { seesAll }: Subject = { seesAll: true },
): QueryFilter<Task> {
  if (!actor.can(permission)) return { _id: { $in: [] } };
  if (seesAll && actor.role !== 'finance_hr') return {};
  return { $or: [{ assigneeId: actor.userId }, { createdBy: actor.userId }] };
}

const isParty = (actor: Actor, task: Task): boolean =>
  task.assigneeId.equals(actor.userId) || (task.createdBy?.equals(actor.userId) ?? false);

export const mayReadTask = (actor: Actor, task: Task, { seesAll }: Subject): boolean =>
  actor.can('task.read') && ((seesAll && actor.role !== 'finance_hr') || isParty(actor, task));

/** Checks whether the actor may complete, reopen, snooze or wake the task. */
export const mayManageTask = (actor: Actor, task: Task): boolean =>
  actor.can('task.manage') && (supervisors.has(actor.role) || isParty(actor, task));
