import { limits, type OwnSignatureTemplate } from '@muster/contracts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import {
  findFiles,
  findUnusedFile,
  readFileRange,
  readWholeFile,
  type StoredFile,
  type Uploader,
} from '../../files/api/files.ts';
import { openUploaded } from '../pdf/open-uploaded.ts';
import { shownSize } from '../pdf/shown-page.ts';
import type { Types } from 'mongoose';

/**
 * Returns the pages of a PDF that the actor uploaded for a template.
 * @throws AppError VALIDATION_FAILED for what cannot be written into, ATTACHMENT_SCAN_PENDING
 */
export async function pagesOfUpload(
  actor: Uploader,
  fileId: string,
): Promise<OwnSignatureTemplate['pages']> {
  const file = await findUnusedFile({ session: null }, actor, fileId);
  if (file.purpose !== 'document' || file.format !== 'pdf')
    throw invalidField('fileId', 'INVALID_FORMAT');
  const bytes = await readWholeFile(file);
  const pdf = await openUploaded(bytes).catch(() => {
    throw invalidField('fileId', 'INVALID_FORMAT');
  });
  const max = limits.signature.pdfPages;
  if (pdf.getPageCount() > max) throw invalidField('fileId', 'TOO_MANY', { max });
  return pdf.getPages().map(shownSize);
}

/** Serves a PDF for display in the page, in ranges if the browser asks for them. */
export const pdfAnswer = (file: StoredFile): RangedFileAnswer => ({
  contentType: 'application/pdf',
  inline: true,
  name: file.name,
  bytes: file.size,
  part: (range) => readFileRange(file, range),
});

/** Reads the PDF of a template or document. @throws AppError NOT_FOUND */
export async function uploadedFile(fileId: Types.ObjectId | null): Promise<StoredFile> {
  const file = fileId && (await findFiles([fileId])).get(fileId.toHexString());
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}
