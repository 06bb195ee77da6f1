import { openTextExtractor } from './text-extractor.ts';
import type { ExtractedText } from './text-extraction.types.ts';

const extractor = openTextExtractor();

/** `TextExtractor.extract` with the single thread of this process. */
export const extractText = (bytes: Uint8Array, type: string): Promise<ExtractedText | null> =>
  extractor.extract(bytes, type);

export const closeTextExtraction = (): Promise<void> => extractor.close();
