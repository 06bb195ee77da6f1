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

/** Most words stand in one place: names, employers. They have no list of their own. */
type Kept = number | number[];
const placesIn = (kept: Kept): Places => (typeof kept === 'number' ? [kept] : kept);

/** Shorter words have too many neighbours for an error in them to be told; so have numbers. */
const shortestLoose = 5;

/** All words with their places, found by their beginning or with a typing error. */
export class Vocabulary {
  private readonly terms = new SearchableMap<Kept>();

  add(term: string, place: number): void {
    const kept = this.terms.get(term);
    if (kept === undefined) this.terms.set(apart(term), place);
    else if (typeof kept === 'number') this.terms.set(term, [kept, place]);
    else kept.push(place);
  }

  /** Takes places away; a word that stands nowhere any more is forgotten. */
  remove(term: string, gone: ReadonlySet<number>): void {
    const kept = this.placesOf(term).filter((place) => !gone.has(place));
    const [first] = kept;
    if (first === undefined) this.terms.delete(term);
    else this.terms.set(term, kept.length === 1 ? first : kept);
  }

  /** Where a word stands as it is. */
  placesOf(word: string): Places {
    return placesIn(this.terms.get(word) ?? []);
  }

  /** The words that begin like this. */
  *beginningWith(word: string): Iterable<[string, Places]> {
    for (const [term, kept] of this.terms.atPrefix(word)) yield [term, placesIn(kept)];
  }

  /** The whole words that differ by one typing error. */
  *near(word: string): Iterable<[string, Places]> {
    if (word.length < shortestLoose || /\d/.test(word)) return;
    for (const [term, [kept]] of this.terms.fuzzyGet(word, 1)) yield [term, placesIn(kept)];
    for (const swapped of swaps(word)) yield [swapped, this.placesOf(swapped)];
  }

  /** Those too that differ by one typing error: a letter wrong, missing or too many, or a swap. */
  *resembling(word: string): Iterable<[string, Places]> {
    yield* this.beginningWith(word);
    if (word.length < shortestLoose || /\d/.test(word)) return;
    for (const [term, [kept]] of this.terms.fuzzyGet(word, 1)) yield [term, placesIn(kept)];
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
