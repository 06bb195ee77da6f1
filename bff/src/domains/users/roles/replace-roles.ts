import { canLead } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { handOver } from '../access/hand-over.ts';
import { requireLeadsNobody } from '../api/leads-contractors.ts';
import { mailInvitation, mailRolesAdded } from '../users.mails.ts';
import { refuseSelf, requireManageable, visibleRoles, type UserScope } from '../users.policy.ts';
import { requireAnotherHolder } from './last-holder.ts';
import {
  grantRoles,
  isStaffRole,
  requireGrantable,
  revokeRoles,
  sameHolding,
  type Holding,
} from './role-rules.ts';

interface Replacement {
  actor: Actor;
  scope: UserScope;
  userId: User['_id'];
  version: number;
  /** All roles the user is to hold, each with its path in the request. */
  wanted: readonly { holding: Holding; path: string }[];
  reassignToUserId: string | null;
}

/**
 * Replaces a user's current roles within the actor's scope: an account manager replaces memberships
 * in own companies and leaves the others as they are.
 * @throws AppError if a rule about roles is violated
 */
export async function replaceRoles(
  tx: Tx,
  { actor, scope, userId, version, wanted, reassignToUserId }: Replacement,
): Promise<User> {
  // The user's version is written first: the second of two concurrent changes fails with the
  // conflict without waiting.
  const { after } = await updateVersioned<User>(tx, UserModel, {
    filter: { $and: [{ _id: userId }, scope.filter] },
    base: version,
    paths: ['roles'],
    apply: () => ({}),
  });
  refuseSelf(actor, userId);
  const held = await liveAssignments([userId], tx.session);
  requireManageable(actor, held);
  const given = wanted.filter(
    ({ holding }, i) =>
      !held.some((one) => sameHolding(one, holding)) &&
      wanted.findIndex((other) => sameHolding(other.holding, holding)) === i,
  );
  const taken = visibleRoles(scope, held).filter(
    (one) => !wanted.some(({ holding }) => sameHolding(one, holding)),
  );
  requireGrantable(
    actor,
    scope,
    given.map(({ holding }) => holding),
    taken,
  );
  requireJoined(scope, held, given);
  await requireAnotherHolder(tx, userId, taken);
  await revokeRoles(tx, taken);
  const ids = taken.map(({ _id }) => _id);
  await endImpersonations(tx, { targetAssignmentId: { $in: ids } }, 'target_disabled');
  await endImpersonations(tx, { actorAssignmentId: { $in: ids } }, 'admin');
  await grantRoles(tx, userId, given);
  const now = await liveAssignments([userId], tx.session);
  await requireLeadsNobody(tx, userId, companiesLeft(held, now));
  if (held.some(isStaffRole) && !now.some(isStaffRole))
    await handOver(tx, userId, reassignToUserId);
  await followStaff(tx, userId);
  if (given.length > 0 && after.status !== 'disabled') await tell(tx, after, now, given);
  await audit(tx, {
    action: 'user.set_roles',
    entity: 'user',
    entityId: userId,
    changes: [{ path: 'roles', before: held.map(describe), after: now.map(describe) }],
  });
  return after;
}

/**
 * A manager of some companies changes roles only where the user has joined; to another company the
 * user is invited and accepts first.
 * @throws AppError VALIDATION_FAILED
 */
function requireJoined(
  { companyIds }: UserScope,
  held: readonly RoleAssignment[],
  given: readonly { holding: Pick<RoleAssignment, 'companyId'>; path: string }[],
): void {
  if (companyIds === null) return;
  const fields = given
    .filter(
      ({ holding }) => !held.some(({ companyId }) => companyId?.equals(holding.companyId ?? '')),
    )
    .map(({ path }) => fieldError(`${path}.companyId`, 'NOT_ALLOWED'));
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** Returns the companies in which a user could supervise contractors and cannot any more. */
const companiesLeft = (held: readonly RoleAssignment[], now: readonly RoleAssignment[]) => {
  const led = (roles: readonly RoleAssignment[]) =>
    roles.flatMap(({ role, companyId }) => (companyId && canLead(role) ? companyId : []));
  return led(held).filter((before) => !led(now).some((after) => after.equals(before)));
};

async function tell(
  tx: Tx,
  user: User,
  now: readonly RoleAssignment[],
  given: readonly { holding: Pick<RoleAssignment, 'role' | 'companyId'> }[],
): Promise<void> {
  if (user.status === 'invited') await mailInvitation(tx, { user, roles: now });
  else await mailRolesAdded(tx, { user, roles: given.map(({ holding }) => holding) });
}

const describe = ({ role, companyId, candidateId }: RoleAssignment) => ({
  role,
  companyId,
  candidateId,
});
