import { limits, type SessionState, type twoFactorEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { sessionStateOf } from '../api/session-state.ts';
import { recordAttempt } from '../sign-in/sign-in-attempts.service.ts';
import { countCodeTry, forgetCodeTries } from './code-tries.ts';
import { spendProof } from './second-proof.ts';

/** Completes a sign-in with a code. The waiting session ends, and a full one begins. */
export async function verifySecondStep(
  ctx: SessionContext,
  { body }: Input<typeof twoFactorEndpoints.verify>,
): Promise<SessionState> {
  const { session } = ctx;
  const { record, user } = session;
  // Another tab of this browser was faster.
  if (!record.secondStepDue) return sessionStateOf(session);
  const triesLeft = await countOrEnd(ctx);
  const state = await completeSignIn(ctx, user, {
    keepMe: record.keepMe,
    // A code of the authenticator app proves the user's presence; a recovery code may have been
    // found on paper.
    provenAt: body.code === undefined ? record.provenAt : new Date(),
    within: async (tx) => {
      await claim(tx, record._id);
      await spendProof(tx, user._id, body);
    },
  }).catch(async (error: unknown) => {
    throw isWrongCode(error) ? await noteWrongCode(ctx, triesLeft) : error;
  });
  await forgetCodeTries(ctx);
  return state;
}

/** When the attempts are exhausted, the sign-in has to start again with the password. */
async function countOrEnd(ctx: SessionContext): Promise<number | null> {
  return countCodeTry(ctx).catch(async (error: unknown) => {
    await revokeSessions({ _id: ctx.session.id }, 'expired');
    await recordAttempt(ctx, ctx.session.user, 'throttled');
    throw error;
  });
}

/** Of several valid codes for one sign-in only the first succeeds. */
async function claim(tx: Tx, sessionId: Types.ObjectId): Promise<void> {
  const claimed = await revokeSessions({ _id: sessionId }, 'rotated', tx.session);
  if (claimed === 0) throw new AppError('SESSION_REVOKED');
}

const isWrongCode = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'TWO_FACTOR_INVALID';

async function noteWrongCode(ctx: SessionContext, triesLeft: number | null): Promise<AppError> {
  const { user, record } = ctx.session;
  await recordAttempt(ctx, user, 'bad_code');
  await transact(ctx, (tx) =>
    audit(tx, { action: 'session.refuse_code', entity: 'session', entityId: record._id }),
  );
  return new AppError('TWO_FACTOR_INVALID', {
    context: { triesLeft: triesLeft ?? limits.twoFactor.tries },
  });
}
