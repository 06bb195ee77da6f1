/** Letters without a separable accent that one letter replaces. */
const plain: Record<string, string> = {
  ł: 'l',
  ß: 's',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 't',
  æ: 'a',
  œ: 'o',
  ı: 'i',
  '’': "'",
  '‘': "'",
};

/**
 * Returns lower case without accents, letter for letter: positions in the folded text are the same
 * in the original text.
 */
export function fold(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const small = unit.toLowerCase();
    const base = plain[small] ?? small.normalize('NFD').replaceAll(/\p{M}/gu, '');
    folded += base.length === 1 ? base : unit;
  }
  return folded;
}

/** Returns a pattern for folded words that are separated by spaces or line feeds. */
export const wordPattern = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
