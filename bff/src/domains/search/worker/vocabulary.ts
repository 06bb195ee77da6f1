import { NumberLists } from './words/number-lists.ts';
import { SortedWords } from './words/sorted-words.ts';
import { WordTable } from './words/word-table.ts';

/** Shorter words have too many neighbours to detect an error; so have numbers. */
const shortestLoose = 5;

/**
 * All words with their places, found by prefix or with a typing error. A word has a number while it
 * has any place; the caller defines what a place is.
 */
export class Vocabulary {
  private readonly table = new WordTable();
  private readonly sorted = new SortedWords(this.table);
  /** By the numbers of words, in no order. */
  private readonly places = new NumberLists();

  /** 0: it has no place. */
  numberOf(word: string): number {
    return this.table.numberOf(word);
  }

  /** Returns the number of a word that is about to get a place. */
  numberFor(word: string): number {
    const { size } = this.table;
    const number = this.table.add(word);
    if (this.table.size > size) this.sorted.add(number);
    return number;
  }

  /** Adds a place that the word does not have yet. */
  add(number: number, place: number): void {
    this.places.push(number, place);
  }

  /** Removes places; a word without any place is forgotten. */
  remove(number: number, gone: ReadonlySet<number>): void {
    this.places.remove(number, gone);
    if (this.countOf(number) > 0) return;
    this.sorted.remove(number);
    this.table.forget(number);
  }

  /** Returns the number of places of a word. */
  countOf(number: number): number {
    return this.places.lengthOf(number);
  }

  eachPlace(number: number, visit: (place: number) => void): void {
    this.places.each(number, visit);
  }

  /** Returns the words with this prefix. */
  beginningWith(word: string): Iterable<number> {
    return this.sorted.beginningWith(word);
  }

  /**
   * Returns complete words that differ by one typing error: a letter wrong, missing or too many, or
   * a swap.
   */
  near(word: string): Iterable<number> {
    if (isExact(word)) return [];
    const alike = [...this.oneLetterOff(word), ...swaps(word)].map((one) => this.numberOf(one));
    return new Set(alike.filter((number) => number > 0));
  }

  /** Also returns words with this prefix, or with this prefix and two letters swapped. */
  *resembling(word: string): Iterable<number> {
    yield* this.beginningWith(word);
    yield* this.near(word);
    if (!isExact(word)) for (const swapped of swaps(word)) yield* this.beginningWith(swapped);
  }

  /**
   * Returns texts, some of them words, that differ from the word by one letter more, less, or
   * changed.
   */
  private *oneLetterOff(word: string): Iterable<string> {
    for (let at = 0; at <= word.length; at += 1) {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      if (after !== '') yield before + after.slice(1);
      for (const letter of this.sorted.lettersAfter(before)) {
        yield before + letter + after;
        if (after !== '') yield before + letter + after.slice(1);
      }
    }
  }
}

const isExact = (word: string): boolean => word.length < shortestLoose || /\d/.test(word);

/** Returns the word with each pair of neighbouring letters swapped. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)])
    .map((swapped) => swapped.join(''))
    .filter((swapped) => swapped !== word);
}
