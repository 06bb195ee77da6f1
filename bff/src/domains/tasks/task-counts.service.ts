import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { TaskModel } from './task.model.ts';
import { scopeFor } from './tasks.policy.ts';

/** How many tasks of a candidate wait, of those that the actor may read. */
export const countOpenTasks = (
  actor: Actor,
  candidateId: Types.ObjectId,
  session?: ClientSession | null,
): Promise<number> =>
  TaskModel.countDocuments(
    {
      subjectType: 'candidate',
      subjectId: candidateId,
      deletedAt: null,
      status: { $ne: 'done' },
      ...scopeFor(actor, 'task.read'),
    },
    { session: session ?? undefined },
  );
