import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Party, SignatureRecord } from '../signature-document.model.ts';
import { isHeldBack } from './change-document.ts';
import { staffPlace, subjectOf, tell, whoFollow } from './document-notices.ts';
import { liveSubject } from './document-subject.ts';
import { mailboxesOf } from './mailboxes.ts';

/**
 * Tells the sender and the owner who declined, and why. The other parties asked so far learn that it
 * was declined; the reason is not for them.
 */
export async function notifyOfRefusal(
  tx: Tx,
  document: SignatureRecord,
  party: Party,
): Promise<void> {
  const path = staffPlace(document);
  const readers = await whoFollow(tx, document);
  await tell(tx, readers, {
    mail: 'own',
    title:
      party.key === 'candidate'
        ? `{name} declined to sign: ${document.title}`
        : `${party.name} declined to sign: ${document.title}`,
    path,
    body: document.endNote,
    about: document,
  });
  for (const mailbox of await mailboxesOf(readers, tx.session))
    await sendMail(tx, {
      template: 'document_declined',
      to: mailbox.email,
      userId: mailbox.id,
      subject: subjectOf(document),
      variables: {
        firstName: mailbox.firstName,
        actorName: party.name,
        title: document.title,
        path,
        reason: document.endNote ?? '',
        agencyName: agencyName(),
      },
    });
  await tellOthers(tx, document, {
    template: 'document_declined_by_other',
    parties: askedOf(document).filter(({ key }) => key !== party.key),
    followers: readers,
  });
}

/**
 * Tells the parties and the approver asked so far that there is nothing to sign or approve any
 * more.
 */
export async function notifyOfVoiding(tx: Tx, document: SignatureRecord): Promise<void> {
  const senderName = (await findPeople([tx.userId], tx.session)).name(tx.userId);
  const asked = askedOf(document);
  if (isHeldBack(document))
    await tell(tx, [document.approverId ?? null], {
      title: `Nothing to approve any more: ${document.title}`,
      path: staffPlace(document),
      body: document.endNote,
    });
  await tell(
    tx,
    asked.map(({ userId }) => userId),
    {
      title: `Nothing to sign any more: ${document.title}`,
      path: null,
      body: document.endNote,
      mail: 'own',
    },
  );
  for (const mailbox of await partyMailboxes(tx, asked))
    await sendMail(tx, {
      template: 'document_voided',
      to: mailbox.email,
      userId: mailbox.id,
      subject: subjectOf(document),
      variables: {
        firstName: mailbox.firstName,
        senderName,
        title: document.title,
        note: document.endNote ?? '',
        agencyName: agencyName(),
      },
    });
}

/** Tells those who follow it, and the parties asked so far, that not all have signed in time. */
export async function notifyOfExpiry(tx: Tx, document: SignatureRecord): Promise<void> {
  const client = document.companyId && (await liveSubject(document, tx.session))?.company?.name;
  const followers = await whoFollow(tx, document);
  await tell(tx, followers, {
    title: `Expired without all signatures of ${client ?? '{name}'}: ${document.title}`,
    body: 'You can make it anew.',
    path: staffPlace(document),
    about: document,
  });
  await tellOthers(tx, document, {
    template: 'document_expired',
    parties: askedOf(document),
    followers,
  });
}

interface Others {
  template: 'document_declined_by_other' | 'document_expired';
  parties: readonly Party[];
  /** They have been told already, even if they are a party too. */
  followers: readonly Types.ObjectId[];
}

/** Tells parties, by notice and mail, that the document can no longer be signed. */
async function tellOthers(
  tx: Tx,
  document: SignatureRecord,
  { template, parties, followers }: Others,
): Promise<void> {
  const { title } = document;
  const others = parties.filter(({ userId }) => !followers.some((id) => id.equals(userId ?? '')));
  await tell(
    tx,
    others.map(({ userId }) => userId),
    { title: `Nothing to sign any more: ${title}`, path: null, mail: 'own' },
  );
  for (const { id, email, firstName } of await partyMailboxes(tx, others))
    await sendMail(tx, {
      template,
      to: email,
      userId: id,
      subject: subjectOf(document),
      variables: { firstName, title, agencyName: agencyName() },
    });
}

/** Returns the parties that know of the document. */
const askedOf = ({ parties }: SignatureRecord): Party[] =>
  parties.filter(({ status }) => status !== 'waiting');

/** Returns the addresses of parties with and without an account. */
async function partyMailboxes(tx: Tx, parties: readonly Party[]) {
  const accounts = await mailboxesOf(
    parties.map(({ userId }) => userId),
    tx.session,
  );
  const guests = parties.flatMap(({ email, name }) =>
    email ? [{ id: null, email, firstName: name }] : [],
  );
  return [...accounts, ...guests];
}
