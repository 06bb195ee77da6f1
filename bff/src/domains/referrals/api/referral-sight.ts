import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { ReferralModel } from '../referral.model.ts';

/** Which of these referrals the reader may know of: all of them, or those of their own. */
export function referralSight(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> {
  const own = actor.can('referral.list') ? {} : { referrerUserId: actor.userId };
  return sightOf(ReferralModel, ids, own);
}
