import { limits, normaliseEmail, type SessionState, type authEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionContext, VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { noteContactConfirmed } from '../../../records/candidates/contact/confirm-contact.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { accountMailChanged } from '../../../identity/account-mail.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { accountOfMail } from '../../../identity/account-of-mail.ts';
import { isOnlyCandidate, liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { emit } from '../../../outbox/emit.ts';
import { agencyName } from '../../../mail/agency.ts';
import { mailVerification } from '../api/account-mails.ts';
import { countLinkUse, orCountWrongLink } from '../../../http/link-limits.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import { acceptPassword } from '../passwords/choose-password.ts';
import { minPasswordLength } from '../passwords/password-rules.ts';
import { withoutActor } from '../../../db/without-actor.ts';
import { noteSecurity } from '../api/security-notice.ts';
import { consumeToken, findToken, type AccountToken } from '../api/account-tokens.ts';
import { startFirstSession, takeUpAccount } from '../api/take-up-account.ts';

const done = { ok: true } as const;

/** Returns what a link is for; the token is sent by POST, so that it appears in no URL. */
export async function inspectLink(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.inspectLink>,
) {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(ctx, findToken(body.token, [body.purpose]));
  const user = await UserModel.findById(token.userId).lean();
  if (!user) throw new AppError('TOKEN_INVALID');
  const assignments = await liveAssignments([user._id]);
  const names = await companyNames(assignments.map(({ companyId }) => companyId));
  const [companyName = null] = names.values();
  return {
    purpose: body.purpose,
    maskedEmail: maskEmail(token.email),
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    agencyName: agencyName(),
    roles: assignments.map(({ role }) => role),
    companyName,
    minPasswordLength: minPasswordLength({ onlyCandidate: isOnlyCandidate(assignments) }),
    expiresAt: token.expiresAt.toISOString(),
    hasAccount: user.invitation !== null && (await accountOfMail(user.emailNorm)) !== null,
    isForOther: ctx.session !== null && ctx.session.user.emailNorm !== normaliseEmail(token.email),
  };
}

/** Sets name and password of an invited user and signs them in; the link proves the address. */
export async function acceptInvite(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.acceptInvite>,
): Promise<SessionState> {
  const { firstName, lastName } = body;
  await countLinkUse(ctx);
  const token = await orCountWrongLink(ctx, findToken(body.token, ['invite']));
  const passwordHash = await acceptPassword({
    userId: token.userId,
    password: body.password,
    path: 'password',
    names: [firstName, lastName],
  });
  const sessionId = new Types.ObjectId();
  await transact(withoutActor(ctx), async (tx) => {
    await consumeToken(tx, token);
    await takeUpAccount(tx, {
      userId: token.userId,
      token,
      passwordHash,
      firstName,
      lastName,
      sessionId,
      action: 'user.accept_invite',
    });
  });
  return startFirstSession(ctx, token.userId, sessionId);
}

/**
 * Confirms an address of an account, the current one or a requested new one; or a further address
 * of a candidate.
 */
export async function confirmEmail(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.confirmEmail>,
) {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(
    ctx,
    findToken(body.token, ['email_verify', 'email_change', 'contact_verify']),
  );
  if (token.purpose === 'contact_verify') return confirmContact(ctx, token);
  const emailNorm = normaliseEmail(token.email);
  await transact(ctx, async (tx) => {
    await consumeToken(tx, token);
    const before = await UserModel.findById(token.userId).session(tx.session).lean();
    const isChange = token.purpose === 'email_change';
    const user = await changeUser(
      tx,
      token.userId,
      { $set: { emailVerifiedAt: tx.at, ...(isChange && { email: token.email, emailNorm }) } },
      {
        status: { $in: ['active', 'pending_setup', 'locked'] },
        // A link to an address that the account no longer has confirms nothing.
        ...(!isChange && { emailNorm }),
      },
    ).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new AppError('DUPLICATE') : error;
    });
    if (!user) throw new AppError('TOKEN_REVOKED');
    await audit(tx, {
      action: isChange ? 'user.change_email' : 'user.verify_email',
      entity: 'user',
      entityId: user._id,
      actorUserId: user._id,
      tokenId: token._id,
      changes: [{ path: 'email', before: before?.email ?? null, after: user.email }],
    });
    if (isChange) {
      await noteSecurity(tx, user._id, 'Your e-mail address was changed');
      emit(tx, accountMailChanged, { userId: user._id });
    }
  });
  return { ...done, isContact: false };
}

/** A link to an address that the record no longer has confirms nothing. */
async function confirmContact(ctx: VisitorContext, token: AccountToken) {
  await transact(withoutActor(ctx), async (tx) => {
    await consumeToken(tx, token);
    const { candidateId, userId: contactId, email } = token;
    if (!candidateId || !(await noteContactConfirmed(tx, { candidateId, contactId, email })))
      throw new AppError('TOKEN_REVOKED');
    await audit(tx, {
      action: 'candidate.confirm_contact',
      entity: 'candidate',
      entityId: candidateId,
      actorKind: 'guest',
      tokenId: token._id,
      changes: [{ path: 'contacts', before: null, after: email }],
    });
  });
  return { ...done, isContact: true };
}

/** Sends the confirmation mail again, unless there is nothing to confirm. */
export async function resendVerification(ctx: SessionContext) {
  const { user } = ctx.session;
  if (user.emailVerifiedAt) return done;
  const { perIp, perMail, window } = limits.forgot;
  await ctx.limit('verify-ip', ctx.network, perIp, window);
  await ctx.limit('verify', user._id.toHexString(), perMail, window);
  await transact(ctx, (tx) => mailVerification(tx, user));
  return done;
}
