import { followsCandidate } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';

/** Roles by which a candidate sees their own record; the account itself belongs to the user. */
export const personalRoles: PersonalRecords = {
  name: 'roles',
  ...followsCandidate(RoleAssignmentModel),
  collect: async (candidateId) => {
    const roles = await RoleAssignmentModel.find({ candidateId }).sort({ grantedAt: 1 }).lean();
    return roles.map(({ role, grantedAt, revokedAt }) => ({
      role,
      since: grantedAt.toISOString(),
      until: revokedAt?.toISOString() ?? null,
    }));
  },
  // An anonymised record belongs to no account.
  erase: async (tx, candidateId) => {
    await RoleAssignmentModel.updateMany(
      { candidateId, revokedAt: null },
      { $set: { revokedAt: tx.at, revokedBy: tx.userId } },
      { session: tx.session },
    );
  },
};
