import { normaliseEmail } from '@muster/contracts';
import { Types } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import type { Company } from '../company.model.ts';
import { CompanyUserModel } from '../company-user.model.ts';
import { findLiveCompany } from './company-lookup.ts';

/** What is looked at of a mail of ours. */
interface Written {
  subjectType: string | null;
  subjectId: string | null;
  userId: Types.ObjectId | null;
  to: readonly string[];
}

/**
 * The client that a mail is about, or whose people it went to; null where it went to no client's,
 * or to a person who works for several clients and does not say which.
 */
export async function companyWrittenTo({
  subjectType,
  subjectId,
  userId,
  to,
}: Written): Promise<Company | null> {
  if (subjectType === 'company' && subjectId !== null && isRecordId(subjectId))
    return findLiveCompany(new Types.ObjectId(subjectId));
  const users = userId
    ? [userId]
    : // The address of an invitation was only typed by the inviter.
      (
        await UserModel.find(
          { emailNorm: { $in: to.map(normaliseEmail) }, emailVerifiedAt: { $ne: null } },
          { _id: 1 },
        ).lean<Pick<User, '_id'>[]>()
      ).map(({ _id }) => _id);
  if (users.length === 0) return null;
  const companies: Types.ObjectId[] = await CompanyUserModel.distinct('companyId', {
    ...{ userId: { $in: users }, deletedAt: null },
  });
  const [only, ...others] = companies;
  return only && others.length === 0 ? findLiveCompany(only) : null;
}
