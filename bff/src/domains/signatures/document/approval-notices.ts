import { dayInWords, dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { SignatureRecord } from '../signature-document.model.ts';
import { staffPlace, subjectOf, tell } from './document-notices.ts';
import { mailboxesOf } from './mailboxes.ts';

/** Asks the approver of a document to approve it, by notification and mail. */
export async function askToApprove(
  tx: Tx,
  document: SignatureRecord,
  isReminder: boolean,
): Promise<void> {
  const { title, approverId, sentBy, expiresAt, message } = document;
  const path = staffPlace(document);
  await tell(tx, [approverId ?? null], {
    title: isReminder ? `Still to approve: ${title}` : `Please approve: ${title}`,
    body: document.candidateId
      ? 'It goes to {name} once you have.'
      : 'It goes to the client once you have.',
    path,
    about: document,
    mail: 'own',
  });
  const [mailbox] = await mailboxesOf([approverId ?? null], tx.session);
  if (!mailbox) return;
  await sendMail(tx, {
    template: 'document_please_approve',
    to: mailbox.email,
    userId: mailbox.id,
    subject: subjectOf(document),
    variables: {
      firstName: mailbox.firstName,
      title,
      path,
      agencyName: agencyName(),
      senderName: (await findPeople([sentBy], tx.session)).name(sentBy),
      date: dayInWords(dayOf(expiresAt ?? tx.at)),
      message: message ?? '',
    },
  });
}

/** Tells the sender that the document was not approved and sent to no party, and why. */
export async function notifyOfDisapproval(tx: Tx, document: SignatureRecord): Promise<void> {
  const approver = (await findPeople([document.approverId], tx.session)).name(document.approverId);
  await tell(tx, [document.sentBy], {
    title: `${approver} did not approve: ${document.title}`,
    path: staffPlace(document),
    body: document.endNote,
  });
}
