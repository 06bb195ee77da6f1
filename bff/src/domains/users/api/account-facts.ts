import type { Types } from 'mongoose';
import { UserModel, displayName } from '../../../identity/user.model.ts';

/** Returns what an account stores about its user, in plain text; null without an account. */
export async function accountFactsOf(
  userId: Types.ObjectId,
): Promise<Record<string, unknown> | null> {
  const user = await UserModel.findById(userId).lean();
  if (!user) return null;
  return {
    email: user.email,
    confirmed: user.emailVerifiedAt?.toISOString() ?? null,
    name: displayName(user),
    phone: user.phone,
    timeZone: user.timeZone,
    country: user.country,
    language: user.locale,
    twoStepSince: user.twoStepAt?.toISOString() ?? null,
    termsAccepted: user.termsAcceptedAt?.toISOString() ?? null,
    lastSignIn: user.lastSignInAt?.toISOString() ?? null,
    since: user.createdAt.toISOString(),
  };
}

/** Returns the photo of an account; null without one. */
export async function photoOfAccount(
  userId: Types.ObjectId | null,
): Promise<Types.ObjectId | null> {
  const user = userId && (await UserModel.findById(userId, { avatarFileId: 1 }).lean());
  return user?.avatarFileId ?? null;
}
