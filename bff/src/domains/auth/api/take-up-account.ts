import type { SessionState } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { nameFields, type User } from '../../../identity/user.model.ts';
import { activateMemberships } from '../../../records/companies/company-membership.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { passwordUpdate } from '../passwords/choose-password.ts';
import { recordRoleUse } from '../sign-in/choose-role.service.ts';
import { auditSessionStart } from '../sign-in/session-audit.ts';
import { claimAddress } from '../tokens/claim-address.ts';
import type { AccountToken } from './account-tokens.ts';
import { sessionStateOf } from './session-state.ts';

interface TakeUp {
  userId: Types.ObjectId;
  /** Link that the user followed, which proves the address. */
  token: Pick<AccountToken, '_id'>;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Id of the session that begins. */
  sessionId: Types.ObjectId;
  action: 'user.accept_invite' | 'user.sign_up';
}

/**
 * Creates the account of an invited user who chose a password and accepted the terms.
 * @throws AppError DUPLICATE if the address has an account by now, TOKEN_REVOKED, GONE
 */
export async function takeUpAccount(tx: Tx, taken: TakeUp): Promise<User> {
  const { userId, token, firstName, lastName, sessionId, action } = taken;
  await claimAddress(tx, userId);
  const password = passwordUpdate(tx, taken.passwordHash);
  const user = await changeUser(
    tx,
    userId,
    {
      ...password,
      $set: {
        ...password.$set,
        firstName,
        lastName,
        ...nameFields({ firstName, lastName, preferredName: null }),
        status: 'pending_setup',
        invitation: null,
        previousStatus: 'invited',
        emailVerifiedAt: tx.at,
        termsAcceptedAt: tx.at,
        lastSignInAt: tx.at,
        onboardingState: { isNew: true, steps: {} },
      },
    },
    { status: 'invited' },
  );
  if (!user) throw new AppError('TOKEN_REVOKED');
  await activateMemberships(tx, user._id);
  await followStaff(tx, user._id, { actorUserId: user._id });
  await audit(tx, {
    action,
    entity: 'user',
    entityId: user._id,
    actorUserId: user._id,
    tokenId: token._id,
    changes: [
      { path: 'status', before: 'invited', after: 'pending_setup' },
      { path: 'passwordHash', before: null, after: true, secret: true },
    ],
  });
  await auditSessionStart(tx, sessionId, user._id);
  return user;
}

/** Signs in the owner of a newly created account. */
export async function startFirstSession(
  ctx: VisitorContext,
  userId: Types.ObjectId,
  sessionId: Types.ObjectId,
): Promise<SessionState> {
  const assignments = await liveAssignments([userId]);
  const only = assignments.length === 1 ? assignments[0] : undefined;
  if (only) await recordRoleUse(userId, only._id);
  const session = await ctx.cookie.start(userId, {
    id: sessionId,
    assignment: only ? { id: only._id, role: only.role } : null,
  });
  return sessionStateOf(session);
}
