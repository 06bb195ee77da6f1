import type { VisitorContext } from '../../../http/context.ts';
import type { User } from '../../../identity/user.model.ts';
import { SignInAttemptModel, type SignInOutcome } from '../sign-in-attempt.model.ts';

/** Records a sign-in attempt. `who` is an account, or an address without an account. */
export async function recordAttempt(
  ctx: Pick<VisitorContext, 'ip'>,
  who: Pick<User, '_id' | 'emailNorm'> | { emailNorm: string; _id?: undefined },
  outcome: SignInOutcome,
): Promise<void> {
  await SignInAttemptModel.create({
    emailNorm: who.emailNorm,
    userId: who._id ?? null,
    ip: ctx.ip,
    outcome,
    at: new Date(),
  });
}
