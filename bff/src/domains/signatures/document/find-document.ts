import { normaliseEmail } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { isHeldBack } from './change-document.ts';
import { findSubject, liveSubject, type DocumentSubject } from './document-subject.ts';
import {
  SignatureDocumentModel,
  type Party,
  type SignatureRecord,
} from '../signature-document.model.ts';

/** The fields of a party that has done nothing. */
const nobody = {
  userId: null,
  identity: null,
  ip: null,
  userAgent: null,
  status: 'waiting' as const,
  viewedAt: null,
  signedAt: null,
  signature: null,
  consentVersion: null,
};

export type FoundDocument = DocumentSubject & { document: SignatureRecord };

async function findById(id: string, session: ClientSession | null): Promise<SignatureRecord> {
  const document = isRecordId(id)
    ? await SignatureDocumentModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!document) throw new AppError('NOT_FOUND');
  return document;
}

/**
 * Returns a document of a candidate or a client for whom the actor sends documents.
 * @throws AppError NOT_FOUND for what is hidden, SELF_RECORD, FORBIDDEN
 */
export async function findDocument(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundDocument> {
  const document = await findById(id, session);
  return { document, ...(await findSubject(actor, document, session)) };
}

/** Returns the party of a document that a user is; a draft has none yet. */
export const partyOf = (
  { parties }: Pick<SignatureRecord, 'parties'>,
  { userId, candidateId }: Actor,
): Party | undefined =>
  parties.find(
    (party) =>
      party.userId?.equals(userId) === true &&
      (party.key === 'candidate') === (candidateId !== null),
  );

/** Returns the same, once the party may know of it. */
const partyIn = (document: SignatureRecord, actor: Actor): Party | undefined =>
  isHeldBack(document) ? undefined : partyOf(document, actor);

/** Returns a document that the actor signs. @throws AppError NOT_FOUND for any other */
export async function findForParty(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundDocument & { party: Party }> {
  const document = await findById(id, session);
  const party = partyIn(document, actor);
  const subject = party && (await liveSubject(document, session));
  if (!party || !subject) throw new AppError('NOT_FOUND');
  if (party.key === 'candidate' && !actor.candidateId?.equals(subject.candidate?._id ?? ''))
    throw new AppError('NOT_FOUND');
  return { document, ...subject, party };
}

/**
 * Returns the document of a link, with the party that signs by it. Recipients of a copy can read it
 * once everybody has signed, as a party that signs nothing.
 * @throws AppError TOKEN_INVALID
 */
export async function findForGuest(
  { subjectId, holderEmailNorm }: { subjectId: Types.ObjectId; holderEmailNorm: string },
  session: ClientSession | null = null,
): Promise<FoundDocument & { party: Party }> {
  const document = await SignatureDocumentModel.findOne({ _id: subjectId, deletedAt: null }, null, {
    session,
  }).lean();
  const isHolder = ({ email }: { email: string | null }): boolean =>
    email !== null && normaliseEmail(email) === holderEmailNorm;
  const party = document?.parties.find(isHolder) ?? copyFor(document, isHolder);
  const subject = document && (await liveSubject(document, session));
  if (!party || !subject || isHeldBack(document)) throw new AppError('TOKEN_INVALID');
  return { document, ...subject, party };
}

const copyFor = (
  document: SignatureRecord | null,
  isHolder: (copy: { email: string | null }) => boolean,
): Party | undefined => {
  const copy = document?.status === 'completed' && document.copies?.find(isHolder);
  return copy ? { ...nobody, key: 'client', ...copy } : undefined;
};

/** Returns a document that the actor signs or sends. @throws AppError NOT_FOUND, SELF_RECORD */
export async function findReadable(actor: Actor, id: string): Promise<FoundDocument> {
  const document = await findById(id, null);
  if (partyIn(document, actor)) return findForParty(actor, id);
  if (!actor.can('signature.create')) throw new AppError('NOT_FOUND');
  return findDocument(actor, id);
}
