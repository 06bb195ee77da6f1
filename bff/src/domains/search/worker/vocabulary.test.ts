import { Chances } from './random.fixtures.ts';
import { isOneErrorOff } from './slow-words.fixtures.ts';
import { Vocabulary } from './vocabulary.ts';

const places = [0, 1, 2, 3, 4, 5, 6, 7, 4_294_967_295] as const;
const ascending = (a: number, b: number) => a - b;
const letters = ['a', 'a', 'b', 'b', 'c', '1', '.', 'ж', '中'] as const;

/** Words of few letters, so that very many are similar. */
const wordOf = (chances: Chances): string =>
  Array.from({ length: 1 + chances.below(8) }, () => chances.pick(letters)).join('');

/** The expected contents of the vocabulary: the places of each word. */
class Slow {
  readonly places = new Map<string, Set<number>>();

  matching(fits: (word: string) => boolean): string[] {
    return [...this.places.keys()].filter(fits).sort();
  }
}

describe.each([1, 2])('with the random seed %i', (seed) => {
  const chances = new Chances(seed);
  const vocabulary = new Vocabulary();
  const slow = new Slow();

  const add = (word: string, place: number) => {
    const places = slow.places.get(word) ?? new Set();
    slow.places.set(word, places);
    if (places.has(place)) return;
    places.add(place);
    vocabulary.add(vocabulary.numberFor(word), place);
  };
  const remove = (word: string, gone: ReadonlySet<number>) => {
    const places = slow.places.get(word);
    if (!places) return;
    vocabulary.remove(vocabulary.numberOf(word), gone);
    for (const place of gone) places.delete(place);
    if (places.size === 0) slow.places.delete(word);
  };
  const placesOf = (number: number) => {
    const found: number[] = [];
    vocabulary.eachPlace(number, (place) => found.push(place));
    return found.sort(ascending);
  };
  const known = () => [...slow.places.keys()];
  /** Returns words for their numbers, which the vocabulary returns. */
  const namesOf = (numbers: Iterable<number>): string[] =>
    [...new Set(numbers)].map((number) => byNumber.get(number) ?? `? ${number}`).sort();
  let byNumber = new Map<number, string>();

  it.each([300, 2000, 300])('finds what was added, after %i more changes', (changes) => {
    for (let n = 0; n < changes; n += 1)
      if (chances.below(3) > 0) add(wordOf(chances), chances.pick(places));
      else remove(wordOf(chances), new Set(chances.some(places, 60)));
    const held = known().map((word) => [word, placesOf(vocabulary.numberOf(word))] as const);
    expect(held).toEqual([...slow.places].map(([word, at]) => [word, [...at].sort(ascending)]));
    byNumber = new Map(known().map((word) => [vocabulary.numberOf(word), word]));
    expect(byNumber.size).toBe(slow.places.size);
    for (let n = 0; n < 40; n += 1) {
      const word = wordOf(chances);
      const begins = slow.matching((one) => one.startsWith(word));
      const near = slow.matching((one) => isOneErrorOff(word, one));
      expect(namesOf(vocabulary.beginningWith(word))).toEqual(begins);
      expect(namesOf(vocabulary.near(word)).filter((one) => one !== word)).toEqual(near);
      const alike = namesOf(vocabulary.resembling(word));
      expect(alike).toEqual(expect.arrayContaining([...begins, ...near]));
    }
  });

  it('forgets all words when their last places are removed', () => {
    for (const word of known()) remove(word, new Set(slow.places.get(word)));
    expect([...vocabulary.beginningWith('')]).toEqual([]);
    expect(vocabulary.numberOf('a')).toBe(0);
  });
});
