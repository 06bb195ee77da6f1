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

/** Returns the status of a document for a guest with a link. */
export async function standingOf(
  { document, party }: AtDocument,
  session: ClientSession | null = null,
): Promise<GuestStanding> {
  const { _id, status, expiresAt } = document;
  if (status === 'completed') return 'completed';
  if (status === 'declined' || status === 'voided' || status === 'expired')
    return (await isReplaced(_id, session)) ? 'replaced' : status;
  if (party.status === 'signed') return 'signed';
  // It expires a little before the job that ends it runs.
  if (expiresAt && expiresAt <= new Date()) return 'expired';
  return isTurnOf(document, party) ? 'to_sign' : 'not_your_turn';
}

/** Checks whether a new one was sent in its place; a draft does not count yet. */
const isReplaced = async (
  replacesId: AtDocument['document']['_id'],
  session: ClientSession | null,
): Promise<boolean> =>
  (await SignatureDocumentModel.exists({
    replacesId,
    deletedAt: null,
    sentAt: { $ne: null },
  }).session(session)) !== null;

/** Returns a document to sign as a party without an account sees it. */
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
