import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** The tasks of people are other ones by now: left by the tasks, told by the streams. */
export const tasksChanged = 'tasks.changed';

export const tasksChangedPayload = z.object({
  userIds: z.array(z.string()),
  /** Where it was done: the windows of that browser know it already. */
  sessionId: z.string().nullable(),
});

/** Tells the open pages of those whose tasks a change concerns; once for each change. */
export function announceTasks(tx: Tx, userIds: readonly (Types.ObjectId | null)[]): void {
  const concerned = userIds.flatMap((id) => id?.toHexString() ?? []);
  const there = tx.events.find(({ type }) => type === tasksChanged);
  if (there) {
    const told = tasksChangedPayload.parse(there.payload).userIds;
    there.payload['userIds'] = [...new Set([...told, ...concerned])];
    return;
  }
  emit(tx, tasksChanged, {
    userIds: [...new Set(concerned)],
    sessionId: tx.ctx.session?.id ?? null,
  });
}
