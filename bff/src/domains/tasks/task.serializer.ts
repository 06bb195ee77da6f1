import { actionsFrom, taskMachine, type Task as ShownTask } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople, type People } from '../../identity/people/people.ts';
import { mayReopenAt } from './changes/reopen-window.ts';
import type { Task } from '../../records/tasks/task.model.ts';
import { promiseRule } from './api/followed-tasks.ts';
import { mayManageTask } from '../../records/tasks/tasks.policy.ts';

/**
 * Returns tasks as the actor may see them, with their people read in one query. `subjectLabel`
 * names the record, or returns its name if the tasks are about several.
 */
export async function showTasks(
  actor: Actor,
  tasks: readonly Task[],
  subjectLabel: string | ((task: Task) => string),
  session: ClientSession | null = null,
): Promise<ShownTask[]> {
  const people = await findPeople(
    tasks.flatMap(({ assigneeId, createdBy, doneBy }) => [assigneeId, createdBy, doneBy]),
    session,
  );
  const labelOf = typeof subjectLabel === 'string' ? () => subjectLabel : subjectLabel;
  return tasks.map((task) => serializeTask(actor, task, labelOf(task), people));
}

/** Returns one task; see {@link showTasks}. */
export async function showTask(
  actor: Actor,
  task: Task,
  subjectLabel: string,
  session: ClientSession | null = null,
): Promise<ShownTask> {
  const people = await findPeople([task.assigneeId, task.createdBy, task.doneBy], session);
  return serializeTask(actor, task, subjectLabel, people);
}

function serializeTask(actor: Actor, task: Task, subjectLabel: string, people: People): ShownTask {
  return {
    id: task._id.toHexString(),
    subjectType: task.subjectType,
    subjectId: task.subjectId.toHexString(),
    subjectLabel,
    title: task.title,
    kind: task.kind,
    status: task.status,
    dueOn: task.dueOn,
    assignee: people.ref(task.assigneeId),
    createdBy: people.ref(task.createdBy),
    source: task.source,
    ...(task.rule?.startsWith(promiseRule) && { promiseId: task.rule.slice(promiseRule.length) }),
    snoozedUntil: task.snoozedUntil,
    doneAt: task.doneAt?.toISOString() ?? null,
    doneBy: people.ref(task.doneBy),
    note: task.note,
    version: task.version,
    allowedActions: actionsFrom(taskMachine, task.status, () => mayManageTask(actor, task)).filter(
      (action) => action !== 'reopen' || mayReopenAt(task, new Date()),
    ),
  };
}
