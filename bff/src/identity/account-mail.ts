import type { ClientSession, Types } from 'mongoose';
import { UserModel, type User } from './user.model.ts';

/** An account's sign-in address changed; records with the old one are updated. */
export const accountMailChanged = 'user.email_changed';

/** Returns the sign-in address of an account; null if there is no such account. */
export const mailOfAccount = (
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Pick<User, '_id' | 'email' | 'emailNorm'> | null> =>
  UserModel.findById(userId, { email: 1, emailNorm: 1 }, { session }).lean();
