import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { User } from '../../../identity/user.model.ts';
import { recordAttempt } from './sign-in-attempts.service.ts';

/**
 * Checks whether an account's state allows the sign-in, only after the right password or a mailed
 * link: a lock or closed account is never revealed before.
 * @throws AppError ACCOUNT_LOCKED, ACCOUNT_DISABLED, BAD_CREDENTIALS
 */
export async function admit(ctx: VisitorContext, user: User): Promise<User> {
  if (user.status === 'locked') {
    await recordAttempt(ctx, user, 'locked');
    throw new AppError('ACCOUNT_LOCKED', { context: { until: user.lockedUntil } });
  }
  if (user.status === 'disabled' || user.status === 'anonymised') {
    await recordAttempt(ctx, user, 'disabled');
    throw new AppError('ACCOUNT_DISABLED');
  }
  if (user.status === 'invited') throw new AppError('BAD_CREDENTIALS');
  return user;
}
