import type { taskEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findSubject } from '../../../records/tasks/task-subject.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import { showTasks } from '../task.serializer.ts';
import { readableAbout, waitingTasksAbout } from '../../../records/tasks/tasks-about.ts';

const max = 50;

/**
 * Lists the tasks of a record: open ones by due date, those without one last; then recently done
 * ones.
 */
export const listTasks: Service<typeof taskEndpoints.list> = async ({ actor }, { query }) => {
  const subject = await findSubject(actor, query, { deleted: true });
  const open = await waitingTasksAbout(actor, subject);
  const done =
    query.status === 'all' && open.length < max
      ? await TaskModel.find({ ...readableAbout(actor, subject), status: 'done' })
          .sort({ doneAt: -1, _id: -1 })
          .limit(max - open.length)
          .lean()
      : [];
  const shown = [...open.toSorted(byDueDay).slice(0, max), ...done];
  return { data: await showTasks(actor, shown, subject.name) };
};

/** The relevant day: for a snoozed task the end of its snooze. */
const dayOf = ({ dueOn, snoozedUntil, status }: Task): string =>
  (status === 'snoozed' ? snoozedUntil : dueOn) ?? '9999';

const byDueDay = (a: Task, b: Task): number =>
  dayOf(a).localeCompare(dayOf(b)) || a._id.toHexString().localeCompare(b._id.toHexString());
