import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { resendsToday } from '../../auth/api/account-tokens.ts';
import { requireInvitable } from '../invitations/invitable.ts';
import type { InvitedPerson } from '../invitations/invited-account.ts';
import { inviteTo } from '../invitations/invite-user.ts';
import { mailInvitation } from '../users.mails.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';

/**
 * Invites a candidate to an account for their own record; without an actor the candidate asked for
 * it.
 * @throws AppError SELF_RECORD, DUPLICATE
 */
export async function inviteCandidate(
  tx: Tx,
  actor: Actor | null,
  candidateId: Types.ObjectId,
  person: InvitedPerson,
): Promise<void> {
  if (actor) await requireInvitable(tx, actor, person.email);
  const role = {
    role: 'candidate' as const,
    companyId: null,
    candidateId: candidateId.toHexString(),
  };
  await inviteTo(tx, { ...person, roles: [role], message: '' });
}

/**
 * Resends a candidate's open invitation; the old link ends.
 * @throws AppError INVITE_LIMIT, FORBIDDEN for one that also brings other roles
 */
export async function remindInvited(tx: Tx, userId: Types.ObjectId): Promise<void> {
  const roles = await liveAssignments([userId], tx.session);
  if (roles.some(({ role }) => role !== 'candidate')) throw new AppError('FORBIDDEN');
  if ((await resendsToday(tx, userId)) >= limits.inviteResendsPerDay)
    throw new AppError('INVITE_LIMIT', { context: { limit: limits.inviteResendsPerDay } });
  const user = await UserModel.findOne({ _id: userId, status: 'invited' })
    .session(tx.session)
    .lean();
  if (!user) throw new AppError('NOT_FOUND');
  await changeUser(tx, userId, {});
  await mailInvitation(tx, { user, roles, isResend: true });
  await audit(tx, { action: 'user.resend_invite', entity: 'user', entityId: userId });
}
