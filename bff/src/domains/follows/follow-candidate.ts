import type { followEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import { findCandidate } from '../../records/candidates/candidate-lookup.ts';
import { FollowModel } from './follow.model.ts';

const followOf = ({ userId }: Actor, subjectId: Types.ObjectId) => ({
  userId,
  subjectType: 'candidate' as const,
  subjectId,
});

export const readFollow: Service<typeof followEndpoints.readCandidate> = async (
  { actor },
  { params },
) => {
  const { _id } = await findCandidate(actor, params.id, { deleted: true });
  return { following: (await FollowModel.exists(followOf(actor, _id))) !== null };
};

/** Follows a visible candidate; the audit log does not record it. */
export const followCandidate: Service<typeof followEndpoints.followCandidate> = (ctx, { params }) =>
  transact(ctx, async ({ session, at }) => {
    const { _id } = await findCandidate(ctx.actor, params.id, { session });
    await FollowModel.updateOne(
      followOf(ctx.actor, _id),
      { $setOnInsert: { createdAt: at } },
      { session, upsert: true },
    );
    return { following: true };
  });

export const unfollowCandidate: Service<typeof followEndpoints.unfollowCandidate> = (
  ctx,
  { params },
) =>
  transact(ctx, async ({ session }) => {
    const { _id } = await findCandidate(ctx.actor, params.id, { session, deleted: true });
    await FollowModel.deleteOne(followOf(ctx.actor, _id), { session });
    return { following: false };
  });
