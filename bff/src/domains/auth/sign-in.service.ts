import { limits, normaliseEmail } from '@muster/contracts';
import type { SessionState, authEndpoints } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Input } from '../../http/mount.ts';
import { transact } from '../../db/unit-of-work.ts';
import { liveAssignments } from '../users/role-assignments.service.ts';
import { UserModel } from '../users/user.model.ts';
import type { User } from '../users/user.model.ts';
import { lockAfterBadTries, unlockWhenOver } from './account-lock.ts';
import { noteUse } from './choose-role.service.ts';
import { isKnownDevice } from './known-devices.ts';
import { hashPassword, needsRehash, passwordMatches } from './passwords/password-hash.ts';
import { sessionStateOf } from './session-state.service.ts';
import { SignInAttemptModel } from './sign-in-attempt.model.ts';
import type { SignInOutcome } from './sign-in-attempt.model.ts';
import { mailNewSignIn } from './account-mails.service.ts';

/**
 * Starts a session. Unknown mail and wrong password take the same way and get the same answer; what
 * the account's state is, only the right password tells.
 */
export async function signIn(
  ctx: VisitorContext,
  { body }: Input<typeof authEndpoints.signIn>,
): Promise<SessionState> {
  const emailNorm = normaliseEmail(body.email);
  const note = (outcome: SignInOutcome, user: User | null = null) =>
    SignInAttemptModel.create({
      emailNorm,
      userId: user?._id ?? null,
      ip: ctx.ip,
      outcome,
      at: new Date(),
    });
  await throttle(ctx, emailNorm).catch(async (error: unknown) => {
    await note('throttled');
    throw error;
  });
  const user = await UserModel.findOne({ emailNorm }).select('+passwordHash').lean<User>();
  if (!(await passwordMatches(body.password, user?.passwordHash ?? null)) || !user) {
    await note(user ? 'bad_password' : 'unknown_email', user);
    await lockAfterBadTries(ctx, emailNorm, user);
    await ctx.limit('sign-in-ip', ctx.ip, perIp, window);
    throw new AppError('BAD_CREDENTIALS');
  }
  const admitted = await admit(ctx, user, note);
  await ctx.forgetLimit('sign-in', triesKey(ctx, emailNorm));
  return openSession(ctx, admitted, body);
}

const { perIp, perMail, window } = limits.signIn;

/**
 * Counts a try before anything else is looked at, the same for mails that nobody has. The limit of
 * the whole address counts bad tries alone, or an office would lock itself out at nine o'clock:
 * here it is asked without being used, which passes while one more try is left.
 */
async function throttle(ctx: VisitorContext, emailNorm: string): Promise<void> {
  await ctx.limit('sign-in-ip', ctx.ip, perIp - 1, window, { cost: 0 });
  await ctx.limit('sign-in', triesKey(ctx, emailNorm), perMail, window);
}

const triesKey = (ctx: VisitorContext, emailNorm: string) => `${emailNorm}|${ctx.ip}`;

async function admit(
  ctx: VisitorContext,
  user: User,
  note: (outcome: SignInOutcome, user: User) => Promise<unknown>,
): Promise<User> {
  const present = await unlockWhenOver(ctx, user);
  if (present.status === 'locked') {
    await note('locked', user);
    throw new AppError('ACCOUNT_LOCKED', { context: { until: present.lockedUntil } });
  }
  if (present.status === 'disabled' || present.status === 'anonymised') {
    await note('disabled', user);
    throw new AppError('ACCOUNT_DISABLED');
  }
  if (present.status === 'invited') throw new AppError('BAD_CREDENTIALS');
  await note('ok', user);
  return present;
}

async function openSession(
  ctx: VisitorContext,
  user: User,
  { password, keepMe }: { password: string; keepMe: boolean },
): Promise<SessionState> {
  const known = await isKnownDevice(user._id, ctx);
  const assignments = await liveAssignments([user._id]);
  const only = assignments.length === 1 ? assignments[0] : undefined;
  const rehashed =
    user.passwordHash && needsRehash(user.passwordHash) ? await hashPassword(password) : null;
  await transact(ctx, async (tx) => {
    const present = await UserModel.updateOne(
      // The password may have been changed, or the account closed, while this one was compared.
      {
        _id: user._id,
        passwordHash: user.passwordHash,
        status: { $in: ['active', 'pending_setup'] },
      },
      {
        $set: {
          lastSignInAt: tx.at,
          failedAttempts: 0,
          // The same password at today's cost: neither its age nor the sessions change.
          ...(rehashed && { passwordHash: rehashed }),
        },
      },
      { session: tx.session },
    );
    if (present.matchedCount === 0) throw new AppError('BAD_CREDENTIALS');
    if (!known && user.lastSignInAt) await mailNewSignIn(tx, user, ctx.userAgent);
  });
  const session = await ctx.cookie.start(user._id, {
    keepMe,
    assignment: only ? { id: only._id, role: only.role } : null,
  });
  if (only) await noteUse(user._id, only._id);
  return sessionStateOf(session);
}
