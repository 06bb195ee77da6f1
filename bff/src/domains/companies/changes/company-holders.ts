import type { PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { CompanyTeamMember } from '../company.model.ts';
import { requireColleague } from '../../people/api/require-colleague.ts';

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

const requireHolder =
  (permission: PermissionName) =>
  (userId: Types.ObjectId, path: string, session: ClientSession | null = null): Promise<void> =>
    requireColleague({ session }, userId, { path, mayOpen: (actor) => actor.can(permission) });

/** @throws AppError VALIDATION_FAILED at `path`: NOT_FOUND, CANNOT_OPEN */
export const requireManager = requireHolder(companyHolders.accountManagerId);

/** @throws AppError VALIDATION_FAILED at `path`: NOT_FOUND, CANNOT_OPEN */
export const requireRecruiter = requireHolder(companyHolders.recruiterId);
