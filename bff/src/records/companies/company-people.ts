import type { ClientSession, Types } from 'mongoose';
import { UserModel, displayName } from '../../identity/user.model.ts';
import { CompanyUserModel } from './company-user.model.ts';

/** A client user whose account is in use. */
export interface CompanyPerson {
  userId: Types.ObjectId;
  name: string;
  firstName: string;
  preferredName: string | null;
  email: string;
  timeZone: string;
  /** The language in which they use the platform. */
  language: string;
}

/** Returns a client's users with access, by name. */
export async function peopleOfCompany(
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<CompanyPerson[]> {
  const ids: Types.ObjectId[] = await CompanyUserModel.distinct('userId', {
    companyId,
    status: 'active',
    deletedAt: null,
  }).session(session);
  const users = await UserModel.find(
    { _id: { $in: ids }, status: { $in: ['active', 'locked'] } },
    { firstName: 1, lastName: 1, preferredName: 1, email: 1, timeZone: 1, locale: 1 },
    { session },
  ).lean();
  return users
    .map((user) => ({
      userId: user._id,
      name: displayName(user),
      firstName: user.firstName,
      preferredName: user.preferredName ?? null,
      email: user.email,
      timeZone: user.timeZone ?? 'UTC',
      language: user.locale,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Returns all current and former users of a client, except those with a removed membership. */
export const memberIdsOf = (companyId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  CompanyUserModel.distinct('userId', { companyId, deletedAt: null });

/** Returns which of these users are, or were, of another client. */
export const membersElsewhere = (
  companyId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  CompanyUserModel.distinct('userId', {
    userId: { $in: [...userIds] },
    companyId: { $ne: companyId },
  });
