import type { ClientSession, Types } from 'mongoose';
import { UserModel, type User } from './user.model.ts';

/** An account has another sign-in address by now; records that name the old one hear of it. */
export const accountMailChanged = 'user.email_changed';

/** The address with which an account signs in; null where there is no such account. */
export const mailOfAccount = (
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Pick<User, '_id' | 'email' | 'emailNorm'> | null> =>
  UserModel.findById(userId, { email: 1, emailNorm: 1 }, { session }).lean();
