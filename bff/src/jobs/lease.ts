import { dueByWrongClock, heldByWrongClock } from './clock-set-back.ts';
import { LeaseModel } from './lease.model.ts';

/** The right to do a piece of work, until it is released or expires. */
export interface HeldLease {
  readonly fence: number;
  /** Renews the lease; false if it expired and belongs to another process. */
  renew(): Promise<boolean>;
  release(nextRunAt: Date): Promise<void>;
}

/**
 * Returns the names of due work that no process runs, in their order. One read for all of them:
 * most of the time nothing is due, and every process asks twice a second.
 */
export async function dueLeases(names: readonly string[]): Promise<string[]> {
  const now = new Date();
  const others = await LeaseModel.find(
    {
      _id: { $in: names },
      $or: [
        { nextRunAt: { $gt: now, $not: dueByWrongClock(now) } },
        { heldUntil: { $gte: now, $not: heldByWrongClock(now) } },
      ],
    },
    { _id: 1 },
  ).lean();
  const waiting = new Set(others.map(({ _id }) => _id));
  return names.filter((name) => !waiting.has(name));
}

/** Returns the names of periodic work that was due before a moment and has not started. */
export async function lateSince(moment: Date): Promise<string[]> {
  const late = await LeaseModel.find(
    { nextRunAt: { $lt: moment }, heldUntil: null },
    { _id: 1 },
  ).lean();
  return late.map(({ _id }) => _id);
}

/** Takes a lease that is due and free, or that its holder let expire; null if there is none. */
export async function takeLease(
  name: string,
  holder: string,
  forMs: number,
): Promise<HeldLease | null> {
  const now = new Date();
  await LeaseModel.updateOne(
    { _id: name },
    { $setOnInsert: { nextRunAt: now, holder: null, heldUntil: null, fence: 0 } },
    { upsert: true },
  );
  const lease = await LeaseModel.findOneAndUpdate(
    {
      _id: name,
      $and: [
        { $or: [{ nextRunAt: { $lte: now } }, { nextRunAt: dueByWrongClock(now) }] },
        {
          $or: [
            { heldUntil: null },
            { heldUntil: { $lt: now } },
            { heldUntil: heldByWrongClock(now) },
          ],
        },
      ],
    },
    { $set: { holder, heldUntil: new Date(now.getTime() + forMs) }, $inc: { fence: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!lease) return null;
  const { fence } = lease;
  return {
    fence,
    renew: async () => {
      const { matchedCount } = await LeaseModel.updateOne(
        // A renewal that arrives after the release must not take the lease again.
        { _id: name, fence, holder },
        { $set: { heldUntil: new Date(Date.now() + forMs) } },
      );
      return matchedCount === 1;
    },
    release: async (nextRunAt) => {
      await LeaseModel.updateOne(
        { _id: name, fence },
        { $set: { holder: null, heldUntil: null, nextRunAt } },
      );
    },
  };
}
