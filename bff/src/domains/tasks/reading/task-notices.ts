import { candidatesRoutes, companiesRoutes, href } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { companyNames } from '../../companies/api/company-directory.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople, isActiveStaff } from '../../people/api/people.ts';
import type { Task } from '../task.model.ts';

type Told = Pick<Task, '_id' | 'subjectType' | 'subjectId' | 'title'>;

/** Notifies an assignee of tasks given by a user. The text of the tasks is never mailed. */
export async function notifyAssigned(
  tx: Tx,
  assigneeId: Types.ObjectId,
  tasks: readonly Told[],
): Promise<void> {
  const [first] = tasks;
  if (!first || !tx.userId || !(await isActiveStaff(assigneeId, tx.session))) return;
  const giver = (await findPeople([tx.userId], tx.session)).name(tx.userId);
  await notify(tx, {
    topic: 'assignment',
    userIds: [assigneeId],
    title: `${giver} assigned you a task about ${await called(first, tx)}`,
    ...about(first),
    many: { title: `${giver} assigned you {count} tasks`, link: '/' },
    count: tasks.length,
  });
}

/** Tells the assignee on the day on which a task is due. */
export const notifyDue = async (tx: Tx, task: Told & Pick<Task, 'assigneeId'>): Promise<void> =>
  notify(tx, {
    topic: 'task_due',
    userIds: [task.assigneeId],
    title: `A task about ${await called(task, tx)} is due today`,
    ...about(task),
  });

/** A client by its name, which all staff may know; of a person, what each reader may know. */
async function called({ subjectType, subjectId }: Told, { session }: Tx): Promise<string> {
  if (subjectType === 'candidate') return '{name}';
  return (await companyNames([subjectId], session)).get(subjectId.toHexString()) ?? '';
}

const records = { candidate: candidatesRoutes.profile, company: companiesRoutes.overview } as const;

const about = ({ subjectType, subjectId, title }: Told) => ({
  body: title,
  link: href(records[subjectType], { id: subjectId.toHexString() }),
  subject: { type: subjectType, id: subjectId },
});
