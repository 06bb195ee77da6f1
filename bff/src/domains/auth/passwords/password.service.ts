import { limits, normaliseEmail, type authEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { endKeys } from '../../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { SessionContext, VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { endImpersonations } from '../api/end-impersonations.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { countMailAsked } from '../tokens/mail-limits.ts';
import { mailPasswordChanged } from '../api/account-mails.ts';
import { countLinkUse, orCountWrongLink } from '../../../http/link-limits.ts';
import { acceptPassword, passwordUpdate } from './choose-password.ts';
import { passwordMatches } from '../api/password-hash.ts';
import { consumeToken, findToken, revokeTokens } from '../api/account-tokens.ts';

const done = { ok: true } as const;

/**
 * Requests a reset link. Every address writes only one event, so that neither the response nor its
 * timing reveals whether the address is known; the event's handler decides.
 */
export async function forgotPassword(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.forgotPassword>,
) {
  const emailNorm = normaliseEmail(body.email);
  await countMailAsked(ctx, 'forgot', emailNorm);
  const user = await UserModel.findOne({ emailNorm, invitation: null }).select('_id').lean();
  const asked = { userId: user?._id ?? null, next: body.next ?? null };
  await transact(ctx, (tx) => emit(tx, 'auth.password-forgotten', asked));
  return done;
}

/** Sets a new password by link; ends all sessions and opens a lock. */
export async function resetPassword(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.resetPassword>,
) {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(ctx, findToken(body.token, ['password_reset']));
  const passwordHash = await acceptPassword({
    userId: token.userId,
    password: body.password,
    path: 'password',
  });
  await transact(ctx, async (tx) => {
    await consumeToken(tx, token);
    const user = await changeUser(tx, token.userId, passwordUpdate(tx, passwordHash), {
      status: { $in: ['active', 'pending_setup', 'locked'] },
    });
    if (!user) throw new AppError('TOKEN_REVOKED');
    await openLock(tx, user);
    // The link came by mail, which proves the mailbox.
    if (!user.emailVerifiedAt) await changeUser(tx, user._id, { $set: { emailVerifiedAt: tx.at } });
    await revokeTokens(tx, user._id, ['password_reset', 'magic_sign_in']);
    await revokeSessions({ userId: user._id }, 'password_change', tx.session);
    await endKeys(tx, { userId: user._id });
    await endImpersonations(tx, { actorUserId: user._id }, 'actor');
    await audit(tx, {
      action: 'user.reset_password',
      entity: 'user',
      entityId: user._id,
      actorUserId: user._id,
      changes: [{ path: 'passwordHash', before: null, after: true, secret: true }],
      tokenId: token._id,
    });
    await mailPasswordChanged(tx, user);
  });
  return done;
}

async function openLock(tx: Parameters<typeof changeUser>[0], user: User): Promise<void> {
  await changeUser(
    tx,
    user._id,
    { $set: { status: 'active', previousStatus: 'locked', failedAttempts: 0, lockedUntil: tx.at } },
    { status: 'locked' },
  );
}

/** Changes the own password; this session stays and all others end. */
export async function changePassword(
  ctx: SessionContext,
  { body }: Input<typeof authEndpoints.changePassword>,
) {
  const { user } = ctx.session;
  await requirePassword(ctx, body.currentPassword, 'currentPassword');
  const passwordHash = await acceptPassword({
    userId: user._id,
    password: body.newPassword,
    path: 'newPassword',
  });
  await transact(ctx, async (tx) => {
    await changeUser(tx, user._id, passwordUpdate(tx, passwordHash));
    await revokeTokens(tx, user._id, ['password_reset', 'magic_sign_in']);
    await revokeSessions(
      { userId: user._id, _id: { $ne: ctx.session.id } },
      'password_change',
      tx.session,
    );
    await endKeys(tx, { userId: user._id });
    await endImpersonations(tx, { actorUserId: user._id }, 'actor');
    await audit(tx, {
      action: 'user.change_password',
      entity: 'user',
      entityId: user._id,
      changes: [{ path: 'passwordHash', before: null, after: true, secret: true }],
    });
    await mailPasswordChanged(tx, user);
  });
  await ctx.cookie.renew();
  return done;
}

/**
 * Checks the current password; attempts are counted per user.
 * @throws AppError RATE_LIMITED, VALIDATION_FAILED at `path`
 */
export async function requirePassword(
  ctx: SessionContext,
  password: string,
  path: string,
): Promise<void> {
  const key = ctx.session.user._id.toHexString();
  await ctx.limit('password-proof', key, limits.signIn.perMail, limits.signIn.window);
  const user = await UserModel.findById(ctx.session.user._id).select('+passwordHash').lean();
  if (!(await passwordMatches(password, user?.passwordHash ?? null)))
    throw invalidField(path, 'MISMATCH');
  await ctx.forgetLimit('password-proof', key);
}
