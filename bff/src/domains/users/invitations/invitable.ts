import { normaliseEmail } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { accountOfMail } from '../../../identity/account-of-mail.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { refuseSelf } from '../users.policy.ts';

/**
 * Refuses to invite oneself. Only readers of all accounts learn that an account is closed;
 * otherwise this would reveal that the address has one.
 * @throws AppError SELF_RECORD, DUPLICATE
 */
export async function requireInvitable(tx: Tx, actor: Actor, email: string): Promise<void> {
  const account = await accountOfMail(normaliseEmail(email), tx.session);
  if (!account) return;
  refuseSelf(actor, account._id);
  if (account.status === 'disabled' && actor.scopeOf('user.read') === 'all')
    throw new AppError('DUPLICATE', {
      context: { existingId: account._id.toHexString(), accountDisabled: true },
    });
}

/** Returns the current roles of an address, from its account and all its invitations. */
export async function rolesOfMail(tx: Tx, email: string): Promise<RoleAssignment[]> {
  const ids: UserIds = await UserModel.distinct('_id', {
    emailNorm: normaliseEmail(email),
  }).session(tx.session);
  return liveAssignments(ids, tx.session);
}

type UserIds = RoleAssignment['userId'][];
