import type { OwnPrivacy, ownPrivacyEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Service } from '../../http/mount.ts';
import { profileViewsOf } from '../applications/api/profile-views.ts';
import type { Candidate } from '../candidates/api/candidate-lookup.ts';
import { findOwnRecord } from '../candidates/api/own-record.ts';
import { grantedPurposes } from '../consents/api/granted-purposes.ts';
import { waitingRuleTask } from '../tasks/api/rule-tasks.ts';
import { erasureRule } from './erasure-rule.ts';

export const readOwnPrivacy: Service<typeof ownPrivacyEndpoints.read> = async ({ actor }) =>
  showOwnPrivacy(await findOwnRecord(actor), null);

/** Who has seen the profile, and what the person can do about it. */
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
