import type { ExtractedText, ReadableFormat } from '../text-extraction.types.ts';

export interface ExtractionRequest {
  bytes: Uint8Array;
  format: ReadableFormat;
}
export interface ExtractionReply {
  value: ExtractedText | null;
}
