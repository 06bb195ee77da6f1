import type { GuestDocument, GuestStanding } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { agencyName } from '../../../mail/agency.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { isTurnOf } from '../document/change-document.ts';
import { showParties, waitsFor } from '../document/show-document.ts';
import { SignatureDocumentModel } from '../signature-document.model.ts';
import type { AtDocument } from '../signing/as-party.ts';
import { asksOf } from '../signing/require-entries.ts';

/** How a document stands for who came by a link. */
export async function standingOf(
  { document, party }: AtDocument,
  session: ClientSession | null = null,
): Promise<GuestStanding> {
  const { _id, status, expiresAt } = document;
  if (status === 'completed') return 'completed';
  if (status === 'declined' || status === 'voided' || status === 'expired')
    return (await isReplaced(_id, session)) ? 'replaced' : status;
  if (party.status === 'signed') return 'signed';
  // Its time is over a little before the clock that ends it comes by.
  if (expiresAt && expiresAt <= new Date()) return 'expired';
  return isTurnOf(document, party) ? 'to_sign' : 'not_your_turn';
}

/** A new one was sent in its place; a draft says nothing yet. */
const isReplaced = async (
  replacesId: AtDocument['document']['_id'],
  session: ClientSession | null,
): Promise<boolean> =>
  (await SignatureDocumentModel.exists({
    replacesId,
    deletedAt: null,
    sentAt: { $ne: null },
  }).session(session)) !== null;

/** The view of a party without an account on a document to sign. */
export async function showToGuest(
  at: AtDocument,
  session: ClientSession | null = null,
): Promise<GuestDocument> {
  const { document, party } = at;
  const people = await findPeople([document.sentBy], session);
  const standing = await standingOf(at, session);
  return {
    title: document.title,
    agencyName: agencyName(),
    senderName: people.ref(document.sentBy)?.name ?? null,
    message: document.message,
    standing,
    waitsFor: waitsFor(document, party),
    signingAs: party.name,
    asks: asksOf(document, party.key),
    maskedEmail: maskEmail(party.email ?? ''),
    parties: showParties(document),
    expiresAt: document.expiresAt?.toISOString() ?? null,
    signedAt: party.signedAt?.toISOString() ?? null,
    completedAt: document.completedAt?.toISOString() ?? null,
    note: standing === 'voided' ? document.endNote : null,
    version: document.version,
  };
}
