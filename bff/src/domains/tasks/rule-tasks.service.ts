import type { Tx } from '../../db/unit-of-work.ts';
import type { Candidate } from '../candidates/candidate-lookup.service.ts';
import { TaskModel } from './task.model.ts';
import type { Task } from './task.model.ts';
import { createTask } from './tasks.service.ts';

type RuleTask = Pick<Task, 'title' | 'kind' | 'dueOn' | 'assigneeId'> & { rule: string };

/** Adds the task of a rule, unless one of it waits at this record already. */
export async function addRuleTask(
  tx: Tx,
  candidate: Candidate,
  task: RuleTask,
): Promise<Task | null> {
  const waiting = await TaskModel.exists({
    rule: task.rule,
    subjectType: 'candidate',
    subjectId: candidate._id,
    deletedAt: null,
    status: { $in: ['open', 'snoozed'] },
  }).session(tx.session);
  return waiting ? null : createTask(tx, candidate, { ...task, source: 'rule' });
}
