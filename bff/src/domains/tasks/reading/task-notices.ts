import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { applicationPeople } from '../../../records/applications/application-lookup.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople, isActiveStaff } from '../../../identity/people/people.ts';
import type { Task } from '../../../records/tasks/task.model.ts';
import { subjectLink } from './subject-names.ts';

type Told = Pick<Task, '_id' | 'subjectType' | 'subjectId' | 'title'>;

/** Notifies an assignee of tasks given by a user. Task texts are never mailed. */
export async function notifyAssigned(
  tx: Tx,
  assigneeId: Types.ObjectId,
  tasks: readonly Told[],
): Promise<void> {
  const [first] = tasks;
  if (!first || !tx.userId || !(await isActiveStaff(assigneeId, tx.session))) return;
  const about = await aboutOf(first, tx);
  if (!about) return;
  const { called, ...told } = about;
  const giver = (await findPeople([tx.userId], tx.session)).name(tx.userId);
  await notify(tx, {
    topic: 'assignment',
    userIds: [assigneeId],
    title: `${giver} assigned you a task about ${called}`,
    ...told,
    many: { title: `${giver} assigned you {count} tasks`, link: '/' },
    count: tasks.length,
  });
}

/** Notifies the assignee on the due day of a task. */
export async function notifyDue(tx: Tx, task: Told & Pick<Task, 'assigneeId'>): Promise<void> {
  const about = await aboutOf(task, tx);
  if (!about) return;
  const { called, ...told } = about;
  await notify(tx, {
    topic: 'task_due',
    userIds: [task.assigneeId],
    title: `A task about ${called} is due today`,
    ...told,
  });
}

interface About {
  /** The name of a client, which all staff may know; for a candidate, what each reader may know. */
  called: string;
  body: string;
  link: string;
  subject: { type: 'candidate' | 'company' | 'job'; id: Types.ObjectId };
}

/** Describes the record, if it exists: a task on an application is about its candidate. */
async function aboutOf(task: Told, { session }: Tx): Promise<About | null> {
  const { subjectType, subjectId, title } = task;
  const id = subjectId.toHexString();
  const told = { body: title, link: subjectLink(task) };
  switch (subjectType) {
    case 'candidate':
      return { ...told, called: '{name}', subject: { type: 'candidate', id: subjectId } };
    case 'company': {
      const called = (await companyNames([subjectId], session)).get(id) ?? '';
      return { ...told, called, subject: { type: 'company', id: subjectId } };
    }
    case 'job': {
      const job = (await jobsById([subjectId], session)).get(id);
      return job
        ? { ...told, called: calledInNotices(job), subject: { type: 'job', id: subjectId } }
        : null;
    }
    case 'application': {
      const candidateId = (await applicationPeople([subjectId], session)).get(id);
      return candidateId
        ? { ...told, called: '{name}', subject: { type: 'candidate', id: candidateId } }
        : null;
    }
  }
}
