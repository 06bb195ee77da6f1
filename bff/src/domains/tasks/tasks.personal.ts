import { Types, type QueryFilter } from 'mongoose';
import { z } from 'zod';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { applicationIdsOf } from '../../records/applications/application-visibility.ts';
import { purgeTasks } from './api/task-purge.ts';
import { TaskModel, type Task } from '../../records/tasks/task.model.ts';

const about = (candidateId: Types.ObjectId) =>
  ({ subjectType: 'candidate', subjectId: candidateId }) as const;
/** Tasks about a candidate and their applications, which move along in a merge. */
const concerning = async (candidateId: Types.ObjectId): Promise<QueryFilter<Task>> => ({
  $or: [
    about(candidateId),
    { subjectType: 'application', subjectId: { $in: await applicationIdsOf([candidateId]) } },
  ],
});
/** A rule has only one such task per candidate. */
const open = { status: { $in: ['open' as const, 'snoozed' as const] }, rule: { $ne: null } };

const rulesSchema = z.object({ rules: z.array(z.object({ id: z.string(), rule: z.string() })) });

/**
 * Tasks about a candidate. Where a rule created the same task for both merged records, the moved
 * one continues without the rule.
 */
export const personalTasks: PersonalRecords = {
  name: 'tasks',
  count: async (candidateId) =>
    TaskModel.countDocuments({ ...(await concerning(candidateId)), deletedAt: null }),
  move: async (tx, { from, to }) => {
    const { session } = tx;
    const taken: string[] = await TaskModel.distinct('rule', { ...about(to), ...open }).session(
      session,
    );
    const twice = await TaskModel.find(
      { ...about(from), ...open, rule: { $in: taken } },
      { rule: 1 },
      { session },
    ).lean();
    if (twice.length > 0)
      await TaskModel.updateMany(
        { _id: { $in: twice.map(({ _id }) => _id) } },
        { $set: { rule: null } },
        { session },
      );
    const { count, undo } = await moveRows(tx, TaskModel, about(from), {
      $set: { subjectId: to },
    });
    const rules = twice.map(({ _id, rule }) => ({ id: _id.toHexString(), rule }));
    return { count, undo: { ...undo, rules } };
  },
  moveBack: async (tx, { from, to }, undo) => {
    await moveRowsBack(tx, TaskModel, undo, about(to), { $set: { subjectId: from } });
    for (const { id, rule } of rulesSchema.parse(undo).rules)
      await TaskModel.updateOne(
        { _id: new Types.ObjectId(id), ...about(from) },
        { $set: { rule } },
        { session: tx.session },
      );
  },
  collect: async (candidateId) => {
    const tasks = await TaskModel.find({ ...(await concerning(candidateId)), deletedAt: null })
      .sort({ createdAt: 1 })
      .lean();
    return tasks.map(({ title, note, status, dueOn, createdAt }) => ({
      title,
      note,
      status,
      dueOn,
      at: createdAt.toISOString(),
    }));
  },
  erase: async (tx, candidateId) => {
    await purgeTasks(tx, 'candidate', [candidateId]);
    await purgeTasks(tx, 'application', await applicationIdsOf([candidateId]));
  },
};
