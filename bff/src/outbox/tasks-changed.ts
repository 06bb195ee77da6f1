import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: the tasks of users changed; emitted by the tasks, sent by the streams. */
export const tasksChanged = 'tasks.changed';

export const tasksChangedPayload = z.object({
  userIds: z.array(z.string()),
  /** The session of the change: the windows of that browser know it already. */
  sessionId: z.string().nullable(),
});

/** Informs the open pages of users whose tasks a change affects; once per change. */
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
