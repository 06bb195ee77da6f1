import { fileFormats, type CvFields, type CvProposalKind } from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import { extractText } from '../../../text-extraction/extract-text.ts';
import { readWholeFile, type StoredFile } from '../../files/api/files.ts';
import { knownSkills } from '../../../records/skills/known-skills.ts';
import { localReader } from '../readers/local-reader.ts';

/** One fact found in a CV. */
export type FoundInCv = {
  [K in CvProposalKind]: { kind: K; fields: CvFields<K> };
}[CvProposalKind];

/**
 * Reads a clean CV for the form of a person who has not yet given consent: the text stays on this
 * machine whatever is configured, and nothing is stored.
 */
export async function readForForm(
  file: StoredFile,
  signal: AbortSignal,
): Promise<'unreadable' | 'no_text' | FoundInCv[]> {
  if (!file.format) return 'unreadable';
  const document = await extractText(await readWholeFile(file), fileFormats[file.format].type);
  if (!document) return 'unreadable';
  if (!document.hasText) return 'no_text';
  const { proposals } = await localReader.read({
    document,
    skills: await knownSkills(),
    today: today(),
    country: null,
    mayLeave: false,
    signal,
  });
  return proposals.map(({ kind, fields }) => ({ kind, fields }) as FoundInCv);
}
