import type { Types } from 'mongoose';
import { everOnJobs } from '../../../records/applications/people-on-jobs.ts';
import { hasNotesBesides } from '../../notes/api/imported-notes.ts';
import { hasOpenTasks } from '../../../records/tasks/task-counts.ts';

/**
 * Returns the candidates with whom no work has begun: no application or task, and no note except
 * those of the import. Records hidden from the undoing user count, too.
 */
export async function untouchedPeople(
  ids: readonly Types.ObjectId[],
  importId: Types.ObjectId,
): Promise<Types.ObjectId[]> {
  const onJobs = await everOnJobs(ids);
  const untouched: Types.ObjectId[] = [];
  for (const id of ids) {
    if (onJobs.some((one) => one.equals(id))) continue;
    if (await hasNotesBesides(id, importId)) continue;
    if (!(await hasOpenTasks(id))) untouched.push(id);
  }
  return untouched;
}
