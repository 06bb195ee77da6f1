import { taskHref } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readableApplications } from '../../../records/applications/readable-applications.ts';
import { visibleCandidates, type NamedFace } from '../../../records/candidates/candidate-names.ts';
import { visibleCompanyNames } from '../../../records/companies/company-directory.ts';
import { visibleJobs } from '../../../records/jobs/job-lookup.ts';
import type { Task } from '../../../records/tasks/task.model.ts';

type About = Pick<Task, 'subjectType' | 'subjectId'>;

/** The name of a record; for a candidate with the photo, if there is one. */
export type SubjectName = NamedFace;

/**
 * Returns the names of the records of these tasks, by record id: only records that the reader can
 * open, with one query per kind.
 */
export async function subjectNames(
  actor: Actor,
  tasks: readonly About[],
): Promise<ReadonlyMap<string, SubjectName>> {
  const [people, companies, jobs, applications] = await Promise.all([
    visibleCandidates([actor], subjectsOf(tasks, 'candidate')),
    visibleCompanyNames(actor, subjectsOf(tasks, 'company')),
    visibleJobs(
      actor,
      subjectsOf(tasks, 'job').map((id) => id.toHexString()),
    ),
    readableApplications(actor, subjectsOf(tasks, 'application')),
  ]);
  return new Map<string, SubjectName>([
    ...people,
    ...[...companies].map(([id, name]) => [id, { name }] as const),
    ...[...jobs].map(([id, { title }]) => [id, { name: title }] as const),
    ...applications,
  ]);
}

const subjectsOf = (tasks: readonly About[], type: Task['subjectType']): Types.ObjectId[] => [
  ...new Map(
    tasks
      .filter(({ subjectType }) => subjectType === type)
      .map(({ subjectId }) => [subjectId.toHexString(), subjectId]),
  ).values(),
];

/** Returns {@link taskHref} for a stored task. */
export const subjectLink = ({ subjectType, subjectId }: About): string =>
  taskHref({ subjectType, subjectId: subjectId.toHexString() });
