import { Types } from 'mongoose';
import { ReferralModel, type ReferralRecord } from './referral.model.ts';

/** Creates a stored referral, new by default. */
export async function createReferral(
  changes: Partial<ReferralRecord> = {},
): Promise<ReferralRecord> {
  const id = new Types.ObjectId();
  const email = changes.email ?? `${id.toHexString()}@people.test`;
  const referral = await ReferralModel.create({
    _id: id,
    referrerUserId: new Types.ObjectId(),
    name: 'Nadia Petrova',
    email,
    emailNorm: email,
    relationship: 'former_colleague',
    rewardMinor: 50_000,
    currency: 'USD',
    expiresAt: new Date(Date.now() + 86_400_000),
    ...changes,
  });
  return referral.toObject<ReferralRecord>();
}
