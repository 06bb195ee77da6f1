import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { settleTask } from '../changes/change-task.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import { createTask } from './tasks.ts';

type RuleTask = Pick<Task, 'title' | 'kind' | 'dueOn' | 'assigneeId'> &
  Partial<Pick<Task, 'note'>> & { rule: string };

/** The rule of the one open task on a record whose person asked to be erased. */
export const erasureRule = 'erasure_asked';

const waiting = { $in: ['open' as const, 'snoozed' as const] };

/** Adds the task of a rule, unless one of it waits at this record already. */
export async function addRuleTask(
  tx: Tx,
  candidate: Candidate,
  task: RuleTask,
): Promise<Task | null> {
  const there = await waitingRuleTask(candidate._id, task.rule, tx.session);
  return there
    ? null
    : createTask(tx, { type: 'candidate', _id: candidate._id }, { ...task, source: 'rule' });
}

/** The open task of a rule about a person; null when there is none. */
export const waitingRuleTask = (
  candidateId: Types.ObjectId,
  rule: string,
  session: ClientSession | null = null,
): Promise<Task | null> =>
  TaskModel.findOne(
    { rule, subjectType: 'candidate', subjectId: candidateId, deletedAt: null, status: waiting },
    null,
    { session },
  ).lean();

/** What a rule asked for is done; nothing where no task of it waits. */
export async function finishRuleTask(
  tx: Tx,
  candidateId: Types.ObjectId,
  rule: string,
): Promise<void> {
  const task = await waitingRuleTask(candidateId, rule, tx.session);
  if (task) await settleTask(tx, task);
}
