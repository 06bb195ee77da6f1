import type { ClientSession } from 'mongoose';
import { UserModel, type User } from './user.model.ts';

/** Checks whether the account never had a password or a confirmed address. */
export const wasNeverUsed = ({ emailVerifiedAt, passwordChangedAt }: User): boolean =>
  emailVerifiedAt === null && passwordChangedAt === null;

/** Returns the account that a person set up with this address; invitations do not count. */
export async function accountOfMail(
  emailNorm: string,
  session: ClientSession | null = null,
): Promise<User | null> {
  const user = await UserModel.findOne({ emailNorm, invitation: null }, null, {
    session,
  }).lean();
  return user && user.status !== 'invited' && !(user.status === 'disabled' && wasNeverUsed(user))
    ? user
    : null;
}
