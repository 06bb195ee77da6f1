/** Letters that no accent can be taken from, and that one letter stands for. */
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
 * Small letters without accents, letter for letter: a place in the folded text is the same place
 * in the text itself.
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

/** A pattern of words, given folded and apart from each other by spaces or line feeds. */
export const wordPattern = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
