import { taskHref } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readableApplications } from '../../../records/applications/readable-applications.ts';
import { visibleCandidates, type NamedFace } from '../../../records/candidates/candidate-names.ts';
import { visibleCompanyNames } from '../../../records/companies/company-directory.ts';
import { visibleJobs } from '../../../records/jobs/job-lookup.ts';
import type { Task } from '../../../records/tasks/task.model.ts';

type About = Pick<Task, 'subjectType' | 'subjectId'>;

/** What a record is called; of a person with the face, where there is one. */
export type SubjectName = NamedFace;

/**
 * What the records are called that these tasks are about, by the record's id: of those that the
 * reader can open, each kind with one query.
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

/** {@link taskHref} for a task as it is stored. */
export const subjectLink = ({ subjectType, subjectId }: About): string =>
  taskHref({ subjectType, subjectId: subjectId.toHexString() });
