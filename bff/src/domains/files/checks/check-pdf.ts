import { fileFormats } from '@muster/contracts';
import { extractText } from '../../../text-extraction/extract-text.ts';
import { refuse } from '../refuse.ts';
import { contains, type FileSource } from './file-source.ts';

const endOfArchive = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const maxComment = 65_557;

/**
 * Checks that a PDF starts as one, is no other format at the same time, and opens without a
 * password.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED
 */
export async function checkPdf(source: FileSource): Promise<void> {
  const head = (await source.slice(0, Math.min(source.size, 1024))).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head)) throw refuse('damaged');
  if (/<(?:!doctype|html|script|svg|\?php)|MZ\x90|\x7fELF/i.test(head)) throw refuse('polyglot');
  const tail = await source.slice(Math.max(0, source.size - maxComment), source.size);
  if (endsAsArchive(tail)) throw refuse('polyglot');
  if (!/%%EOF/.test(tail.toString('latin1'))) throw refuse('damaged');
  // A PDF that only restricts printing is encrypted, too, but opens without a password.
  if (!(await contains(source, /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/))) return;
  const bytes = await source.slice(0, source.size);
  if ((await extractText(bytes, fileFormats.pdf.type)) === null) throw refuse('password');
}

/** Archives are read from their end, so any unpacker finds one appended to a document. */
function endsAsArchive(tail: Buffer): boolean {
  const at = tail.lastIndexOf(endOfArchive);
  if (at < 0 || at + 22 > tail.length) return false;
  return at + 22 + tail.readUInt16LE(at + 20) === tail.length;
}
