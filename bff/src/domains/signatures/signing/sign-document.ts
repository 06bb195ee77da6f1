import {
  signingConsent,
  type Signing,
  type SignatureImage,
  type signingEndpoints,
} from '@muster/contracts';
import type { Config } from '../../../config.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { emit } from '../../../outbox/emit.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findFiles, readWholeFile } from '../../files/api/files.ts';
import { signatureCompleted } from '../api/signature-events.ts';
import { changeDocument, nextParty } from '../document/change-document.ts';
import { askToSign, tellOfCompletion } from '../document/document-notices.ts';
import { addEvent, eventsOf } from '../document/event-chain.ts';
import { findForParty } from '../document/find-document.ts';
import { storePdf } from '../document/send-document.ts';
import { showToParty } from '../document/show-document.ts';
import { finishDocument } from '../pdf/finish-document.ts';
import { agencySeal, type AgencySeal } from '../seal/agency-seal.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import type { Party, SignatureRecord } from '../signature-document.model.ts';
import { keepOnDocument } from './keep-on-document.ts';

type Endpoints = typeof signingEndpoints;
type Secret = Pick<Config, 'sessionSecret'>;

/** Signs in one’s turn; the last signature makes the sealed PDF. */
export const signDocument =
  ({ sessionSecret }: Secret): Service<Endpoints['sign']> =>
  async (ctx, { params, body }) => {
    // Made before the change, once: a transaction may be repeated.
    const seal = await agencySeal(sessionSecret, agencyName());
    return transact(ctx, async (tx) => {
      const found = await findForParty(ctx.actor, params.id, tx.session);
      const { document, party } = found;
      const parties = document.parties.map((one) =>
        one.key === party.key ? signedBy(one, ctx, tx, body) : one,
      );
      const isLast = parties.every(({ status }) => status === 'signed');
      const { after, already } = await changeDocument(tx, document, {
        ...{ action: 'sign', to: isLast ? 'completed' : 'partially_signed', version: null },
        isRepeat: () => party.status === 'signed',
        guard: (current) => requireTurn(current, party),
        set: { parties, ...(isLast && { completedAt: tx.at }) },
      });
      if (!already) {
        await addEvent(tx, after._id, { type: 'signed', by: party.name });
        if (!isLast) await askToSign(tx, after);
      }
      const whole = isLast && !already ? await complete(tx, after, seal) : after;
      return showToParty(whole, ownIn(whole, party), tx.session);
    });
  };

const ownIn = ({ parties }: SignatureRecord, party: Party): Party =>
  parties.find(({ key }) => key === party.key) ?? party;

const signedBy = (
  party: Party,
  { ip, userAgent }: RequestContext,
  { at }: Tx,
  { signature }: Signing,
): Party => ({
  ...party,
  status: 'signed',
  viewedAt: party.viewedAt ?? at,
  signedAt: at,
  signature: signature as SignatureImage,
  consentVersion: signingConsent.version,
  ip,
  userAgent: userAgent.slice(0, 200),
});

/** @throws AppError DOCUMENT_NOT_YOUR_TURN, INVALID_TRANSITION once its time is over */
function requireTurn(document: SignatureRecord, party: Party): void {
  if (document.expiresAt && document.expiresAt <= new Date())
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: 'expired', action: 'sign' },
    });
  const next = nextParty(document);
  if (next && next.key !== party.key)
    throw new AppError('DOCUMENT_NOT_YOUR_TURN', { context: { name: next.name } });
}

/** Puts signatures and history into the PDF, seals it, and tells everybody. */
async function complete(
  tx: Tx,
  document: SignatureRecord,
  seal: AgencySeal,
): Promise<SignatureRecord> {
  const { _id, title, parties, unsignedFileId, sha256Unsigned } = document;
  const file = unsignedFileId && (await findFiles([unsignedFileId], tx.session));
  const stored = unsignedFileId && file?.get(unsignedFileId.toHexString());
  if (!stored || !sha256Unsigned) throw new Error('The document was not kept');
  const finished = await finishDocument({
    ...{ unsigned: await readWholeFile(stored), title, parties, sha256Unsigned },
    ...{ documentId: _id.toHexString(), events: await eventsOf(_id, tx.session) },
  });
  const bytes = await sealPdf(finished, seal, { reason: 'Signed by all parties', at: tx.at });
  const sealed = await storePdf(tx, `${title} (signed).pdf`, bytes);
  const whole = await keepOnDocument(tx, document, {
    signedFileId: sealed._id,
    sha256Signed: sealed.sha256,
  });
  await addEvent(tx, _id, { type: 'completed', fileHash: sealed.sha256 });
  await tellOfCompletion(tx, whole);
  emit(tx, signatureCompleted, { documentId: _id, candidateId: document.candidateId });
  return whole;
}
