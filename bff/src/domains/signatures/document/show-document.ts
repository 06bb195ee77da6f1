import {
  actionsFrom,
  limits,
  signatureDocumentMachine,
  type PartyDocument,
  type SignatureAction,
  type SignatureDocument,
  type SigningAction,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import { pendingAbout } from '../../approvals/api/approvals.ts';
import { asksOf } from '../signing/require-entries.ts';
import type { Party, SignatureRecord } from '../signature-document.model.ts';
import { isHeldBack, isOpen, isTurnOf, partiesInTurn } from './change-document.ts';
import { reachesSubject, type DocumentSubject } from './document-subject.ts';
import { partyOf, type FoundDocument } from './find-document.ts';
import { readTwins } from './twins-of.ts';

/** Returns the progress of each party. */
export const showParties = ({ parties }: SignatureRecord) =>
  parties.map(({ key, name, status, signedAt, signature }) => ({
    key,
    name,
    status,
    signedAt: signedAt?.toISOString() ?? null,
    signatureKind: signature?.kind ?? null,
  }));

const common = (document: SignatureRecord) => ({
  id: document._id.toHexString(),
  title: document.title,
  category: document.category,
  status: document.status,
  parties: showParties(document),
  message: document.message,
  sentAt: document.sentAt?.toISOString() ?? null,
  expiresAt: document.expiresAt?.toISOString() ?? null,
  completedAt: document.completedAt?.toISOString() ?? null,
  version: document.version,
});

/** Returns documents as staff see them. */
export async function showDocuments(
  actor: Actor,
  found: readonly FoundDocument[],
  session: ClientSession | null = null,
): Promise<SignatureDocument[]> {
  const people = await findPeople(
    found.flatMap(({ document }) => [
      document.sentBy ?? document.createdBy,
      document.approverId ?? null,
    ]),
    session,
  );
  const twinsOf = await readTwins(
    found.map(({ document }) => document),
    session,
  );
  const asked = await pendingAbout(
    { name: 'signature_void' },
    found.flatMap(({ document }) => (document.status === 'partially_signed' ? document._id : [])),
    session,
  );
  return found.map(({ document, ...subject }) => ({
    ...common(document),
    ...showSubject(subject),
    templateKey: document.templateKey,
    values: document.values,
    signerId: document.signerId.toHexString(),
    guest: document.guest ?? null,
    approver: showApprover(document, people),
    copies: document.copies ?? [],
    order: document.order,
    upload: showUpload(document),
    expiresInDays: document.expiresInDays,
    sender: people.ref(document.sentBy ?? document.createdBy),
    endNote: document.endNote,
    reminders: document.reminders,
    asks: asksOf(document, 'agency'),
    replacesId: document.replacesId?.toHexString() ?? null,
    twins: twinsOf(document),
    sha256: document.sha256Signed ?? document.sha256Unsigned,
    createdAt: document.createdAt.toISOString(),
    allowedActions: actionsOn(
      actor,
      { document, ...subject },
      asked.has(document._id.toHexString()),
    ),
  }));
}

const showSubject = ({ candidate, company }: DocumentSubject) => ({
  candidate: candidate && shownAs(candidate),
  company: company && shownAs(company),
});

const shownAs = ({ _id, number, name }: Pick<Company, '_id' | 'number' | 'name'>) => ({
  id: _id.toHexString(),
  number,
  name,
});

export async function showDocument(
  actor: Actor,
  found: FoundDocument,
  session: ClientSession | null = null,
): Promise<SignatureDocument> {
  const [shown] = await showDocuments(actor, [found], session);
  if (!shown) throw new Error('The document was not shown');
  return shown;
}

/** Returns the pages, parties and places of an uploaded PDF. */
const showUpload = ({ upload, placed }: SignatureRecord): SignatureDocument['upload'] =>
  upload ? { pages: upload.pages, parties: upload.parties, placed: placed ?? [] } : null;

/** Returns the person who is to approve it, or did. */
function showApprover(
  document: SignatureRecord,
  people: Awaited<ReturnType<typeof findPeople>>,
): SignatureDocument['approver'] {
  const { approverId, approvedAt, status } = document;
  const person = people.ref(approverId ?? null);
  if (!person) return null;
  const isRefused = isHeldBack(document) && status === 'declined';
  return {
    ...person,
    status: isRefused ? 'refused' : isHeldBack(document) ? 'waiting' : 'approved',
    at: approvedAt?.toISOString() ?? null,
  };
}

const isApprover = ({ userId }: Actor, document: SignatureRecord): boolean =>
  isHeldBack(document) && document.approverId?.equals(userId) === true;

/** Checks whether the actor may void it alone: once a party has signed, only the sender may. */
export const mayVoid = (actor: Actor, { status, sentBy }: SignatureRecord): boolean =>
  status !== 'partially_signed' || sentBy?.equals(actor.userId) === true;

/** Checks whether voiding it takes a second person. */
export const needsSecondPerson = (actor: Actor, document: SignatureRecord): boolean =>
  document.status === 'partially_signed' && !mayVoid(actor, document);

function actionsOn(
  actor: Actor,
  { document, ...subject }: FoundDocument,
  isVoidAsked: boolean,
): SignatureAction[] {
  const party = partyOf(document, actor);
  const mine = party ? signingActionsOf(document, party) : [];
  if (!reachesSubject(actor, subject)) return mine;
  const { status, reminders } = document;
  const isOver = status === 'declined' || status === 'voided' || status === 'expired';
  return [
    ...(status === 'draft' ? (['edit', 'delete'] as const) : []),
    ...actionsFrom(signatureDocumentMachine, status, (name) => name === 'signature.create').flatMap(
      (action): SignatureAction[] => {
        if (action === 'send') return ['send'];
        if (action === 'approve' || action === 'refuse')
          return isApprover(actor, document) ? [action] : [];
        return action === 'void' && mayVoid(actor, document) ? ['void'] : [];
      },
    ),
    ...(isOpen(document) && reminders < limits.signature.reminders.max
      ? (['remind'] as const)
      : []),
    ...(needsSecondPerson(actor, document) && !isVoidAsked ? (['ask_void'] as const) : []),
    ...(isOver ? (['reissue'] as const) : []),
    ...mine,
  ];
}

/** Returns what a party can do now, if it is their turn and the document is open. */
export const signingActionsOf = (document: SignatureRecord, party: Party): SigningAction[] =>
  isTurnOf(document, party) ? ['sign', 'decline'] : [];

/** Returns the party that signs before this one; null if it is this one's turn, or no party's. */
export function waitsFor(document: SignatureRecord, party: Party): string | null {
  const [first] = partiesInTurn(document);
  if (!first || party.status === 'signed' || isTurnOf(document, party)) return null;
  return first.key === 'agency' ? agencyName() : first.name;
}

/** A document as one of its parties sees it. */
export async function showToParty(
  document: SignatureRecord,
  party: Party,
  session: ClientSession | null = null,
): Promise<PartyDocument> {
  const people = await findPeople([document.sentBy], session);
  return {
    ...common(document),
    agencyName: agencyName(),
    senderName: people.ref(document.sentBy)?.name ?? null,
    party: party.key,
    waitsFor: waitsFor(document, party),
    signingAs: party.name,
    // Only the agency sees why a party declined.
    note: document.status === 'voided' ? document.endNote : null,
    asks: asksOf(document, party.key),
    allowedActions: signingActionsOf(document, party),
  };
}
