import type { FileFormat } from '@muster/contracts';
import { refuse } from '../refuse.ts';
import { archiveFormatOf } from './check-archive.ts';
import { contains, type FileSource } from './file-source.ts';

/** Number of initial bytes that identify a file. */
export const headBytes = 8192;

/** First bytes of Matroska files, which include WebM. */
const ebml = [0x1a, 0x45, 0xdf, 0xa3] as const;

const signatures: readonly [FileFormat, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['webm', ebml],
];
const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Returns the format of the bytes: a supported one, `text` for anything readable as text, otherwise
 * null.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED for a format that is never accepted
 */
export async function formatOfBytes(
  head: Buffer,
  source: FileSource,
): Promise<FileFormat | 'text' | null> {
  const known = signatures.find(([, bytes]) => startsWith(head, bytes));
  if (known) return known[0];
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return 'webp';
  if (startsWith(head, zip)) return archiveFormatOf(source);
  if (startsWith(head, compound)) throw refuse(await reasonOfCompound(source));
  if (head.toString('latin1', 0, 8).startsWith('{\\rtf1')) return 'rtf';
  // A header after the first byte hides something before it.
  if (/%PDF-\d/.test(head.toString('latin1', 0, 1024))) throw refuse('polyglot');
  return isText(head) ? 'text' : null;
}

/** Binary formats have zero bytes early on; text has them only in UTF-16. */
const isText = (head: Buffer): boolean =>
  !head.includes(0) || startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);

/**
 * Office stores encrypted documents in its old container format; old documents are not accepted at
 * all.
 */
async function reasonOfCompound(source: FileSource) {
  const isEncrypted = await contains(source, /E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/);
  return isEncrypted ? ('password' as const) : ('not_accepted' as const);
}

const startsWith = (head: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, i) => head[i] === byte);
