import type { OwnPrivacy, ownPrivacyEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { transact } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import { profileViewsOf, readShare, withdrawShare } from '../applications/api/profile-views.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { findOwnRecord } from '../../records/candidates/own-record.ts';
import { grantedPurposes } from '../../records/consents/granted-purposes.ts';
import { profileAsShown } from '../submissions/api/profile-as-shown.ts';
import { erasureRule, waitingRuleTask } from '../tasks/api/rule-tasks.ts';

export const readOwnPrivacy: Service<typeof ownPrivacyEndpoints.read> = async ({ actor }) =>
  showOwnPrivacy(await findOwnRecord(actor), null);

/** Returns what a client currently sees of the candidate. */
export const readOwnShare: Service<typeof ownPrivacyEndpoints.share> = async (
  { actor },
  { params },
) => readShare(await findOwnRecord(actor), params.id);

/** Returns what a client would currently see of the candidate. */
export const readClientView: Service<typeof ownPrivacyEndpoints.clientView> = async ({ actor }) =>
  profileAsShown(await findOwnRecord(actor));

/** Withdraws what one client was shown; repeating it changes nothing. */
export const withdrawOwnShare: Service<typeof ownPrivacyEndpoints.withdrawShare> = (
  ctx,
  { params },
) =>
  transact(ctx, async (tx) => {
    const candidate = await findOwnRecord(ctx.actor, tx.session);
    await withdrawShare(tx, candidate, params.id);
    return showOwnPrivacy(candidate, tx.session);
  });

/** Returns who has seen the profile, and the candidate's options. */
export async function showOwnPrivacy(
  { _id }: Pick<Candidate, '_id'>,
  session: ClientSession | null,
): Promise<OwnPrivacy> {
  const asked = await waitingRuleTask(_id, erasureRule, session);
  return {
    views: [...(await profileViewsOf(_id, session))],
    granted: await grantedPurposes(_id, session),
    erasureAskedAt: asked?.createdAt.toISOString() ?? null,
  };
}
