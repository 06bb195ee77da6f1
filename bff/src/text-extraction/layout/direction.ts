import type { TextRun } from './text-page.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const letters = /\p{L}/gu;
/** From this share of its letters on, a page is written from right to left. */
const leastShare = 0.4;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
export const isRightToLeft = (text: string): boolean => count(text, rightToLeft) > 0;

/** Whether a page is read from its right edge: names of tools stay Latin in an Arabic CV. */
export function readsFromRight(runs: readonly TextRun[]): boolean {
  const text = runs.map((run) => run.text).join('');
  return count(text, rightToLeft) > count(text, letters) * leastShare;
}

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};
const strong = /[\p{L}\p{N}]/u;

/**
 * Pieces of a line as they stand on the page, left to right, in the order in which they are read
 * from the right. Words and numbers of left-to-right scripts keep their own order.
 */
export function inReadingOrderFromRight(pieces: readonly string[]): string[] {
  const reversed = pieces.toReversed();
  const isStrongLeft = (piece: string) => strong.test(piece) && !isRightToLeft(piece);
  const ordered: string[] = [];
  for (let index = 0; index < reversed.length; index += 1) {
    const piece = reversed[index] as string;
    if (!isStrongLeft(piece)) {
      ordered.push(mirrored[piece] ?? piece);
      continue;
    }
    let last = index;
    for (let next = index + 1; next < reversed.length; next += 1) {
      if (isRightToLeft(reversed[next] as string)) break;
      if (isStrongLeft(reversed[next] as string)) last = next;
    }
    ordered.push(...reversed.slice(index, last + 1).toReversed());
    index = last;
  }
  return ordered;
}
