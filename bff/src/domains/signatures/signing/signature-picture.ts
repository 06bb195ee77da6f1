import { PDFDocument } from '@cantoo/pdf-lib';
import type { Signing } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';

/**
 * An uploaded signature goes into the PDF only at the end, so one that cannot be embedded is
 * refused right away. @throws AppError VALIDATION_FAILED
 */
export async function requirePicture(signature: Signing['signature']): Promise<void> {
  if (signature.kind !== 'uploaded') return;
  const bytes = Buffer.from(signature.image, 'base64');
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (isJpeg && (await canEmbed(bytes))) return;
  throw invalidField('signature.image', 'INVALID_FORMAT');
}

async function canEmbed(bytes: Buffer): Promise<boolean> {
  try {
    const { width, height } = await (await PDFDocument.create()).embedJpg(bytes);
    return width > 0 && height > 0;
  } catch {
    return false;
  }
}
