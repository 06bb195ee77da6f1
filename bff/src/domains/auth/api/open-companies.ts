import type { InvitationEnd } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';

/** Error for an invitation that can no longer be answered. */
export const invitationIsOver = (reason: InvitationEnd): AppError =>
  new AppError('GONE', { context: { reason } });

/** Returns which of these roles belong to companies that the agency no longer works with. */
export async function inClosedCompanies(
  roles: readonly RoleAssignment[],
  session: ClientSession | null,
): Promise<RoleAssignment[]> {
  const companies = await companiesById(
    roles.flatMap(({ companyId }) => (companyId ? [companyId] : [])),
    session,
  );
  return roles.filter(({ companyId }) => {
    if (!companyId) return false;
    const company = companies.get(companyId.toHexString());
    return !company || company.deletedAt !== null || company.status === 'former';
  });
}

/** @throws AppError GONE for an invitation without roles, or into a closed company */
export async function requireOpenCompanies(
  tx: Tx,
  roles: readonly RoleAssignment[],
): Promise<void> {
  if (roles.length === 0) throw invitationIsOver('withdrawn');
  if ((await inClosedCompanies(roles, tx.session)).length > 0)
    throw invitationIsOver('company_closed');
}
