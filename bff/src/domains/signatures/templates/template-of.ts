import { uploadedKey } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { SignatureRecord } from '../signature-document.model.ts';
import { findTemplate, type DocumentTemplate } from './document-template.ts';

/** What a document is made from: its template, or a PDF of its own. @throws AppError NOT_FOUND */
export async function templateOf(
  document: SignatureRecord,
  session: ClientSession | null = null,
): Promise<DocumentTemplate> {
  const template = ofUpload(document) ?? (await findTemplate(document.templateKey, session));
  if (!template) throw new AppError('NOT_FOUND');
  return template;
}

/** A PDF of its own has no gaps, and whom it is about signs under the name of their identity. */
function ofUpload(document: SignatureRecord): DocumentTemplate | null {
  const { upload, placed, title, category, order, expiresInDays } = document;
  if (!upload) return null;
  return {
    key: uploadedKey,
    revision: 1,
    name: title,
    category,
    summary: '',
    order,
    expiresInDays,
    fields: [],
    parties: upload.parties,
    requiresIdentity: true,
    content: { kind: 'pdf', fileId: upload.fileId, placed: placed ?? [] },
  };
}
