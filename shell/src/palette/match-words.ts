import type { LetterRange } from '@muster/ui';

/**
 * How well a text matches the query. 0: equal; 1: begins with it; 2: has words that begin with its
 * words; 3: contains its words anywhere.
 */
export type Match = { rank: 0 | 1 | 2 | 3; marks: LetterRange[] };

/** Letters that are not composed of a base letter and a mark, with what people type instead. */
const plain: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

function fold(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // Each letter maps to one letter, so that positions in the folded text match the original.
  return (plain[bare] ?? bare).slice(0, 1) || ' ';
}

const foldText = (text: string) =>
  Array.from({ length: text.length }, (_, i) => fold(text[i] ?? '')).join('');

const isWordStart = (text: string, at: number) =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/** Shorter words occur inside many others. */
const shortestInside = 3;

/** Finds a word in a text: at the start of a word, otherwise inside one. */
function findWord(text: string, word: string): { at: number; starts: boolean } | null {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isWordStart(text, at)) return { at, starts: true };
  const at = word.length >= shortestInside ? text.indexOf(word) : -1;
  return at < 0 ? null : { at, starts: false };
}

/** Sorts ranges and merges those that touch or overlap. */
function joined(ranges: LetterRange[]): LetterRange[] {
  const result: LetterRange[] = [];
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

const wordsOf = (query: string) => foldText(query).split(/\s+/).filter(Boolean);

/** Matches a text that contains every word of the query, regardless of case, accents and order. */
export function matchWords(text: string, query: string): Match | null {
  const folded = foldText(text);
  const words = wordsOf(query);
  const found = words.map((word) => findWord(folded, word));
  if (words.length === 0 || found.some((one) => one === null)) return null;
  const marks = joined(
    found.flatMap((one, i): LetterRange[] =>
      one ? [[one.at, one.at + (words[i]?.length ?? 0)]] : [],
    ),
  );
  const whole = words.join(' ');
  if (folded === whole) return { rank: 0, marks };
  if (folded.startsWith(whole)) return { rank: 1, marks };
  return { rank: found.every((one) => one?.starts) ? 2 : 3, marks };
}

/** Returns the matching letters in a found record's name; typos leave some unmarked. */
export function marksIn(text: string, query: string): LetterRange[] {
  const folded = foldText(text);
  return joined(
    wordsOf(query).flatMap((word): LetterRange[] => {
      const found = findWord(folded, word);
      return found ? [[found.at, found.at + word.length]] : [];
    }),
  );
}
