import {
  signingConsent,
  type Signing,
  type SignatureImage,
  type signingEndpoints,
} from '@muster/contracts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { emit } from '../../../outbox/emit.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { noteNdaSigned } from '../../../records/companies/nda-status.ts';
import { findFiles, readWholeFile } from '../../files/api/files.ts';
import { signatureCompleted } from '../api/signature-events.ts';
import {
  actorKindOf,
  changeDocument,
  requireTurn,
  withAsked,
} from '../document/change-document.ts';
import { askToSign, notifyOfCompletion } from '../document/document-notices.ts';
import { addEvent, eventsOf } from '../document/event-chain.ts';
import { findForParty } from '../document/find-document.ts';
import { storePdf } from '../document/send-document.ts';
import { showToParty } from '../document/show-document.ts';
import { finishDocument } from '../pdf/finish-document.ts';
import { agencySeal, type AgencySeal, type SealConfig } from '../seal/agency-seal.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import type { Party, SignatureRecord } from '../signature-document.model.ts';
import type { AtDocument } from './as-party.ts';
import { keepOnDocument } from './keep-on-document.ts';
import { requireEntries } from './require-entries.ts';
import { requirePicture } from './signature-picture.ts';

type Endpoints = typeof signingEndpoints;

/** Signs when it is the party's turn; the last signature creates the sealed PDF. */
export const signDocument =
  (config: SealConfig): Service<Endpoints['sign']> =>
  async (ctx, { params, body }) => {
    await requirePicture(body.signature);
    // Created once before the transaction, which may be retried.
    const seal = await agencySeal(config, agencyName());
    return transact(ctx, async (tx) => {
      const found = await findForParty(ctx.actor, params.id, tx.session);
      const { document, party } = await signAs(tx, found, { ctx, seal, ...body });
      return showToParty(document, party, tx.session);
    });
  };

interface SigningBy extends Pick<Signing, 'signature'> {
  entries: Readonly<Record<string, string>>;
  ctx: Pick<VisitorContext, 'ip' | 'userAgent'>;
  seal: AgencySeal;
}

/** Adds the signature of a party to a document that it may sign now. */
export async function signAs(
  tx: Tx,
  { document, party }: AtDocument,
  by: SigningBy,
): Promise<AtDocument> {
  const parties = document.parties.map((one) =>
    one.key === party.key ? signedBy(one, tx, by) : one,
  );
  const isLast = parties.every(({ status }) => status === 'signed');
  const to = isLast ? 'completed' : 'partially_signed';
  const { after, already } = await changeDocument(tx, document, {
    action: 'sign',
    to,
    version: null,
    isRepeat: () => party.status === 'signed',
    guard: (current) => {
      requireTime(current);
      requireTurn(current, party);
      requireEntries(current, party.key, by.entries);
    },
    set: {
      parties: withAsked({ ...document, parties, status: to }),
      ...(isLast && { completedAt: tx.at }),
    },
  });
  if (already) return { document: after, party: ownIn(after, party) };
  await addEvent(tx, after._id, { type: 'signed', by: party.name });
  // In parallel order all parties were asked when it was sent.
  if (!isLast && after.order === 'sequential') await askToSign(tx, after);
  const whole = isLast ? await complete(tx, after, by.seal) : after;
  return { document: whole, party: ownIn(whole, party) };
}

const ownIn = ({ parties }: SignatureRecord, party: Party): Party =>
  parties.find(({ key }) => key === party.key) ?? party;

const signedBy = (party: Party, { at }: Tx, { ctx, signature, entries }: SigningBy): Party => ({
  ...party,
  status: 'signed',
  viewedAt: party.viewedAt ?? at,
  signedAt: at,
  signature: signature as SignatureImage,
  consentVersion: signingConsent.version,
  entries: Object.keys(entries).length > 0 ? { ...entries } : null,
  ip: ctx.ip,
  userAgent: ctx.userAgent.slice(0, 200),
});

/** @throws AppError INVALID_TRANSITION once it has expired */
function requireTime({ expiresAt }: SignatureRecord): void {
  if (expiresAt && expiresAt <= new Date())
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: 'expired', action: 'sign' },
    });
}

/** Adds signatures and history to the PDF, seals it, and notifies all parties. */
async function complete(
  tx: Tx,
  document: SignatureRecord,
  seal: AgencySeal,
): Promise<SignatureRecord> {
  const { _id, title, parties, placed = null, unsignedFileId, sha256Unsigned } = document;
  const file = unsignedFileId && (await findFiles([unsignedFileId], tx.session));
  const stored = unsignedFileId && file?.get(unsignedFileId.toHexString());
  if (!stored || !sha256Unsigned) throw new Error('The document was not kept');
  const finished = await finishDocument({
    unsigned: await readWholeFile(stored),
    title,
    parties,
    placed,
    sha256Unsigned,
    documentId: _id.toHexString(),
    events: await eventsOf(_id, tx.session),
  });
  const bytes = await sealPdf(finished, seal, { reason: 'Signed by all parties', at: tx.at });
  const sealed = await storePdf(tx, `${title} (signed).pdf`, bytes);
  const whole = await keepOnDocument(tx, document, {
    signedFileId: sealed._id,
    sha256Signed: sealed.sha256,
  });
  await addEvent(tx, _id, { type: 'completed', fileHash: sealed.sha256 });
  await notifyOfCompletion(tx, whole);
  const { candidateId, companyId = null, category } = document;
  if (companyId && category === 'nda') await noteNdaSigned(tx, companyId, actorKindOf(tx));
  emit(tx, signatureCompleted, { documentId: _id, candidateId, companyId });
  return whole;
}
