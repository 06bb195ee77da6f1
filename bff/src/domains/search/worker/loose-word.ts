import type { Query } from 'minisearch';

/** Shorter words have too many neighbours for an error in them to be told. */
const shortest = 5;

/** A word with one typing error forgiven: a letter wrong, missing, too many, or two swapped. */
export function looselyMatching(word: string): Query {
  if (word.length < shortest) return { queries: [word], prefix: true };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: 1 },
      {
        queries: swaps(word),
        prefix: true,
        combineWith: 'OR',
        weights: { fuzzy: 0.45, prefix: 0.375 },
      },
    ],
  };
}

/** The word with each two neighbouring letters exchanged. */
function swaps(word: string): string[] {
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, i) => {
    const changed = [...letters];
    changed[i] = letter;
    changed[i + 1] = letters[i] ?? '';
    return changed.join('');
  });
  return [...new Set(swapped)].filter((other) => other !== word);
}
