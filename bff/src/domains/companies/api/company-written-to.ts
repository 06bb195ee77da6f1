import { normaliseEmail } from '@muster/contracts';
import { Types } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { companyOfApplication } from '../../applications/api/company-submissions.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { findLiveCompany } from '../../../records/companies/company-lookup.ts';

/** Fields of a sent mail that are examined. */
interface Written {
  companyId?: Types.ObjectId | null;
  subjectType: string | null;
  subjectId: string | null;
  userId: Types.ObjectId | null;
  to: readonly string[];
}

/**
 * Returns the client that a mail is about or whose people received it; null if it went to no
 * client, or to a person who works for several clients and does not say which.
 */
export async function companyWrittenTo(mail: Written): Promise<Company | null> {
  const about = mail.companyId ?? (await companyOf(mail));
  if (about) return findLiveCompany(about);
  const { userId, to } = mail;
  const users = userId
    ? [userId]
    : // The address of an invitation was only typed by the inviter.
      (
        await UserModel.find(
          { emailNorm: { $in: to.map(normaliseEmail) }, emailVerifiedAt: { $ne: null } },
          { _id: 1 },
        ).lean()
      ).map(({ _id }) => _id);
  if (users.length === 0) return null;
  const companies: Types.ObjectId[] = await CompanyUserModel.distinct('companyId', {
    userId: { $in: users },
    deletedAt: null,
  });
  const [only, ...others] = companies;
  return only && others.length === 0 ? findLiveCompany(only) : null;
}

/** Returns the client of the record that a mail is about. */
async function companyOf({ subjectType, subjectId }: Written): Promise<Types.ObjectId | null> {
  if (subjectId === null || !isRecordId(subjectId)) return null;
  const id = new Types.ObjectId(subjectId);
  if (subjectType === 'company') return id;
  if (subjectType === 'application') return companyOfApplication(id);
  if (subjectType !== 'job') return null;
  return (await jobsById([id])).get(subjectId)?.companyId ?? null;
}
