import { limits, uploadedKey, type signatureEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { findUnusedFile, useFile } from '../../files/api/files.ts';
import { pagesOfUpload, pdfAnswer, uploadedFile } from '../templates/uploaded-pdf.ts';
import { insertDocument } from './draft-document.ts';
import { findDocument } from './find-document.ts';
import { showDocument } from './show-document.ts';

type Endpoints = typeof signatureEndpoints;

/** Begins a draft from a PDF that serves this one document; its sender signs for the agency. */
export const uploadDocument: Service<Endpoints['upload']> = async (ctx, { params, body }) => {
  const { fileId, title, category } = body;
  const { actor } = ctx;
  await findCandidateFor(actor, 'signature.create', params.id);
  // Read before the change, once: a transaction may be repeated.
  const pages = await pagesOfUpload(actor, fileId);
  return transact(ctx, async (tx) => {
    const candidate = await findCandidateFor(actor, 'signature.create', params.id, {
      session: tx.session,
    });
    const file = await findUnusedFile(tx, actor, fileId);
    await useFile(tx, file);
    const document = await insertDocument(tx, actor.userId, {
      candidateId: candidate._id,
      templateKey: uploadedKey,
      templateRevision: 1,
      category,
      title,
      values: {},
      signerId: actor.userId,
      placed: [],
      upload: { fileId: file._id, pages, parties: ['candidate', 'agency'] },
      expiresInDays: limits.signature.expiresInDays.usual,
    });
    return showDocument(actor, { document, candidate }, tx.session);
  });
};

/** The PDF that a document was made from, for placing what is to be filled in. */
export async function readDocumentSource(
  { actor }: RequestContext,
  { params }: Input<Endpoints['source']>,
): Promise<RangedFileAnswer> {
  const { document } = await findDocument(actor, params.id);
  if (!document.upload) throw new AppError('NOT_FOUND');
  return pdfAnswer(await uploadedFile(document.upload.fileId));
}
