import { dayMs, limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { ImpersonationModel } from '../../identity/impersonation.model.ts';

const { perDay } = limits.impersonation;

/** Returns the times at which the actor started within the last day, oldest first. */
async function startsOf(actorUserId: Types.ObjectId): Promise<Date[]> {
  const found = await ImpersonationModel.find({
    actorUserId,
    startedAt: { $gt: new Date(Date.now() - dayMs) },
  })
    .select('startedAt')
    .sort({ startedAt: -1 })
    .limit(perDay)
    .lean();
  return found.map(({ startedAt }) => startedAt).toReversed();
}

/** Returns how many more starts the actor's daily limit allows. */
export async function startsLeft(actorUserId: Types.ObjectId): Promise<number> {
  return perDay - (await startsOf(actorUserId)).length;
}

/** @throws AppError RATE_LIMITED with the wait until the oldest start is a day old */
export async function requireStartLeft(actorUserId: Types.ObjectId): Promise<void> {
  const starts = await startsOf(actorUserId);
  const [oldest] = starts;
  if (!oldest || starts.length < perDay) return;
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + dayMs - Date.now()) / 1000));
  throw new AppError('RATE_LIMITED', { context: { limit: perDay, retryAfter } });
}
