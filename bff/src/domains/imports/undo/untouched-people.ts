import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { countLiveApplications } from '../../applications/api/applications.ts';
import { hasNotesBesides } from '../../notes/api/imported-notes.ts';
import { countOpenTasks } from '../../tasks/api/task-counts.ts';

/**
 * Those of these candidates with whom no work has begun: no application or task, and no note except
 * those of the import.
 */
export async function untouchedPeople(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  importId: Types.ObjectId,
): Promise<Types.ObjectId[]> {
  const applications = await countLiveApplications(actor, ids);
  const untouched: Types.ObjectId[] = [];
  for (const id of ids) {
    if ((applications?.get(id.toHexString()) ?? 0) > 0) continue;
    if (await hasNotesBesides(id, importId)) continue;
    if ((await countOpenTasks(actor, id)) === 0) untouched.push(id);
  }
  return untouched;
}
