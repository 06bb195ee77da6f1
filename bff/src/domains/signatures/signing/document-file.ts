import { Readable } from 'node:stream';
import type { signatureEndpoints } from '@muster/contracts';
import type { RequestContext } from '../../../http/context.ts';
import type { FileAnswer, RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { findFiles, readWholeFile } from '../../files/api/files.ts';
import { eventsOf, isChainWhole } from '../document/event-chain.ts';
import { findReadable } from '../document/find-document.ts';
import { renderOf } from '../document/send-document.ts';
import { sealFingerprints } from '../seal/agency-seal.ts';
import { sealedWith } from '../seal/check-seal.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { SignatureRecord } from '../signature-document.model.ts';
import { pdfAnswer, uploadedFile } from '../templates/uploaded-pdf.ts';

type Endpoints = typeof signatureEndpoints;

/** Returns the current PDF: a draft is rendered each time, a sent document never again. */
export async function readDocumentFile(
  { actor }: RequestContext,
  { params }: Input<Endpoints['file']>,
): Promise<FileAnswer | RangedFileAnswer> {
  const found = await findReadable(actor, params.id);
  const { title, parties, unsignedFileId } = found.document;
  if (unsignedFileId) return keptFile(found.document);
  const bytes = await renderOf(found, parties, { at: new Date(), marks: true });
  return { ...pdf, name: `${title}.pdf`, bytes: bytes.length, body: Readable.from([bytes]) };
}

const pdf = { contentType: 'application/pdf', inline: true } as const;

/** Returns the document as sent, or fully signed. @throws AppError NOT_FOUND */
export async function keptFile({
  signedFileId,
  unsignedFileId,
}: Pick<SignatureRecord, 'signedFileId' | 'unsignedFileId'>): Promise<RangedFileAnswer> {
  return pdfAnswer(await uploadedFile(signedFileId ?? unsignedFileId));
}

/** Verifies the sealed file and the history on request. */
export const proveDocument: Service<Endpoints['proof']> = async ({ actor }, { params }) => {
  const { document } = await findReadable(actor, params.id);
  const { signedFileId: id, sha256Signed: sha256 } = document;
  const events = await eventsOf(document._id);
  const known = id ? await sealFingerprints() : [];
  const file = id && (await findFiles([id])).get(id.toHexString());
  const whole =
    file && sha256 ? await sealedWith(await readWholeFile(file), { known, sha256 }) : null;
  const fingerprint = whole ?? known[0];
  return {
    seal: id ? (whole ? 'valid' : 'broken') : null,
    chain: isChainWhole(events) ? 'valid' : 'broken',
    certificate: fingerprint ? { name: agencyName(), fingerprint } : null,
    events: events.map(({ at, type, by, hash }) => ({ at: at.toISOString(), type, by, hash })),
  };
};
