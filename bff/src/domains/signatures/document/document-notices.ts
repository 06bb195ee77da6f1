import {
  companyDocumentRoutes,
  href,
  limits,
  normaliseEmail,
  selfServiceRoutes,
  teamRoutes,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayInWords, dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { liveSubject } from './document-subject.ts';
import { mailboxesOf } from './mailboxes.ts';
import type { Party, SignatureRecord } from '../signature-document.model.ts';
import { partiesInTurn } from './change-document.ts';

export const subjectOf = ({ _id }: SignatureRecord) => ({ type: 'signature_document', id: _id });

/** Returns the path where a party reads and signs. */
const placeOf = ({ key }: Pick<Party, 'key'>, document: SignatureRecord): string =>
  key === 'candidate'
    ? href(selfServiceRoutes.mySignatureDocuments, {}, { document: document._id.toHexString() })
    : staffPlace(document);
/** Returns the path where staff follow it. */
export const staffPlace = ({
  _id,
  candidateId,
  companyId,
}: Pick<SignatureRecord, '_id' | 'candidateId' | 'companyId'>): string =>
  href(
    companyId ? companyDocumentRoutes.documents : teamRoutes.usersCandidatesByIdSignatureDocuments,
    { id: String(companyId ?? candidateId) },
    { document: _id.toHexString() },
  );

/** Asks the parties whose turn it is to sign, by notice and mail; also used for reminders. */
export async function askToSign(
  tx: Tx,
  document: SignatureRecord,
  isReminder = false,
): Promise<void> {
  const senderName = (await findPeople([document.sentBy], tx.session)).name(document.sentBy);
  for (const party of partiesInTurn(document))
    await askParty(tx, { document, party, isReminder, senderName });
}

interface Asking {
  document: SignatureRecord;
  party: Party;
  isReminder: boolean;
  senderName: string;
}

async function askParty(
  tx: Tx,
  { document, party, isReminder, senderName }: Asking,
): Promise<void> {
  const { title, expiresAt } = document;
  const common = {
    senderName,
    title,
    date: dayInWords(dayOf(expiresAt ?? tx.at)),
    agencyName: agencyName(),
  };
  const message = document.message ?? '';
  if (party.email) {
    const to = await linkFor(tx, document, party.email);
    const variables = { ...common, firstName: party.name };
    if (isReminder) await sendMail(tx, { ...to, template: 'document_reminder_link', variables });
    else
      await sendMail(tx, {
        ...to,
        template: 'document_please_sign_link',
        variables: { ...variables, message },
      });
    return;
  }
  const path = placeOf(party, document);
  await tell(tx, [party.userId], {
    title: isReminder ? `Still to sign: ${title}` : `Please sign: ${title}`,
    path,
    mail: 'own',
  });
  const [mailbox] = await mailboxesOf([party.userId], tx.session);
  if (!mailbox) return;
  const variables = { ...common, firstName: mailbox.firstName, path };
  const to = { to: mailbox.email, userId: party.userId, subject: subjectOf(document) };
  if (isReminder) await sendMail(tx, { ...to, template: 'document_reminder', variables });
  else
    await sendMail(tx, {
      ...to,
      template: 'document_please_sign',
      variables: { ...variables, message },
    });
}

/** Each mail gets its own link; links of earlier mails still show the document's status. */
async function linkFor(tx: Tx, document: SignatureRecord, email: string) {
  await addGuestLink(tx, document, email);
  return { to: email, subject: subjectOf(document) };
}

/** Adds a link by which a party without an account reads and signs. */
export function addGuestLink(
  tx: Tx,
  document: SignatureRecord,
  email: string,
  { isCopied = false }: { isCopied?: boolean } = {},
) {
  const end = document.completedAt ?? document.expiresAt ?? tx.at;
  const isParty = document.parties.some((party) => party.email === email);
  return createAccessToken(tx, {
    purpose: 'signature',
    subject: subjectOf(document),
    holderEmail: email,
    scopes: [isParty ? 'document:sign' : 'document:read'],
    keepEarlier: true,
    isCopied,
    expiresAt: new Date(end.getTime() + limits.signature.linkAfter),
  });
}

/** Tells each party where the sealed PDF is, once all have signed. */
export async function notifyOfCompletion(tx: Tx, document: SignatureRecord): Promise<void> {
  const { title } = document;
  for (const party of document.parties) {
    if (party.email) {
      await sendMail(tx, {
        ...(await linkFor(tx, document, party.email)),
        template: 'document_completed_link',
        variables: { firstName: party.name, title, agencyName: agencyName() },
      });
      continue;
    }
    const path = placeOf(party, document);
    await tell(tx, [party.userId], { title: `Signed by everybody: ${title}`, path, mail: 'own' });
    const [mailbox] = await mailboxesOf([party.userId], tx.session);
    if (!mailbox) continue;
    await sendMail(tx, {
      template: 'document_completed',
      to: mailbox.email,
      userId: party.userId,
      subject: subjectOf(document),
      variables: { firstName: mailbox.firstName, title, path, agencyName: agencyName() },
    });
  }
  await sendCopies(tx, document);
  const parties = new Set(document.parties.map(({ userId }) => String(userId)));
  const others = (await whoFollow(tx, document)).filter((id) => !parties.has(id.toHexString()));
  await tell(tx, others, {
    title: `Signed by everybody: ${title}`,
    path: staffPlace(document),
  });
}

/** Returns the sender, and the owner of the candidate or client that the document is with. */
export async function whoFollow(tx: Tx, document: SignatureRecord): Promise<Types.ObjectId[]> {
  const subject = await liveSubject(document, tx.session);
  const caresFor = subject?.candidate?.ownerUserId ?? subject?.company?.accountManagerId ?? null;
  const ids = [document.sentBy, caresFor].flatMap((id) => id ?? []);
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
}

/** Sends recipients of a copy their own link to the sealed PDF. */
async function sendCopies(tx: Tx, document: SignatureRecord): Promise<void> {
  const { title, parties, copies } = document;
  const senderName = (await findPeople([document.sentBy], tx.session)).name(document.sentBy);
  const known = new Set(parties.flatMap(({ email }) => (email ? normaliseEmail(email) : [])));
  for (const { name: firstName, email } of copies ?? []) {
    if (known.has(normaliseEmail(email))) continue;
    known.add(normaliseEmail(email));
    await sendMail(tx, {
      ...(await linkFor(tx, document, email)),
      template: 'document_copy',
      variables: { firstName, title, senderName, agencyName: agencyName() },
    });
  }
}

interface Telling {
  title: string;
  path: string | null;
  body?: string | null;
  /**
   * Document whose candidate is `{name}` in texts to staff; with a client alone, its company is
   * meant.
   */
  about?: Pick<SignatureRecord, 'candidateId' | 'companyId'>;
  /** A separate mail goes out with it; otherwise the notification is mailed like others. */
  mail?: 'own';
}

export const tell = (
  tx: Tx,
  userIds: readonly (Types.ObjectId | null)[],
  { title, path, body, about, mail }: Telling,
): Promise<void> =>
  notify(tx, {
    topic: 'document',
    title,
    body: body ?? null,
    link: path,
    mail,
    userIds: userIds.flatMap((id) => id ?? []),
    subject: about ? subjectIn(about) : null,
  });

const subjectIn = ({ candidateId, companyId }: NonNullable<Telling['about']>) => {
  if (companyId) return { type: 'company', id: companyId };
  return candidateId && { type: 'candidate', id: candidateId };
};
