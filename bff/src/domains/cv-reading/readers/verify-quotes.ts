import { foldText } from '../../../db/fold-text.ts';
import type { ExtractedText, TextLine } from '../../../text-extraction/text-extraction.types.ts';
import type { ModelProposal } from './model-answer.schemas.ts';

/** Returns the lines of a proposal's source if its quote is on them; null otherwise. */
export function quotedLines(
  { from, to, quote }: Pick<ModelProposal, 'from' | 'to' | 'quote'>,
  { lines }: Pick<ExtractedText, 'lines'>,
): { page: number; from: number; to: number } | null {
  const named = lines.filter(({ number }) => number >= from && number <= to);
  const [first] = named;
  if (!first || named.length > maxLines) return null;
  return wordsOf(named).includes(words(quote)) ? { page: first.page, from, to } : null;
}

/** A user cannot check a quote as long as the document. */
const maxLines = 60;

const wordsOf = (lines: readonly TextLine[]): string =>
  words(lines.map(({ text }) => text).join(' '));

/** Normalises a text for comparison to letters and digits. */
const words = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim();
