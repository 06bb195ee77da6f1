import type { Types } from 'mongoose';
import { audit, changesBetween, type AuditEntry } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceTasks } from '../../../outbox/tasks-changed.ts';
import type { Task } from '../../../records/tasks/task.model.ts';

interface TaskChange extends Pick<AuditEntry, 'actorKind'> {
  action: `task.${string}`;
  /** Null for a new task. */
  before: Task | null;
  after: Task;
  /** Fields whose old and new values the audit log shows. */
  paths?: readonly (keyof Task & string)[];
}

/**
 * Audits a change of a task and updates open pages of its current and former assignees and its
 * author: every writer of a task calls this.
 */
export async function recordTaskChange(
  tx: Tx,
  { action, before, after, paths = [], actorKind }: TaskChange,
): Promise<void> {
  await audit(tx, {
    action,
    entity: 'task',
    entityId: after._id,
    changes: changesBetween<Task>(before, after, paths),
    ...(actorKind ? { actorKind } : {}),
  });
  announceTasks(tx, concerned(before, after));
}

const concerned = (before: Task | null, after: Task): (Types.ObjectId | null)[] => [
  before?.assigneeId ?? null,
  after.assigneeId,
  after.createdBy,
];
