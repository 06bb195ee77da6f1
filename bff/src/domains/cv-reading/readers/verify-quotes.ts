import { foldText } from '../../../db/fold-text.ts';
import type { ExtractedText, TextLine } from '../../../text-extraction/text-extraction.types.ts';
import type { ModelProposal } from './model-answer.schemas.ts';

/** The lines that a proposal claims to be read from, if its words stand on them; null otherwise. */
export function quotedLines(
  { from, to, quote }: Pick<ModelProposal, 'from' | 'to' | 'quote'>,
  { lines }: Pick<ExtractedText, 'lines'>,
): { page: number; from: number; to: number } | null {
  const named = lines.filter(({ number }) => number >= from && number <= to);
  const [first] = named;
  if (!first || named.length > maxLines) return null;
  return wordsOf(named).includes(words(quote)) ? { page: first.page, from, to } : null;
}

/** A quote as long as the document cannot be checked by a person. */
const maxLines = 60;

const wordsOf = (lines: readonly TextLine[]): string =>
  words(lines.map(({ text }) => text).join(' '));

/** How two texts compare: letters and figures, whatever stands between them. */
const words = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}@+#]+/gu, ' ')
    .trim();
