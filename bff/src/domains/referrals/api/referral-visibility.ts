import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { ReferralModel } from '../referral.model.ts';

/** Returns which of these referrals the reader may know of: all of them, or their own. */
export function referralVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const own = actor.can('referral.list') ? {} : { referrerUserId: actor.userId };
  return visibilityOf(ReferralModel, ids, own);
}
