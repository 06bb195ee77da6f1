import { diffWordsWithSpace } from 'diff';

/** Number of unchanged characters shown around a change. */
const around = 40;

/** Cuts two long texts down to where they differ. */
export function changedPart(before: string, after: string): { before: string; after: string } {
  const parts = diffWordsWithSpace(before, after);
  const sameLength = (part: (typeof parts)[number] | undefined) =>
    part && !part.added && !part.removed ? part.value.length : 0;
  const start = sameLength(parts[0]);
  const end = parts.length > 1 ? sameLength(parts.at(-1)) : 0;
  const cut = (text: string): string => {
    const from = Math.max(0, start - around);
    const to = Math.min(text.length, text.length - end + around);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}
