import { isByRobot, limits, normaliseEmail, type signUpEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Config } from '../../config.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { withoutActor } from '../../db/without-actor.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { agencyName } from '../../mail/agency.ts';
import { emit } from '../../outbox/emit.ts';
import { formTicket, openedForm } from '../intakes/api/form-ticket.ts';
import { SignUpModel, type SignUp } from './sign-up.model.ts';
import { signUpAsked } from './sign-up.events.ts';

type Endpoints = typeof signUpEndpoints;
type Secret = Pick<Config, 'sessionSecret'>;

const received = { received: true as const };

/** Returns the initial data of the form. */
export const startSignUp =
  ({ sessionSecret }: Secret): Service<Endpoints['start']> =>
  () => ({
    agencyName: agencyName(),
    ticket: formTicket(sessionSecret, new Date()),
  });

/**
 * Records the sign-up, whatever is known of the address: the outcome is decided afterwards, so that
 * neither the response nor its time reveals whether there is an account.
 */
export const beginSignUp =
  ({ sessionSecret }: Secret): Service<Endpoints['begin']> =>
  async (ctx, { body }) => {
    const { perIp, window } = limits.publicForm;
    await ctx.limit('public-form', ctx.network, perIp, window);
    const opened = openedForm(sessionSecret, body.ticket);
    if (opened === null) throw invalidField('ticket', 'INVALID_FORMAT');
    // Bots get no explanation.
    if (isByRobot(body, { openedAt: opened.at, now: Date.now() })) return received;
    const emailNorm = normaliseEmail(body.email);
    await ctx.limit('sign-up', emailNorm, limits.signUp.perAddress, limits.signUp.window);
    const { email, firstName, lastName, country, timeZone, referralCode, source, mayShare } = body;
    const _id = new Types.ObjectId();
    await transact(withoutActor(ctx), async (tx) => {
      await withdrawMistyped(tx, { formId: opened.id, emailNorm });
      await SignUpModel.insertMany(
        [
          {
            _id,
            formId: opened.id,
            email,
            emailNorm,
            firstName,
            lastName,
            country,
            timeZone,
            referralCode,
            source: source || null,
            mayShare,
            createdAt: tx.at,
            expiresAt: new Date(tx.at.getTime() + limits.token.signUp),
          },
        ],
        { session: tx.session },
      );
      emit(tx, signUpAsked, { signUpId: _id });
    });
    return received;
  };

/** The same form was sent with another address before: the link mailed to that one is closed. */
async function withdrawMistyped(
  { session }: Tx,
  { formId, emailNorm }: Pick<SignUp, 'formId' | 'emailNorm'>,
): Promise<void> {
  await SignUpModel.deleteMany({ formId, emailNorm: { $ne: emailNorm } }, { session });
}
