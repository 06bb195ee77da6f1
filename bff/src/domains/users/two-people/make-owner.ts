import type { userEndpoints } from '@muster/contracts';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import { audit } from '../../../audit/audit.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { followStaff, presentStates } from '../../../records/team/follow-staff.ts';
import { waitForTurn } from '../roles/last-holder.ts';
import { grantRoles, isStaffRole } from '../roles/role-rules.ts';
import { mailRolesAdded } from '../users.mails.ts';
import { askAbout } from './ask-about.ts';
import { decidableAccounts } from './second-person.ts';

const owner = { role: 'owner', companyId: null, candidateId: null } as const;

/** Approval by two people for making an owner. */
export const ownerApproval = defineApproval({
  name: 'owner_grant',
  subjectType: 'user',
  payload: z.object({}),
  asks: 'make a colleague an owner',
  concerns: () => Promise.resolve(null),
  subjects: decidableAccounts,
  run: async (tx, { subjectId }) => {
    await waitForTurn(tx, 'owner');
    const user = await UserModel.findById(subjectId, null, { session: tx.session }).lean();
    if (!user) throw new AppError('NOT_FOUND');
    const held = await liveAssignments([user._id], tx.session);
    requireMayBecomeOwner(user, held);
    await grantRoles(tx, user._id, [{ holding: owner, path: 'role' }]);
    await changeUser(tx, user._id, {});
    await followStaff(tx, user._id);
    await mailRolesAdded(tx, { user, roles: [owner] });
    const roles = held.map(({ role }) => role);
    await audit(tx, {
      action: 'user.set_roles',
      entity: 'user',
      entityId: user._id,
      changes: [{ path: 'roles', before: roles, after: [...roles, 'owner'] }],
    });
  },
});

/** Asks a second person to make a colleague an owner. */
export const askToMakeOwner: Service<(typeof userEndpoints)['makeOwner']> = (
  ctx,
  { params, body },
) =>
  askAbout(ctx, ownerApproval, {
    permission: 'role.grantAdmin',
    id: params.id,
    body,
    require: requireMayBecomeOwner,
  });

/** @throws AppError DUPLICATE, INVALID_TRANSITION for a person who is not staff */
function requireMayBecomeOwner(user: User, roles: readonly RoleAssignment[]): void {
  if (roles.some(({ role }) => role === 'owner')) throw new AppError('DUPLICATE');
  if (presentStates.includes(user.status) && roles.some(isStaffRole)) return;
  throw new AppError('INVALID_TRANSITION', {
    context: { currentState: user.status, action: 'make_owner', allowedActions: [] },
  });
}
