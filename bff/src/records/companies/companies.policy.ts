import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { today } from '../../db/calendar-day.ts';
import type { Company } from './company.model.ts';

type Cared = Pick<Company, '_id' | 'accountManagerId' | 'recruiterId' | 'team'>;

/**
 * Filter for the companies that a user looks after: as account manager, as recruiter or on the
 * team.
 */
export const caredForBy = (userId: Types.ObjectId): QueryFilter<Company> => ({
  $or: [
    { accountManagerId: userId },
    { recruiterId: userId },
    { team: { $elemMatch: { userId, $or: [{ to: null }, { to: { $gte: today() } }] } } },
  ],
});

/** Applies {@link caredForBy} to a record already read. */
const caresFor = ({ userId }: Actor, { accountManagerId, recruiterId, team }: Cared): boolean =>
  accountManagerId.equals(userId) ||
  (recruiterId?.equals(userId) ?? false) ||
  team.some((member) => member.userId.equals(userId) && (!member.to || member.to >= today()));

/**
 * Returns the companies that a permission covers: every client for staff, their own for client
 * users.
 */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<Company> {
  const scope = actor.scopeOf(permission);
  if (scope === 'all') return {};
  if (scope === 'assigned') return caredForBy(actor.userId);
  if (scope === 'company' && actor.companyId) return { _id: actor.companyId };
  return { _id: { $in: [] } };
}

/** Applies {@link scopeFor} to a record already read. */
export function reaches(actor: Actor, permission: PermissionName, company: Cared): boolean {
  const scope = actor.scopeOf(permission);
  if (scope === 'assigned') return caresFor(actor, company);
  if (scope === 'company') return actor.companyId?.equals(company._id) ?? false;
  return scope === 'all';
}
