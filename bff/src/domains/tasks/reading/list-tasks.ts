import type { taskEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Service } from '../../../http/mount.ts';
import { findSubject } from '../../../records/tasks/task-subject.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import { showTasks } from '../task.serializer.ts';
import { scopeFor } from '../../../records/tasks/tasks.policy.ts';

const most = 50;

/** Tasks of a record: open ones by due date, those without one last; then the ones done lately. */
export const listTasks: Service<typeof taskEndpoints.list> = async ({ actor }, { query }) => {
  const subject = await findSubject(actor, query, { deleted: true });
  const filter: QueryFilter<Task> = {
    subjectType: subject.type,
    subjectId: subject._id,
    deletedAt: null,
    ...scopeFor(actor, 'task.read', subject),
  };
  const open = await TaskModel.find({ ...filter, status: { $ne: 'done' } }).lean();
  const done =
    query.status === 'all' && open.length < most
      ? await TaskModel.find({ ...filter, status: 'done' })
          .sort({ doneAt: -1, _id: -1 })
          .limit(most - open.length)
          .lean()
      : [];
  const shown = [...open.toSorted(byDueDay).slice(0, most), ...done];
  return { data: await showTasks(actor, shown, subject.name) };
};

/** The day that counts: a snoozed task waits for its waking. */
const dayOf = ({ dueOn, snoozedUntil, status }: Task): string =>
  (status === 'snoozed' ? snoozedUntil : dueOn) ?? '9999';

const byDueDay = (a: Task, b: Task): number =>
  dayOf(a).localeCompare(dayOf(b)) || a._id.toHexString().localeCompare(b._id.toHexString());
