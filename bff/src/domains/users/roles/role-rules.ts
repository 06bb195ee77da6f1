import { staffRoles, type RoleGrant } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { Actor } from '../../../auth/actor.ts';
import { linkCandidateAccount } from '../../../records/candidates/contact/candidate-account.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { closeMembership, openMembership } from '../../../records/companies/company-membership.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import type { UserScope } from '../users.policy.ts';

export type Holding = Pick<RoleAssignment, 'role' | 'companyId' | 'candidateId'>;

const staff: ReadonlySet<string> = new Set(staffRoles);
export const isStaffRole = ({ role }: Pick<RoleAssignment, 'role'>): boolean => staff.has(role);

const idOrNull = (id: string | null) => (id ? new Types.ObjectId(id) : null);

/** Converts a grant to the form stored in the database. */
export const holdingOf = ({ role, companyId, candidateId }: RoleGrant): Holding => ({
  role,
  companyId: idOrNull(companyId),
  candidateId: idOrNull(candidateId),
});

/** Checks whether two holdings are the same role in the same place. */
export const sameHolding = (a: Holding, b: Holding): boolean =>
  a.role === b.role &&
  String(a.companyId) === String(b.companyId) &&
  String(a.candidateId) === String(b.candidateId);

/**
 * Refuses roles that the actor may not grant or revoke.
 * @throws AppError FORBIDDEN, SECOND_PERSON_REQUIRED
 */
export function requireGrantable(
  actor: Actor,
  scope: UserScope,
  given: readonly Holding[],
  taken: readonly Holding[],
): void {
  const forbidden = new AppError('FORBIDDEN', { context: { role: actor.role } });
  const changed = [...given, ...taken];
  const high = changed.some(({ role }) => role === 'owner' || role === 'admin');
  if (high && !actor.can('role.grantAdmin')) throw forbidden;
  const { companyIds } = scope;
  const foreign = ({ companyId }: Holding) =>
    !companyId || !companyIds?.some((id) => id.equals(companyId));
  if (companyIds && changed.some(foreign)) throw forbidden;
  // Making an owner takes two people: one requests it, and the second one approves.
  if (given.some(({ role }) => role === 'owner')) throw new AppError('SECOND_PERSON_REQUIRED');
}

/** Grants roles to a user; `paths` are their places in the request. */
export async function grantRoles(
  tx: Tx,
  userId: Types.ObjectId,
  grants: readonly { holding: Holding; path: string }[],
): Promise<void> {
  const names = await companyNames(
    grants.map(({ holding }) => holding.companyId),
    tx.session,
  );
  const fields = [];
  for (const { holding, path } of grants) {
    const { companyId, candidateId } = holding;
    if (companyId && !names.has(companyId.toHexString()))
      fields.push(fieldError(`${path}.companyId`, 'NOT_FOUND'));
    if (!candidateId) continue;
    const outcome = await linkCandidateAccount(tx, candidateId, userId);
    if (outcome === 'missing') fields.push(fieldError(`${path}.candidateId`, 'NOT_FOUND'));
    if (outcome === 'taken') fields.push(fieldError(`${path}.candidateId`, 'NOT_UNIQUE'));
  }
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
  if (grants.length === 0) return;
  const user = await UserModel.findById(userId).select('status').session(tx.session).lean();
  for (const { holding } of grants) {
    const { companyId, role } = holding;
    if (companyId)
      await openMembership(
        tx,
        { companyId, userId, role },
        user?.status === 'invited' ? 'invited' : 'active',
      );
  }
  await RoleAssignmentModel.insertMany(
    grants.map(({ holding }) => ({
      ...holding,
      userId,
      grantedBy: tx.userId,
      grantedAt: tx.at,
      createdAt: tx.at,
      createdBy: tx.userId,
      updatedAt: tx.at,
      updatedBy: tx.userId,
    })),
    { session: tx.session },
  );
}

/** Revokes roles; the rows stay, with the user who revoked them. */
export async function revokeRoles(tx: Tx, taken: readonly RoleAssignment[]): Promise<void> {
  await RoleAssignmentModel.updateMany(
    { _id: { $in: taken.map(({ _id }) => _id) }, revokedAt: null },
    { $set: { revokedAt: tx.at, revokedBy: tx.userId, updatedAt: tx.at, updatedBy: tx.userId } },
    { session: tx.session },
  );
  for (const { userId, companyId } of taken) {
    if (!companyId) continue;
    const stays = await RoleAssignmentModel.exists({ userId, companyId, revokedAt: null }).session(
      tx.session,
    );
    if (!stays) await closeMembership(tx, companyId, userId);
  }
}
