import { limits, normaliseEmail, type SessionState, type authEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { isLocked, lockAfterBadTries, openLock } from './account-lock.ts';
import { admit } from './admit.ts';
import { completeFirstStep } from './complete-sign-in.ts';
import { isKnownDevice } from './known-devices.ts';
import { hashPassword, needsRehash, passwordMatches } from '../api/password-hash.ts';
import type { SignInOutcome } from '../sign-in-attempt.model.ts';
import { recordAttempt } from './sign-in-attempts.service.ts';

/**
 * Starts a session. Unknown mail, wrong password and a locked account take the same path and get
 * the same response: a lock that told right passwords from wrong ones would not stop guessing. Its
 * owner learns of the lock by mail.
 */
export async function signIn(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.signIn>,
): Promise<SessionState> {
  const emailNorm = normaliseEmail(body.email);
  await throttle(ctx, emailNorm).catch(async (error: unknown) => {
    await recordAttempt(ctx, { emailNorm }, 'throttled');
    throw error;
  });
  const user = await UserModel.findOne({ emailNorm, invitation: null })
    .select('+passwordHash')
    .lean();
  const shut = user !== null && (await isShut(ctx, user));
  const hash = shut ? null : (user?.passwordHash ?? null);
  if (!(await passwordMatches(body.password, hash)) || !user) {
    await recordAttempt(ctx, user ?? { emailNorm }, outcomeOf(user, shut));
    await lockAfterBadTries(ctx, emailNorm, user);
    await ctx.limit('sign-in-ip', ctx.network, perIp, window);
    throw new AppError('BAD_CREDENTIALS');
  }
  const admitted = await admit(ctx, await openLock(ctx, user));
  await ctx.forgetLimit('sign-in', triesKey(ctx, emailNorm));
  const kept = await rehashOf(admitted, body.password);
  return completeFirstStep(ctx, admitted, {
    keepMe: body.keepMe,
    within: (tx) => keepPassword(tx, admitted, kept),
  });
}

/** Whether a lock applies to this caller. Strangers cannot lock out the owner's own devices. */
const isShut = async (ctx: VisitorContext, user: User): Promise<boolean> =>
  isLocked(user) && !(await isKnownDevice(user._id, ctx));

const outcomeOf = (user: User | null, shut: boolean): SignInOutcome =>
  shut ? 'locked' : user ? 'bad_password' : 'unknown_email';

const { perIp, perMail, window } = limits.signIn;

/**
 * Counts an attempt before any other check, also for unknown addresses. The limit of the network
 * address counts only failed attempts, or an office would lock itself out in the morning: here it
 * is checked without being consumed, which passes while one more attempt is left.
 */
async function throttle(ctx: VisitorContext, emailNorm: string): Promise<void> {
  await ctx.limit('sign-in-ip', ctx.network, perIp - 1, window, { cost: 0 });
  await ctx.limit('sign-in', triesKey(ctx, emailNorm), perMail, window);
}

const triesKey = (ctx: VisitorContext, emailNorm: string) => `${emailNorm}|${ctx.network}`;

/** Rehashes the same password at the current cost; its age and the sessions do not change. */
async function rehashOf({ passwordHash }: User, password: string): Promise<string | null> {
  return passwordHash && needsRehash(passwordHash) ? hashPassword(password) : passwordHash;
}

/** The password or the account may have changed during the comparison. */
async function keepPassword(tx: Tx, { _id, passwordHash }: User, kept: string | null) {
  const present = await UserModel.updateOne(
    { _id, passwordHash },
    { $set: { passwordHash: kept } },
    { session: tx.session },
  );
  if (present.matchedCount === 0) throw new AppError('BAD_CREDENTIALS');
}
