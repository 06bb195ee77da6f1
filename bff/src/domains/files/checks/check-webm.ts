import { refuse } from '../refuse.ts';
import type { FileSource } from './file-source.ts';

/** The name of the document type stands in the header, behind its mark and its length. */
const docType = /\x42\x82[\x80-\x9f]webm/;
const headerBytes = 128;

/** A WebM file says so in its header; other Matroska files are not taken. @throws AppError */
export async function checkWebm(source: FileSource): Promise<void> {
  const header = await source.slice(0, Math.min(source.size, headerBytes));
  if (!docType.test(header.toString('latin1'))) throw refuse('not_accepted');
}
