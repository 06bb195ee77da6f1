import { limits } from '@muster/contracts';
import type { SessionContext } from '../../../http/context.ts';

const name = 'two-step-code';
const { tries, window } = limits.twoFactor;

/**
 * Counts a code attempt, per user rather than per session: someone who knows the password could
 * begin a new session for each guess. Returns how many are left; null where nothing is counted.
 * @throws AppError RATE_LIMITED
 */
export async function countCodeTry(ctx: SessionContext): Promise<number | null> {
  const state = await ctx.limit(name, ctx.session.user._id.toHexString(), tries, window);
  return state && state.remaining;
}

/** Resets the counter after a valid code. */
export const forgetCodeTries = (ctx: SessionContext): Promise<void> =>
  ctx.forgetLimit(name, ctx.session.user._id.toHexString());
