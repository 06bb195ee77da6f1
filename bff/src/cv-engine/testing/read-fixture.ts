import { extractText } from '../../text-extraction/extract-text.ts';
import type { ExtractedText } from '../../text-extraction/text-extraction.types.ts';
import type { Proposal } from '../cv-engine.types.ts';
import { catalogue } from '../fixtures/catalogue.fixtures.ts';
import type { CvFixture } from '../fixtures/cv-fixture.fixtures.ts';
import { readCv } from '../read-cv.ts';

/** The fixed date on which the CVs are read. */
export const today = '2026-11-21';

export interface ReadFixture {
  fixture: CvFixture;
  document: ExtractedText;
  proposals: Proposal[];
}

/** Creates the file, extracts its text and reads it. @throws if no text can be extracted */
export async function readFixture(fixture: CvFixture): Promise<ReadFixture> {
  const document = await extractText(await fixture.make(), fixture.type);
  if (!document) throw new Error(`${fixture.name} could not be read`);
  const proposals = readCv(document, { skills: catalogue, today });
  return { fixture, document, proposals };
}
