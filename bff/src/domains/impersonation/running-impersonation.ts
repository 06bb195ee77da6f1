import type { ClientSession, Types } from 'mongoose';
import { SessionModel } from '../../auth/session.model.ts';
import { ImpersonationModel } from '../../identity/impersonation.model.ts';

/** Longest time from a start until its session exists. */
const starting = 60_000;

/**
 * Checks whether the actor is impersonating another user now, in any browser. An impersonation
 * whose session is gone, for example because the browser was closed, has ended.
 */
export async function isRunning(
  actorUserId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<boolean> {
  const now = new Date();
  const open = await ImpersonationModel.findOne({
    actorUserId,
    endedAt: null,
    expiresAt: { $gt: now },
  })
    .session(session)
    .lean();
  if (!open) return false;
  if (now.getTime() - open.startedAt.getTime() < starting) return true;
  const live = await SessionModel.exists({
    userId: actorUserId,
    impersonationId: open._id,
    revokedAt: null,
    idleExpiresAt: { $gt: now },
    absoluteExpiresAt: { $gt: now },
  }).session(session);
  return live !== null;
}
