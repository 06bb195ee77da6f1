import { canLead, limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { resendsToday, revokeTokens } from '../../auth/api/account-tokens.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { changeUser } from '../../../identity/change-user.ts';
import type { ClientRole } from './client-accounts.ts';
import { requireInvitable, rolesOfMail } from '../invitations/invitable.ts';
import { invitedAccount, reopened, type InvitedPerson } from '../invitations/invited-account.ts';
import { requireAnotherHolder } from '../roles/last-holder.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { grantRoles, revokeRoles } from '../roles/role-rules.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { mailInvitation, mailRolesAdded } from '../users.mails.ts';
import { refuseSelf } from '../users.policy.ts';
import { requireLeadsNobody } from './leads-contractors.ts';

interface Place {
  userId: Types.ObjectId;
  companyId: Types.ObjectId;
}

/**
 * Invites a mail address to a role in a company. Nothing reveals whether it has an account: the
 * person accepts first.
 * @throws AppError SELF_RECORD, DUPLICATE for an address that is invited or belongs there already
 */
export async function inviteClient(
  tx: Tx,
  actor: Actor,
  companyId: Types.ObjectId,
  { role, message, ...person }: InvitedPerson & { role: ClientRole; message: string },
): Promise<Types.ObjectId> {
  await requireInvitable(tx, actor, person.email);
  const held = await rolesOfMail(tx, person.email);
  const here = held.find((one) => one.companyId?.equals(companyId));
  if (here) throw new AppError('DUPLICATE', { context: { existingId: here.userId.toHexString() } });
  const { user, existed } = await invitedAccount(tx, person, companyId.toHexString());
  const userId = user._id;
  await openAccess(tx, { userId, companyId }, role, message);
  await audit(tx, {
    action: existed ? 'user.add_roles' : 'user.invite',
    entity: 'user',
    entityId: userId,
    companyId,
    changes: [
      { path: 'email', before: existed ? user.email : null, after: user.email },
      { path: 'roles', before: null, after: [role] },
    ],
  });
  return userId;
}

/**
 * Grants a role and notifies the user: by invitation if they never signed in, otherwise by mail.
 */
export async function openAccess(
  tx: Tx,
  { userId, companyId }: Place,
  role: ClientRole,
  message = '',
): Promise<void> {
  const holding = { role, companyId, candidateId: null };
  const before = await UserModel.findById(userId).session(tx.session).lean();
  // Reopens an invitation that was declined or revoked.
  if (before?.invitation && before.status === 'disabled') await reopened(tx, before);
  await grantRoles(tx, userId, [{ holding, path: 'role' }]);
  const user = await changeUser(tx, userId, {});
  if (!user) throw new AppError('NOT_FOUND');
  const invitation = { user, roles: [holding], message };
  if (user.status === 'invited') await mailInvitation(tx, invitation);
  else if (user.status !== 'disabled') await mailRolesAdded(tx, invitation);
}

/**
 * Changes the role in the same company. @throws AppError LAST_CLIENT_ADMIN, SUPERVISES_CONTRACTORS
 */
export async function changeClientRole(
  tx: Tx,
  { userId, companyId }: Place,
  role: ClientRole,
): Promise<void> {
  const held = await heldIn(tx, { userId, companyId });
  const taken = held.filter((one) => one.role !== role);
  if (!canLead(role)) await requireLeadsNobody(tx, userId, [companyId]);
  await requireAnotherHolder(tx, userId, taken);
  // Grants the new role first: without any role the membership would end.
  if (taken.length === held.length)
    await grantRoles(tx, userId, [
      { holding: { role, companyId, candidateId: null }, path: 'changes.role' },
    ]);
  await takeAway(tx, taken);
  await changeUser(tx, userId, {});
}

/**
 * Ends a user's access to a company; the account stays.
 * @throws AppError SELF_RECORD, LAST_CLIENT_ADMIN, SUPERVISES_CONTRACTORS
 */
export async function closeAccess(tx: Tx, actor: Actor, place: Place): Promise<void> {
  refuseSelf(actor, place.userId);
  await requireLeadsNobody(tx, place.userId, [place.companyId]);
  const held = await heldIn(tx, place);
  await requireAnotherHolder(tx, place.userId, held);
  await takeAway(tx, held);
  await changeUser(tx, place.userId, {});
  const left = await liveAssignments([place.userId], tx.session);
  // An invitation without roles left.
  if (left.length === 0) await revokeTokens(tx, place.userId, ['invite']);
}

/** Resends the invitation. @throws AppError INVALID_TRANSITION, INVITE_LIMIT */
export async function resendClientInvite(tx: Tx, { userId, companyId }: Place): Promise<void> {
  const user = await UserModel.findById(userId).session(tx.session).lean();
  if (user?.status !== 'invited')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: user?.status ?? null } });
  if ((await resendsToday(tx, userId)) >= limits.inviteResendsPerDay)
    throw new AppError('INVITE_LIMIT', { context: { limit: limits.inviteResendsPerDay } });
  const roles = await heldIn(tx, { userId, companyId });
  await mailInvitation(tx, { user, roles, isResend: true });
  await audit(tx, { action: 'user.resend_invite', entity: 'user', entityId: userId, companyId });
}

/** Ends all users' access to a company. @returns how many users had any */
export async function closeCompanyAccess(tx: Tx, companyId: Types.ObjectId): Promise<number> {
  const held = await RoleAssignmentModel.find({ companyId, revokedAt: null }, null, {
    session: tx.session,
  }).lean();
  await takeAway(tx, held);
  return new Set(held.map(({ userId }) => userId.toHexString())).size;
}

/** Restores the access that {@link closeCompanyAccess} ended at that moment. */
export async function reopenCompanyAccess(
  tx: Tx,
  companyId: Types.ObjectId,
  closedAt: Date,
): Promise<void> {
  const ended = await RoleAssignmentModel.find({ companyId, revokedAt: closedAt }, null, {
    session: tx.session,
  }).lean();
  for (const { userId, role } of ended)
    await grantRoles(tx, userId, [{ holding: { role, companyId, candidateId: null }, path: '' }]);
}

async function takeAway(tx: Tx, held: readonly RoleAssignment[]): Promise<void> {
  await revokeRoles(tx, held);
  const ids = held.map(({ _id }) => _id);
  await endImpersonations(tx, { targetAssignmentId: { $in: ids } }, 'target_disabled');
}

const heldIn = ({ session }: Tx, { userId, companyId }: Place): Promise<RoleAssignment[]> =>
  RoleAssignmentModel.find({ userId, companyId, revokedAt: null }, null, { session }).lean();
