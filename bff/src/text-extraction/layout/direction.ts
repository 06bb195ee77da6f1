import type { TextRun } from './text-page.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const letters = /\p{L}/gu;
/** Minimum share of right-to-left letters for a right-to-left page. */
const leastShare = 0.4;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
export const isRightToLeft = (text: string): boolean => count(text, rightToLeft) > 0;

/** Checks whether a page is read from its right edge: names of tools stay Latin in an Arabic CV. */
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
 * Reorders the pieces of a line from their visual order, left to right, to the reading order from
 * the right. Words and numbers of left-to-right scripts keep their own order.
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
