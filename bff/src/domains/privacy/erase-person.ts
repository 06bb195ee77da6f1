import type { Types } from 'mongoose';
import { emit } from '../../outbox/emit.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { forgetAnswers } from '../../idempotency/forget-answers.ts';
import { agencyName } from '../../mail/agency.ts';
import { forgetMails } from '../../mail/forget-mails.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { ErasureParts } from '../../personal/erasure-parts.ts';
import { blankCandidate, tracesOfCandidate } from '../candidates/api/changes/anonymise.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { accountOf } from '../../identity/people/person-account.ts';
import { personErased } from './privacy.events.ts';

/**
 * Erases a person from all data of the platform, within the caller's transaction: each domain's
 * data about them, their names elsewhere, their account, and finally the record itself. Bytes and
 * files on disk are deleted after the commit, by the outbox.
 */
export async function erasePerson(
  tx: Tx,
  candidate: Candidate,
  parts: ErasureParts,
  actor: Actor | null,
): Promise<void> {
  await eraseAround(tx, candidate, parts);
  await blankCandidate(tx, candidate._id, actor);
  // Written last, so that no step above blanks it before it is sent.
  wipeSoon(tx, await sendErasureConfirmation(tx, candidate));
}

/** Everything of {@link erasePerson} except the record itself. */
export async function eraseAround(
  tx: Tx,
  candidate: Candidate,
  { personal, forget }: ErasureParts,
): Promise<void> {
  const { session } = tx;
  const account = await accountOf(candidate, session);
  const goesAlong = account && !account.hasOtherRoles;
  const traces = tracesOfCandidate(candidate, {
    userId: goesAlong ? account.userId : null,
    // A candidate who is also staff keeps the account.
    emails: goesAlong ? [account.email] : [],
    names: goesAlong ? [account.name] : [],
  });
  // One after the other: a transaction's session carries one operation at a time.
  for (const records of personal) await records.erase(tx, candidate._id);
  for (const forgetIn of forget) await forgetIn(tx, traces);
  await forgetMails(tx, traces);
  await forgetAnswers(tx, traces);
}

/**
 * Makes the database forget earlier states, once the last mail was sent and the bytes are deleted.
 */
export const wipeSoon = (tx: Tx, mailId: Types.ObjectId | null): void =>
  emit(tx, personErased, { mailId }, { notBefore: new Date(tx.at.getTime() + mailTakes) });

/** A mail that was not sent by then is checked again. */
const mailTakes = 60_000;

/** The last mail to the person; it belongs to no record, so that none refuses it. */
async function sendErasureConfirmation(
  tx: Tx,
  { email, preferredName, firstName, number }: Candidate,
): Promise<Types.ObjectId | null> {
  if (!email) return null;
  return sendMail(tx, {
    template: 'data_erased',
    to: email,
    variables: { firstName: preferredName ?? firstName, agencyName: agencyName(), number },
  });
}
