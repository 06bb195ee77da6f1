import type { clientRoles } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { findLiveCompany, type Company } from '../../../records/companies/company-lookup.ts';

type ClientRole = (typeof clientRoles)[number];

/** Returns the roles that a client user can invite, and which need an administrator's approval. */
export function inviteRights({ role }: Actor): {
  roles: ClientRole[];
  needsApproval: ClientRole[];
} {
  if (role === 'client_admin')
    return { roles: ['client_admin', 'client_manager', 'client_viewer'], needsApproval: [] };
  return { roles: ['client_manager', 'client_viewer'], needsApproval: ['client_manager'] };
}

export const decidesOnCoworkers = ({ role }: Actor): boolean => role === 'client_admin';

/** Returns the company for which a user acts. @throws AppError NOT_FOUND */
export async function ownCompany(
  { companyId }: Actor,
  session: ClientSession | null = null,
): Promise<Company> {
  const company = companyId && (await findLiveCompany(companyId, session));
  if (!company) throw new AppError('NOT_FOUND');
  return company;
}

/** Returns the administrators of a company with active accounts. */
export async function adminsOf(companyId: Types.ObjectId, session: ClientSession): Promise<User[]> {
  const ids: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    companyId,
    role: 'client_admin',
    revokedAt: null,
  }).session(session);
  return UserModel.find({ _id: { $in: ids }, status: 'active' }, null, { session }).lean();
}
