import type { FileFormat } from '@muster/contracts';
import type { Entry, ZipFile } from 'yauzl';
import { AppError } from '../../../http/app-error.ts';
import { refuse } from '../refuse.ts';
import { listEntries, openArchive, startOf } from './archive.ts';
import type { FileSource } from './file-source.ts';

/** Formats that are archives of parts. */
export const archiveFormats: readonly FileFormat[] = ['docx', 'odt', 'zip'];

const megabyte = 1024 * 1024;
/** Limits per archive: entries, unpacked size, and unpacked size relative to the packed one. */
const max = { entries: 5000, unpacked: 150 * megabyte, ratio: 150, ratioFrom: 10 * megabyte };

const macroParts =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|attachedToolbars\.bin)$|^(?:Basic|Scripts)\/./i;
const programs =
  /\.(?:exe|dll|scr|com|bat|cmd|msi|ps1|vbs|vbe|jse|wsf|hta|lnk|jar|apk|dmg|app|docm|dotm|xlsm|xltm|pptm|potm|xlam|ppam)$/i;

/** Detects the kind of archive by its characteristic parts. */
export async function archiveFormatOf(source: FileSource): Promise<FileFormat | null> {
  return withArchive(source, async (archive, entries) => {
    const named = (name: string) => entries.find(({ fileName }) => fileName === name);
    const mimetype = named('mimetype');
    if (mimetype) {
      const type = (await startOf(archive, mimetype, 200)).toString('latin1').trim();
      return type === 'application/vnd.oasis.opendocument.text' ? 'odt' : null;
    }
    const types = named('[Content_Types].xml');
    if (!types) return 'zip';
    const declared = (await startOf(archive, types, megabyte)).toString('latin1');
    if (/macroEnabled/i.test(declared)) throw refuse('macros');
    return named('word/document.xml') ? 'docx' : null;
  });
}

/**
 * Checks that an archive opens without a password, unpacks to its stated size within the limits,
 * and contains no macros, programs, further archives or, in a document, entities.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED
 */
export function checkArchive(source: FileSource, format: FileFormat): Promise<void> {
  return withArchive(source, async (archive, entries) => {
    checkEntries(entries, source.size);
    if (format === 'zip') {
      if (entries.some(({ fileName }) => programs.test(fileName))) throw refuse('not_accepted');
      for (const entry of entries) await checkPacked(archive, entry);
      return;
    }
    if (entries.some(({ fileName }) => macroParts.test(fileName))) throw refuse('macros');
    for (const entry of entries) await checkPart(archive, entry);
  });
}

function checkEntries(entries: readonly Entry[], size: number): void {
  if (entries.some((entry) => (entry.generalPurposeBitFlag & 1) === 1)) throw refuse('password');
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > max.unpacked || (unpacked > max.ratioFrom && unpacked > size * max.ratio))
    throw refuse('archive');
  // Overlapping entries unpack the same bytes again and again.
  const places = entries
    .map((entry) => ({
      start: entry.relativeOffsetOfLocalHeader,
      end: entry.relativeOffsetOfLocalHeader + 30 + entry.compressedSize,
    }))
    .toSorted((a, b) => a.start - b.start);
  if (places.some(({ start }, i) => i > 0 && start < (places[i - 1]?.end ?? 0)))
    throw refuse('archive');
}

/** Document formats that are archives themselves. */
const packedDocuments = /\.(?:docx|dotx|xlsx|xltx|pptx|potx|od[tspg]|epub|pages|numbers|key)$/i;
/** First bytes of archives: ZIP, RAR, 7z, gzip, xz, bzip2. */
const archiveStarts = [
  '504b0304',
  '504b0506',
  '52617221',
  '377abcaf',
  '1f8b',
  'fd377a58',
  '425a68',
];

/**
 * Unpacks an entry to its end to verify the stated length. Nested archives are refused because the
 * outer one does not state their unpacked size.
 */
async function checkPacked(archive: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const start = (await startOf(archive, entry, 8, { toTheEnd: true })).toString('hex');
  if (packedDocuments.test(entry.fileName)) return;
  if (archiveStarts.some((begin) => start.startsWith(begin))) throw refuse('archive');
}

const isXml = /\.(?:xml|rels|rdf)$/i;
const xmlStart = 64 * 1024;

/** Unpacks an entry to its end to verify the stated length; the start of XML is inspected. */
async function checkPart(archive: ZipFile, entry: Entry): Promise<void> {
  if (entry.fileName.endsWith('/')) return;
  const start = await startOf(archive, entry, isXml.test(entry.fileName) ? xmlStart : 0, {
    toTheEnd: true,
  });
  // Without its zero bytes UTF-16 reads like ASCII.
  const text = start.toString('latin1').replaceAll('\0', '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw refuse('entities');
  if (/encryption-data/i.test(text) && entry.fileName.endsWith('manifest.xml'))
    throw refuse('password');
  if (isXml.test(entry.fileName) && start.length >= xmlStart && !/<[A-Za-z_]/.test(text))
    throw refuse('entities');
}

async function withArchive<T>(
  source: FileSource,
  work: (archive: ZipFile, entries: readonly Entry[]) => Promise<T>,
): Promise<T> {
  let archive: ZipFile | null = null;
  try {
    archive = await openArchive(source);
    if (archive.entryCount > max.entries) throw refuse('archive');
    return await work(archive, await listEntries(archive));
  } catch (error) {
    throw error instanceof AppError ? error : refuse('archive');
  } finally {
    archive?.close();
  }
}
