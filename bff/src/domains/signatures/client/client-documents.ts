import {
  normaliseEmail,
  openSignatureStates,
  type ClientDocument,
  type clientDocumentEndpoints,
} from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { hashToken, newToken } from '../../../auth/clear-token.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { storeClearToken } from '../../links/api/access-tokens.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { companiesOfPlacements } from '../../../records/placements/placement-companies.ts';
import { submittedTo } from '../../submissions/api/submitted-to.ts';
import { isTurnOf } from '../document/change-document.ts';
import { addGuestLink } from '../document/document-notices.ts';
import {
  anyCase,
  SignatureDocumentModel,
  type SignatureRecord,
} from '../signature-document.model.ts';

type Endpoints = typeof clientDocumentEndpoints;

/** Maximum number of documents shown. */
const maxShown = 100;

/** Lists documents that wait for the reader's signature, for the company of their current role. */
export const listClientDocuments: Service<Endpoints['list']> = async ({ actor, session }) => {
  const documents = await documentsWaitingFor(actor, session.user.email);
  const senders = await findPeople(documents.map(({ sentBy }) => sentBy));
  return {
    data: documents.map(
      ({ _id, title, parties, sentBy, sentAt, createdAt, expiresAt }): ClientDocument => ({
        id: _id.toHexString(),
        title,
        person: parties.find(({ key }) => key === 'candidate')?.name ?? '',
        senderName: senders.ref(sentBy)?.name ?? null,
        sentAt: (sentAt ?? createdAt).toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      }),
    ),
  };
};

/**
 * Creates an own link, like that of the mail. Its secret is only in this response and is not enough
 * to sign: signing takes the code that goes to the reader's mailbox.
 */
export const openClientDocument: Service<Endpoints['open']> = async (ctx, { params }) => {
  const token = newToken();
  const { requestId, ip, session, actor } = ctx;
  const { email } = session.user;
  await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
    const document = await documentOf(actor, email, params.id);
    const { _id } = await addGuestLink(tx, document, email, { isCopied: true });
    await storeClearToken(tx, _id, hashToken(token));
    await audit(tx, {
      action: 'signature_document.make_link',
      entity: 'signature_document',
      entityId: document._id,
    });
  });
  return { path: `/t/#${token}` };
};

/** @throws AppError NOT_FOUND for documents of others, INVALID_TRANSITION if it no longer waits */
async function documentOf(actor: Actor, email: string, id: string): Promise<SignatureRecord> {
  const found = isRecordId(id)
    ? await SignatureDocumentModel.findOne({
        _id: id,
        'parties.key': 'client',
        deletedAt: null,
      }).lean()
    : null;
  if (!found || !isSignedBy(found, email) || !(await isOfCompany(actor, [found]))(found))
    throw new AppError('NOT_FOUND');
  if (!isWaiting(found))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: found.status, action: 'sign' },
    });
  return found;
}

/** Returns the documents that wait for the reader's signature, the longest waiting first. */
export async function documentsWaitingFor(actor: Actor, email: string): Promise<SignatureRecord[]> {
  const found = await SignatureDocumentModel.find({
    'parties.email': normaliseEmail(email),
    status: { $in: [...openSignatureStates] },
    expiresAt: { $gt: new Date() },
    deletedAt: null,
  })
    .collation(anyCase)
    .sort({ sentAt: 1, _id: 1 })
    .lean();
  const own = found.filter((document) => isSignedBy(document, email) && isWaiting(document));
  const ofCompany = await isOfCompany(actor, own);
  return own.filter(ofCompany).slice(0, maxShown);
}

const clientParty = ({ parties }: SignatureRecord) => parties.find(({ key }) => key === 'client');

/** The address is that of the mail: the account holder owns the mailbox. */
const isSignedBy = (document: SignatureRecord, email: string): boolean => {
  const asked = clientParty(document)?.email;
  return typeof asked === 'string' && normaliseEmail(asked) === normaliseEmail(email);
};

function isWaiting(document: SignatureRecord): boolean {
  const party = clientParty(document);
  const isOver = document.expiresAt !== null && document.expiresAt <= new Date();
  return party !== undefined && party.status !== 'signed' && !isOver && isTurnOf(document, party);
}

/**
 * A user of two companies sees a document only while acting for the company it belongs to: its own
 * company, that of its contract, or one to which its candidate was shown.
 */
async function isOfCompany(
  { companyId }: Actor,
  documents: readonly SignatureRecord[],
): Promise<(document: SignatureRecord) => boolean> {
  if (!companyId) return () => false;
  const wasShown = await submittedTo(
    companyId,
    documents.flatMap(({ candidateId }) => candidateId ?? []),
  );
  const clients = await companiesOfPlacements(
    documents.flatMap(({ placementId }) => placementId ?? []),
  );
  return ({ candidateId, placementId, companyId: client }) => {
    if (!candidateId) return client?.equals(companyId) === true;
    const ofContract = placementId && clients.get(placementId.toHexString());
    return ofContract ? ofContract.equals(companyId) : wasShown(candidateId);
  };
}
