import { stampVersion } from '../../../db/record-version.ts';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { moveCandidateAccounts } from '../../../records/candidates/contact/candidate-account.ts';
import { joinMemberships } from '../../../records/companies/company-membership.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { changeUser } from '../../../identity/change-user.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { revokeRoles, sameHolding } from '../roles/role-rules.ts';
import { displayName, type User } from '../../../identity/user.model.ts';
import { notifyInviters } from './notify-inviters.ts';

interface Joining {
  invitation: User;
  account: User;
  roles: readonly RoleAssignment[];
}

/** Moves the roles and memberships of an accepted invitation to the user's account. */
export async function joinAccount(tx: Tx, { invitation, account, roles }: Joining): Promise<void> {
  const [from, to] = [invitation._id, account._id];
  const held = await liveAssignments([to], tx.session);
  const isHeld = (role: RoleAssignment) => held.some((one) => sameHolding(one, role));
  // Roles that the account got in the meantime are not added twice.
  await revokeRoles(tx, roles.filter(isHeld));
  const moved = roles.filter((role) => !isHeld(role));
  await RoleAssignmentModel.updateMany(
    { _id: { $in: moved.map(({ _id }) => _id) }, userId: from, revokedAt: null },
    stampVersion({ at: tx.at, userId: to }, { $set: { userId: to, grantedAt: tx.at } }),
    { session: tx.session },
  );
  await moveCandidateAccounts(tx, from, to);
  await joinMemberships(tx, from, to);
  await changeUser(tx, from, {
    $set: {
      status: 'disabled',
      previousStatus: 'invited',
      // Frees the key for another invitation of the address.
      invitation: from.toHexString(),
      joinedUserId: to,
      deletedAt: tx.at,
      deletedBy: to,
    },
  });
  await changeUser(tx, to, {});
  await followStaff(tx, to);
  await notifyInviters(tx, roles, { name: displayName(account), verb: 'accepted' });
  announceChange(tx, 'user', from);
  const [company] = roles.flatMap(({ companyId }) => (companyId ? [companyId] : []));
  await audit(tx, {
    action: 'user.accept_invite',
    entity: 'user',
    entityId: to,
    ...(company && { companyId: company }),
    changes: [
      {
        path: 'roles',
        before: held.map(({ role }) => role),
        after: [...held, ...moved].map(({ role }) => role),
      },
    ],
  });
}
