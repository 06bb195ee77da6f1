import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { settleTask } from '../changes/change-task.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import { createTask } from './tasks.ts';

type RuleTask = Pick<Task, 'title' | 'kind' | 'dueOn' | 'assigneeId'> &
  Partial<Pick<Task, 'note'>> & { rule: string };

/** Rule of the one open task on a record whose candidate asked for erasure. */
export const erasureRule = 'erasure_asked';

const waiting = { $in: ['open' as const, 'snoozed' as const] };

/** Adds the task of a rule, unless this record has an open one already. */
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

/** Returns the open task of a rule about a candidate; null if there is none. */
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

/** Checks whether a rule has ever added its task to this record, whatever the task's state. */
export const hasHadRuleTask = async (
  candidateId: Types.ObjectId,
  rule: string,
  session: ClientSession | null = null,
): Promise<boolean> =>
  (await TaskModel.exists({ rule, subjectType: 'candidate', subjectId: candidateId }).session(
    session,
  )) !== null;

/** Completes the task of a rule; does nothing if none is open. */
export async function finishRuleTask(
  tx: Tx,
  candidateId: Types.ObjectId,
  rule: string,
): Promise<void> {
  const task = await waitingRuleTask(candidateId, rule, tx.session);
  if (task) await settleTask(tx, task);
}
