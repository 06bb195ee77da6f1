import { refuse } from '../refuse.ts';
import type { FileSource } from './file-source.ts';

/** The document type's name is in the header, after its id and length. */
const docType = /\x42\x82[\x80-\x9f]webm/;
const headerBytes = 128;

/** Checks the header of a WebM file; other Matroska files are refused. @throws AppError */
export async function checkWebm(source: FileSource): Promise<void> {
  const header = await source.slice(0, Math.min(source.size, headerBytes));
  if (!docType.test(header.toString('latin1'))) throw refuse('not_accepted');
}
