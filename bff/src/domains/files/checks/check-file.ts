import { createHash } from 'node:crypto';
import { claimedFormat, imageFormats, maxBytes, type FileFormat } from '@muster/contracts';
import { fieldError, AppError } from '../../../http/app-error.ts';
import type { StoredFile } from '../file.model.ts';
import { refuse, tooLarge } from '../refuse.ts';
import { archiveFormats, checkArchive } from './check-archive.ts';
import { checkPdf } from './check-pdf.ts';
import { checkRtf } from './check-rtf.ts';
import { checkText, textFormats } from './check-text.ts';
import { checkWebm } from './check-webm.ts';
import { encodeImage } from './encode-image.ts';
import { formatOfBytes, headBytes } from './format-of-bytes.ts';
import { fileSource, type FileSource } from './file-source.ts';

/** The result of checking a complete file. */
export interface CheckedFile {
  format: FileFormat;
  sha256: string;
  width: number | null;
  height: number | null;
  /** Bytes to store instead of the received ones, because pictures are re-encoded. */
  replacement: Buffer | null;
}

/**
 * Checks every byte of a complete upload: its format, whether this matches the name and the
 * purpose, and whether it contains anything forbidden.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED with the reason, ATTACHMENT_TOO_LARGE,
 *   VALIDATION_FAILED if it is not the announced file
 */
export async function checkFile(upload: StoredFile): Promise<CheckedFile> {
  const source = fileSource(upload.bytesId, upload.size);
  const sha256 = await hashOf(source);
  if (upload.claimedSha256 !== null && upload.claimedSha256 !== sha256)
    throw new AppError('VALIDATION_FAILED', { fields: [fieldError('sha256', 'MISMATCH')] });
  const format = await formatOf(upload, source);
  const max = maxBytes(upload.purpose, format);
  if (max === null) throw refuse('not_accepted');
  if (upload.size > max) throw tooLarge(max);
  if (imageFormats.includes(format))
    return { format, sha256, ...(await encodeImage(upload, format)) };
  await checkContent(format, source);
  return { format, sha256, width: null, height: null, replacement: null };
}

async function checkContent(format: FileFormat, source: FileSource): Promise<void> {
  if (format === 'pdf') return checkPdf(source);
  if (format === 'rtf') return checkRtf(source);
  if (format === 'webm') return checkWebm(source);
  if (archiveFormats.includes(format)) return checkArchive(source, format);
  return checkText(source, format);
}

/** Returns the format of the bytes, which must be the one that the name claims. */
async function formatOf({ name }: StoredFile, source: FileSource): Promise<FileFormat> {
  const claimed = claimedFormat(name);
  const head = await source.slice(0, Math.min(source.size, headBytes));
  const found = await formatOfBytes(head, source);
  if (found === null || claimed === null) throw refuse('not_accepted');
  // Plain text does not reveal its format; each format's own check follows.
  const fits = found === 'text' ? textFormats.includes(claimed) : found === claimed;
  if (!fits) throw refuse('wrong_extension');
  return claimed;
}

async function hashOf({ pieces }: FileSource): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces()) hash.update(piece);
  return hash.digest('hex');
}
