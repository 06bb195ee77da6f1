import type { OwnPrivacy, ownPrivacyEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Service } from '../../http/mount.ts';
import { profileViewsOf } from '../applications/profile-views.service.ts';
import type { Candidate } from '../candidates/candidate-lookup.service.ts';
import { findOwnRecord } from '../candidates/own-record.service.ts';
import { grantedPurposes } from '../consents/granted-purposes.service.ts';
import { waitingRuleTask } from '../tasks/rule-tasks.service.ts';
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
