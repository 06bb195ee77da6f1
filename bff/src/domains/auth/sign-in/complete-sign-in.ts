import type { SessionState } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { mailNewSignIn } from '../api/account-mails.ts';
import { recordRoleUse } from './choose-role.service.ts';
import { isKnownDevice } from './known-devices.ts';
import { withoutActor } from '../../../db/without-actor.ts';
import { auditSessionStart } from './session-audit.ts';
import { sessionStateOf } from '../api/session-state.ts';
import { recordAttempt } from './sign-in-attempts.service.ts';

export interface SignInStep {
  keepMe: boolean;
  /** Last proof of the password or of a code; now by default. */
  provenAt?: Date;
  /** Condition that the account must still meet when this commits. */
  where?: QueryFilter<User>;
  /** Runs in the same transaction, and may throw. */
  within?: (tx: Tx) => Promise<void>;
}

/** Continues after password or mailed link: signs in, or asks for the second step. */
export const completeFirstStep = (
  ctx: VisitorContext,
  user: User,
  step: SignInStep,
): Promise<SessionState> =>
  user.twoStepAt ? askForSecondStep(ctx, user, step) : completeSignIn(ctx, user, step);

/** Creates a session that only accepts the code. It is not recorded as a sign-in yet. */
async function askForSecondStep(
  ctx: VisitorContext,
  user: User,
  { keepMe, provenAt, within }: SignInStep,
): Promise<SessionState> {
  await transact(withoutActor(ctx), async (tx) => {
    await within?.(tx);
    if (!(await UserModel.exists({ ...open, _id: user._id }).session(tx.session)))
      throw await refusalFor(user._id);
  });
  const session = await ctx.cookie.start(user._id, {
    keepMe,
    secondStepDue: true,
    ...(provenAt && { provenAt }),
  });
  return sessionStateOf(session);
}

/** Completes every kind of sign-in: session, audit and the mail about a new device. */
export async function completeSignIn(
  ctx: VisitorContext,
  user: User,
  { keepMe, provenAt, within }: SignInStep,
): Promise<SessionState> {
  const known = await isKnownDevice(user._id, ctx);
  const assignments = await liveAssignments([user._id]);
  const only = assignments.length === 1 ? assignments[0] : undefined;
  const id = new Types.ObjectId();
  await transact(withoutActor(ctx), async (tx) => {
    await within?.(tx);
    const present = await UserModel.updateOne(
      { ...open, _id: user._id },
      { $set: { lastSignInAt: tx.at, failedAttempts: 0 } },
      { session: tx.session },
    );
    if (present.matchedCount === 0) throw await refusalFor(user._id);
    if (!known && user.lastSignInAt) await mailNewSignIn(tx, user, ctx.userAgent);
    await auditSessionStart(tx, id, user._id);
  });
  await recordAttempt(ctx, user, 'ok');
  const session = await ctx.cookie.start(user._id, {
    id,
    keepMe,
    assignment: only ? { id: only._id, role: only.role } : null,
    ...(provenAt && { provenAt }),
  });
  if (only) await recordRoleUse(user._id, only._id);
  return sessionStateOf(session);
}

const open: QueryFilter<User> = { status: { $in: ['active', 'pending_setup'] } };

/** Returns why an account that was valid a moment ago is rejected. */
async function refusalFor(userId: Types.ObjectId): Promise<AppError> {
  const now = await UserModel.findById(userId).lean();
  if (now?.status === 'locked')
    return new AppError('ACCOUNT_LOCKED', { context: { until: now.lockedUntil } });
  if (now?.status === 'disabled') return new AppError('ACCOUNT_DISABLED');
  return new AppError('BAD_CREDENTIALS');
}
