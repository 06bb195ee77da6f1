import type { PermissionName } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { CompanyTeamMember } from '../../../records/companies/company.model.ts';
import { requireColleague } from '../../../identity/people/require-colleague.ts';

/** What a colleague holds in one of their roles to look after a client; a recruiter leads its jobs. */
export const companyHolders = {
  accountManagerId: 'company.update',
  recruiterId: 'job.update',
} as const satisfies Record<string, PermissionName>;

/** The same for who does this on the recruitment team. */
export const teamHolders: Partial<Record<CompanyTeamMember['function'], PermissionName>> = {
  account_manager: companyHolders.accountManagerId,
  lead_recruiter: companyHolders.recruiterId,
};

/** Answers the id of who may do this for the client. */
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
