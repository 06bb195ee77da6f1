import { href, selfServiceRoutes, teamRoutes } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { agencyName } from '../../mail/agency.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { notify } from '../notifications/api/notify.ts';
import { findStaffWith } from '../../identity/people/people.ts';
import { accountOf } from '../../identity/people/person-account.ts';

const ownPage = href(selfServiceRoutes.mySignatureDocuments);

/** Notifies users who verify identities of a submission. */
export async function notifyOfSubmission(tx: Tx, { _id }: Candidate): Promise<void> {
  const verifiers = await findStaffWith('legalIdentity.verify', tx.session);
  await notify(tx, {
    topic: 'document',
    userIds: verifiers.map(({ id }) => id),
    title: 'The legal identity of {name} waits for a check',
    link: href(teamRoutes.usersCandidatesByIdSignatureDocuments, { id: _id.toHexString() }),
    subject: { type: 'candidate', id: _id },
  });
}

/** Notifies the verifiers of changed tax or bank data, and mails the candidate at the account’s address. */
export async function warnOfChange(tx: Tx, candidate: Candidate): Promise<void> {
  const { _id } = candidate;
  const verifiers = await findStaffWith('legalIdentity.verify', tx.session);
  await notify(tx, {
    topic: 'security',
    userIds: verifiers.map(({ id }) => id),
    title: '{name} changed tax or bank details',
    body: 'Compare them with the document before you verify.',
    link: href(teamRoutes.usersCandidatesByIdSignatureDocuments, { id: _id.toHexString() }),
    subject: { type: 'candidate', id: _id },
  });
  const account = await accountOf(candidate, tx.session);
  if (!account) return;
  await sendMail(tx, {
    template: 'identity_changed',
    to: account.email,
    userId: account.userId,
    variables: { firstName: candidate.preferredName ?? candidate.firstName },
  });
}

/** Asks the person to confirm what staff entered; it counts only then. */
export async function askToConfirm(tx: Tx, { userId }: Candidate): Promise<void> {
  if (!userId) return;
  await notify(tx, {
    topic: 'document',
    userIds: [userId],
    title: 'Check the legal identity that we entered for you',
    link: ownPage,
  });
}

/** Notifies the person of the review's result. */
export async function notifyOfReview(
  tx: Tx,
  candidate: Candidate,
  { verified, note }: { verified: boolean; note: string | null },
): Promise<void> {
  const account = await accountOf(candidate, tx.session);
  if (!account) return;
  await notify(tx, {
    topic: 'document',
    userIds: [account.userId],
    title: verified ? 'Your legal identity is verified' : 'Your legal identity needs a correction',
    body: note,
    link: ownPage,
    mail: verified ? undefined : 'own',
  });
  if (note === null) return;
  await sendMail(tx, {
    template: 'identity_rejected',
    to: account.email,
    userId: account.userId,
    variables: {
      firstName: candidate.preferredName ?? candidate.firstName,
      note,
      agencyName: agencyName(),
    },
  });
}
