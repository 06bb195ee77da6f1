import { uploadedKey } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { SignatureRecord } from '../signature-document.model.ts';
import { findTemplate, type DocumentTemplate } from './document-template.ts';

/**
 * Returns the source of a document: its template, or its uploaded PDF. @throws AppError NOT_FOUND
 */
export async function templateOf(
  document: SignatureRecord,
  session: ClientSession | null = null,
): Promise<DocumentTemplate> {
  const template = ofUpload(document) ?? (await findTemplate(document.templateKey, session));
  if (!template) throw new AppError('NOT_FOUND');
  return template;
}

/** An uploaded PDF has no gaps, and its candidate signs under the name of their legal identity. */
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
