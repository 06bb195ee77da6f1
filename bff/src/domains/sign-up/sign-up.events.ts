import { dayMs, limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import { accountOfMail } from '../../identity/account-of-mail.ts';
import { agencyName } from '../../mail/agency.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { issueToken } from '../auth/api/account-tokens.ts';
import { inviteOnWish } from '../candidate-accounts/api/own-wish.ts';
import { candidateOfAddress } from '../candidates/api/applicants.ts';
import { SignUpModel, type SignUp } from './sign-up.model.ts';

/** Event: a person signed up. */
export const signUpAsked = 'sign-up.asked';

/**
 * Only the mailbox learns what is known of an address: that there is an account, that there is a
 * record to take over by invitation, or nothing yet.
 */
async function answer(tx: Tx, signUp: SignUp): Promise<void> {
  const account = await accountOfMail(signUp.emailNorm, tx.session);
  const candidate = account ? null : await candidateOfAddress(signUp.email, tx.session);
  if (!account && !candidate) return askToFinish(tx, signUp);
  // A closed account gets no mail, as with a forgotten password.
  if (account && account.status !== 'disabled')
    await sendMail(tx, {
      template: 'sign_up_known',
      to: account.email,
      userId: account._id,
      variables: {
        firstName: account.preferredName || account.firstName,
        agencyName: agencyName(),
      },
    });
  if (candidate) await inviteOnWish(tx, candidate);
  await SignUpModel.deleteOne({ _id: signUp._id }, { session: tx.session });
}

async function askToFinish(tx: Tx, { _id, email, firstName }: SignUp): Promise<void> {
  const life = limits.token.signUp;
  await issueToken(tx, { purpose: 'sign_up', userId: _id, email, life });
  await sendMail(tx, {
    template: 'sign_up_finish',
    to: email,
    userId: _id,
    variables: { firstName, agencyName: agencyName(), days: String(life / dayMs) },
  });
}

export const signUpEvents: EventHandlers = {
  [signUpAsked]: async ({ payload, requestId }) => {
    const id = String(payload['signUpId']);
    if (!isRecordId(id)) return;
    await transact(systemContext(requestId), async (tx) => {
      const signUp = await SignUpModel.findById(new Types.ObjectId(id), null, {
        session: tx.session,
      }).lean();
      if (signUp) await answer(tx, signUp);
    });
  },
};
