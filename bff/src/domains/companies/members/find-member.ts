import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findCompany,
  requireReach,
  type Company,
} from '../../../records/companies/company-lookup.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';

/**
 * Returns a member of the company in the path; members of other companies are not found.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function findMember(
  actor: Actor,
  permission: PermissionName,
  { id, memberId }: { id: string; memberId: string },
  session: ClientSession | null = null,
): Promise<{ company: Company; member: CompanyUser }> {
  const company = await findCompany(actor, id, { session });
  const member = await CompanyUserModel.findOne(
    { _id: recordId(memberId), companyId: company._id, deletedAt: null },
    null,
    { session },
  ).lean();
  if (!member) throw new AppError('NOT_FOUND');
  requireReach(actor, permission, company);
  return { company, member };
}
