import {
  limits,
  uploadedKey,
  type BodyOf,
  type SignatureDocument,
  type signatureEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { findCompanyFor, requireOpen } from '../../../records/companies/company-lookup.ts';
import { findUnusedFile, useFile } from '../../files/api/files.ts';
import { pagesOfUpload, pdfAnswer, uploadedFile } from '../templates/uploaded-pdf.ts';
import type { DocumentSubject } from './document-subject.ts';
import { idsOf, insertDocument } from './draft-document.ts';
import { findDocument } from './find-document.ts';
import { showDocument } from './show-document.ts';

type Endpoints = typeof signatureEndpoints;

/** Creates a draft for a candidate from a PDF that serves only this document. */
export const uploadDocument: Service<Endpoints['upload']> = async (ctx, { params, body }) => {
  return upload(ctx, body, async (session) => ({
    candidate: await findCandidateFor(ctx.actor, 'signature.create', params.id, { session }),
    company: null,
  }));
};

/** The same for a client alone. */
export const uploadCompanyDocument: Service<Endpoints['uploadOfCompany']> = async (
  ctx,
  { params, body },
) =>
  upload(ctx, body, async (session) => {
    const company = await findCompanyFor(ctx.actor, 'signature.create', params.id, { session });
    requireOpen(company);
    return { candidate: null, company };
  });

/** The sender signs for the agency. */
async function upload(
  ctx: RequestContext,
  { fileId, title, category }: BodyOf<Endpoints['upload']>,
  subjectOf: (session: ClientSession | null) => Promise<DocumentSubject>,
): Promise<SignatureDocument> {
  const { actor } = ctx;
  await subjectOf(null);
  // Read once before the transaction, which may be retried.
  const pages = await pagesOfUpload(actor, fileId);
  return transact(ctx, async (tx) => {
    const subject = await subjectOf(tx.session);
    const file = await findUnusedFile(tx, actor, fileId);
    await useFile(tx, file);
    const document = await insertDocument(tx, actor.userId, {
      ...idsOf(subject),
      templateKey: uploadedKey,
      templateRevision: 1,
      category,
      title,
      values: {},
      signerId: actor.userId,
      placed: [],
      upload: {
        fileId: file._id,
        pages,
        parties: [subject.candidate ? 'candidate' : 'client', 'agency'],
      },
      expiresInDays: limits.signature.expiresInDays.usual,
    });
    return showDocument(actor, { document, ...subject }, tx.session);
  });
}

/** Reads the PDF that a document was made from, to place fields on it. */
export async function readDocumentSource(
  { actor }: RequestContext,
  { params }: Input<Endpoints['source']>,
): Promise<RangedFileAnswer> {
  const { document } = await findDocument(actor, params.id);
  if (!document.upload) throw new AppError('NOT_FOUND');
  return pdfAnswer(await uploadedFile(document.upload.fileId));
}
