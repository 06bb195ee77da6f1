import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { countTogether } from '../../../db/count-together.ts';
import { liveApplicationsToCount } from '../../../records/applications/live-applications.ts';
import { notesOfCandidate } from '../../../records/notes/note-counts.ts';
import { openTasksOf } from '../../../records/tasks/task-counts.ts';

/** Counts of related records, as far as the reader may know of them. */
export interface RecordCounts {
  readonly notes: number;
  readonly openTasks: number;
  /** Missing for readers who may not see applications. */
  readonly applications?: number;
}

/** Counts everything with one command. */
export async function countsOf(
  actor: Actor,
  _id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<RecordCounts> {
  const applications = await liveApplicationsToCount(actor, _id, session);
  return countTogether(
    {
      notes: notesOfCandidate(actor, _id),
      openTasks: openTasksOf(actor, _id),
      ...(applications && { applications }),
    },
    session,
  );
}
