import { normaliseEmail, type signUpEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Config } from '../../config.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { withoutActor } from '../../db/without-actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { VisitorContext } from '../../http/context.ts';
import { countLinkUse, orCountWrongLink } from '../../http/link-limits.ts';
import type { Input, Service } from '../../http/mount.ts';
import { accountOfMail } from '../../identity/account-of-mail.ts';
import { agencyName } from '../../mail/agency.ts';
import { maskEmail } from '../../mail/mask-email.ts';
import { consumeToken, findToken, type AccountToken } from '../auth/api/account-tokens.ts';
import { candidatePasswordLength, firstPassword } from '../auth/api/first-password.ts';
import { startFirstSession, takeUpAccount } from '../auth/api/take-up-account.ts';
import {
  candidateOfAddress,
  isTakenMail,
  nextCandidateNumber,
} from '../candidates/api/applicants.ts';
import { openSignUpAccount } from '../users/api/sign-up-account.ts';
import { arrive } from './new-candidate.ts';
import { SignUpModel, type SignUp } from './sign-up.model.ts';

type Endpoints = typeof signUpEndpoints;

/** Returns the person that the mailed link is for. */
export const inspectSignUp: Service<Endpoints['inspect']> = async (ctx, { body }) => {
  const { token, signUp } = await signUpBehind(ctx, body.token);
  return {
    agencyName: agencyName(),
    firstName: signUp.firstName,
    maskedEmail: maskEmail(signUp.email),
    minPasswordLength: candidatePasswordLength,
    expiresAt: token.expiresAt.toISOString(),
  };
};

async function signUpBehind(
  ctx: VisitorContext,
  clear: string,
): Promise<{ token: AccountToken; signUp: SignUp }> {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(ctx, findToken(clear, ['sign_up']));
  const signUp = await SignUpModel.findById(token.userId).lean();
  if (!signUp) throw new AppError('TOKEN_REVOKED');
  return { token, signUp };
}

/**
 * Creates the account and the record of a person who followed the mailed link, and signs them in.
 * Before that the agency sees nothing of them.
 */
export const finishSignUp =
  ({ sessionSecret }: Pick<Config, 'sessionSecret'>) =>
  async (ctx: VisitorContext, { body }: Input<Endpoints['finish']>) => {
    const { token, signUp } = await signUpBehind(ctx, body.token);
    const { email, firstName, lastName, country, timeZone } = signUp;
    const names = [firstName, lastName];
    const passwordHash = await firstPassword({ password: body.password, email, names });
    const number = await nextCandidateNumber();
    const sessionId = new Types.ObjectId();
    const userId = await transact(withoutActor(ctx), async (tx) => {
      await consumeToken(tx, token);
      const { deletedCount } = await SignUpModel.deleteMany(
        { emailNorm: signUp.emailNorm },
        { session: tx.session },
      );
      // The person corrected the address at the same moment.
      if (deletedCount === 0) throw new AppError('TOKEN_REVOKED');
      await requireUnknown(tx, email);
      const candidate = await arrive(tx, signUp, { number, sessionSecret });
      const made = await openSignUpAccount(
        tx,
        { email, firstName, lastName, country, timeZone },
        candidate._id,
      );
      const account = { userId: made, token, passwordHash, firstName, lastName, sessionId };
      await takeUpAccount(tx, { ...account, action: 'user.sign_up' });
      return made;
    }).catch((error: unknown) => {
      // A record with the address was added at the same moment.
      throw isTakenMail(error) ? new AppError('DUPLICATE') : error;
    });
    return startFirstSession(ctx, userId, sessionId);
  };

/** @throws AppError DUPLICATE if the address has an account or a record by now */
async function requireUnknown({ session }: Tx, email: string): Promise<void> {
  const account = await accountOfMail(normaliseEmail(email), session);
  if (account || (await candidateOfAddress(email, session))) throw new AppError('DUPLICATE');
}
