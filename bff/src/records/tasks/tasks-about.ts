import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isInMoment, readOnce } from '../../db/one-moment.ts';
import type { TaskSubject } from './task-subject.ts';
import { TaskModel, type Task } from './task.model.ts';
import { mayReadTask, scopeFor } from './tasks.policy.ts';

type About = Pick<TaskSubject, 'type' | '_id' | 'seesAll'>;

/**
 * All tasks about a record, including done and removed ones; the parts of its page share one read.
 */
const allAbout = async ({ type, _id }: About): Promise<Task[]> =>
  (await readOnce(null, `tasks about ${_id.toHexString()}`, () =>
    TaskModel.find({ subjectType: type, subjectId: _id }).lean(),
  )) ?? [];

/** Returns the open tasks about a record that the actor may read. */
export async function waitingTasksAbout(actor: Actor, subject: About): Promise<Task[]> {
  // A candidate's page also shows the history of all tasks, so this shares its read.
  if (isInMoment() && subject.type === 'candidate')
    return (await allAbout(subject)).filter(
      (task) => task.status !== 'done' && !task.deletedAt && mayReadTask(actor, task, subject),
    );
  return TaskModel.find({ ...readableAbout(actor, subject), status: { $ne: 'done' } }).lean();
}

/** {@link waitingTasksAbout} including done tasks, as a filter. */
export const readableAbout = (actor: Actor, subject: About): QueryFilter<Task> => ({
  subjectType: subject.type,
  subjectId: subject._id,
  deletedAt: null,
  ...scopeFor(actor, 'task.read', subject),
});

/** Returns titles of a candidate's tasks that the actor may read, by id, including removed ones. */
export async function titlesOfTasks(
  actor: Actor,
  candidateId: Types.ObjectId,
): Promise<Map<string, { subjectId: Types.ObjectId; text: string }>> {
  const subject = { type: 'candidate', _id: candidateId, seesAll: true } as const;
  const all = await allAbout(subject);
  return new Map(
    all
      .filter((task) => mayReadTask(actor, task, subject))
      .map(({ _id, subjectId, title }) => [_id.toHexString(), { subjectId, text: title }]),
  );
}
