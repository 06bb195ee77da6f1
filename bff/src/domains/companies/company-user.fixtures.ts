import type { GrantableRole } from '@muster/contracts';
import type { Types } from 'mongoose';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { CompanyUserModel, type CompanyUser } from '../../records/companies/company-user.model.ts';

/** Creates a client user with a role, directly in the database. */
export async function createCompanyUser(
  companyId: Types.ObjectId,
  role: Extract<GrantableRole, `client_${string}`> = 'client_manager',
  changes: Partial<CompanyUser> = {},
): Promise<CompanyUser> {
  const status = changes.status ?? 'active';
  const user = await createUser(status === 'invited' ? { status, emailVerifiedAt: null } : {});
  await createAssignment(user._id, role, {
    companyId,
    ...(status === 'disabled' && { revokedAt: new Date() }),
  });
  const member = await CompanyUserModel.create({
    companyId,
    userId: user._id,
    canDecide: role !== 'client_viewer',
    status,
    ...changes,
  });
  return member.toObject();
}
