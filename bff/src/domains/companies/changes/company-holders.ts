import type { PermissionName } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { CompanyTeamMember } from '../../../records/companies/company.model.ts';
import { requireColleague } from '../../../identity/people/require-colleague.ts';

/**
 * Permissions that a colleague needs in one of their roles to look after a client; a recruiter
 * leads its jobs.
 */
export const companyHolders = {
  accountManagerId: 'company.update',
  recruiterId: 'job.update',
} as const satisfies Record<string, PermissionName>;

/** Permissions for the same functions on the recruitment team. */
export const teamHolders: Partial<Record<CompanyTeamMember['function'], PermissionName>> = {
  account_manager: companyHolders.accountManagerId,
  lead_recruiter: companyHolders.recruiterId,
};

/** Checks that a user holds the permission and returns their id. */
const requireHolder =
  (permission: PermissionName) =>
  async (
    id: Types.ObjectId | string,
    path: string,
    session: ClientSession | null = null,
  ): Promise<Types.ObjectId> => {
    const userId = new Types.ObjectId(id);
    await requireColleague({ session }, userId, {
      path,
      mayOpen: (actor) => actor.can(permission),
    });
    return userId;
  };

/** @throws AppError VALIDATION_FAILED at `path`: NOT_FOUND, CANNOT_OPEN */
export const requireManager = requireHolder(companyHolders.accountManagerId);

/** @throws AppError VALIDATION_FAILED at `path`: NOT_FOUND, CANNOT_OPEN */
export const requireRecruiter = requireHolder(companyHolders.recruiterId);
