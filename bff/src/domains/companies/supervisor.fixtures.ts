import type { Types } from 'mongoose';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { CompanyUserModel, type CompanyUser } from '../../records/companies/company-user.model.ts';

/** Creates a client's manager with an active account who may decide. */
export async function createSupervisor(
  companyId: Types.ObjectId,
  changes: Partial<CompanyUser> = {},
): Promise<CompanyUser> {
  const user = await createUser({ firstName: 'Li', lastName: 'Wei' });
  await createAssignment(user._id, 'client_manager', { companyId });
  const member = await CompanyUserModel.create({
    companyId,
    userId: user._id,
    canDecide: true,
    status: 'active',
    ...changes,
  });
  return member.toObject();
}
