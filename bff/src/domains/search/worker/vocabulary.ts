import SearchableMap from 'minisearch/SearchableMap';

/** Where a word stands in a document. */
export const field = { title: 0, words: 1, restricted: 2 } as const;
export type Field = (typeof field)[keyof typeof field];

/** The places of a word: a document's slot and a field, in one number. */
export type Places = readonly number[];
const fieldBits = 2;
export const placeOf = (slot: number, where: Field): number => (slot << fieldBits) | where;
export const slotOf = (place: number): number => place >> fieldBits;
export const fieldOf = (place: number): number => place & ((1 << fieldBits) - 1);

/** Shorter words have too many neighbours for an error in them to be told; so have numbers. */
const shortestLoose = 5;

/** All words with their places, found by their beginning or with a typing error. */
export class Vocabulary {
  private readonly terms = new SearchableMap<number[]>();

  add(term: string, place: number): void {
    const places = this.terms.get(term);
    if (places) places.push(place);
    else this.terms.set(apart(term), [place]);
  }

  /** Takes places away; a word that stands nowhere any more is forgotten. */
  remove(term: string, gone: ReadonlySet<number>): void {
    const kept = this.terms.get(term)?.filter((place) => !gone.has(place));
    if (kept && kept.length > 0) this.terms.set(term, kept);
    else this.terms.delete(term);
  }

  /** Where a word stands as it is. */
  placesOf(word: string): Places {
    return this.terms.get(word) ?? [];
  }

  /** The words that begin like this. */
  beginningWith(word: string): Iterable<[string, Places]> {
    return this.terms.atPrefix(word);
  }

  /** The whole words that differ by one typing error. */
  *near(word: string): Iterable<[string, Places]> {
    if (word.length < shortestLoose || /\d/.test(word)) return;
    for (const [term, [places]] of this.terms.fuzzyGet(word, 1)) yield [term, places];
    for (const swapped of swaps(word)) yield [swapped, this.placesOf(swapped)];
  }

  /** Those too that differ by one typing error: a letter wrong, missing or too many, or a swap. */
  *resembling(word: string): Iterable<[string, Places]> {
    yield* this.beginningWith(word);
    if (word.length < shortestLoose || /\d/.test(word)) return;
    for (const [term, [places]] of this.terms.fuzzyGet(word, 1)) yield [term, places];
    for (const swapped of swaps(word)) yield* this.beginningWith(swapped);
  }
}

/**
 * A copy of the word: a substring would keep the whole text in memory, including texts of erased
 * candidates.
 */
const apart = (term: string): string => [...term].join('');

/** The word with each two neighbouring letters exchanged. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)])
    .map((swapped) => swapped.join(''))
    .filter((swapped) => swapped !== word);
}
