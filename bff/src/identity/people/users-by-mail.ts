import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import { UserModel } from '../user.model.ts';

/** Returns the users with these mail addresses, by the lower-case address. */
export async function findUsersByMail(
  mails: readonly string[],
): Promise<Map<string, Types.ObjectId>> {
  const users = await UserModel.find(
    { emailNorm: { $in: mails.map(normaliseEmail) }, invitation: null, deletedAt: null },
    { emailNorm: 1 },
  ).lean();
  return new Map(users.map(({ _id, emailNorm }) => [emailNorm, _id]));
}
