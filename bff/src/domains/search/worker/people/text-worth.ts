import { personTexts } from '../../../../search/person-document.ts';
import type { PeopleClause, PeopleQuery } from '../../people/people-query.ts';
import type { Marks } from './marks.ts';
import { hasPhrase, packWords } from './packed-words.ts';
import { slotIn, textIn } from './person-texts.ts';
import type { SearchedPeople } from './searched-people.ts';

export type TextClause = Extract<PeopleClause, { field: 'text' }>;

/** Score of a match by its text, in the order of `personTexts`. */
const worthByText = [8, 4, 2, 2, 1, 1] as const;

/**
 * Returns for each slot the score of the best match in the readable texts, 0 without one: repeating
 * a word does not raise it.
 */
export function textWorth(index: SearchedPeople, query: PeopleQuery, clause: TextClause): Marks {
  const { match, words, synonyms, found = [] } = clause;
  const hits = new TextHits(index, query);
  if (words.length === 1 && match !== 'phrase') hits.markWord(words[0] ?? '', match);
  else if (words.length > 0) hits.markPhrase(words, match === 'prefix');
  for (const synonym of synonyms) hits.markPhrase(synonym, false);
  // From the score of a title for the first result to that of a note for the last.
  for (const [at, id] of found.entries()) {
    const slot = index.slots.slotOf(id);
    if (slot !== undefined)
      hits.worth[slot] = 1 + Math.ceil((7 * (found.length - at)) / found.length);
  }
  return hits.worth;
}

class TextHits {
  readonly worth: Marks;
  private readonly index: SearchedPeople;
  private readonly rights: readonly PeopleQuery['texts'][keyof PeopleQuery['texts']][];
  private readonly reader: number;

  constructor(index: SearchedPeople, query: PeopleQuery) {
    this.index = index;
    this.worth = new Uint8Array(index.slots.end);
    this.rights = personTexts.map((name) => query.texts[name]);
    this.reader = index.facts.names.members.numberOf(query.reader);
  }

  markWord(word: string, match: 'word' | 'prefix'): void {
    const { vocabulary } = this.index;
    const known = vocabulary.numberOf(word);
    if (match === 'prefix') this.hitAll(vocabulary.beginningWith(word));
    else if (known > 0) this.hitAll([known]);
    // No document contains the word: it is treated as a typing error.
    else this.hitAll(vocabulary.near(word));
  }

  markPhrase(words: readonly string[], openEnd: boolean): void {
    const { vocabulary, texts } = this.index;
    const whole = words.slice(0, openEnd ? -1 : undefined).map((word) => vocabulary.numberOf(word));
    const [rarest] = whole.toSorted((a, b) => vocabulary.countOf(a) - vocabulary.countOf(b));
    // No text contains a phrase with an unknown word.
    if (rarest === undefined || whole.includes(0)) return;
    if (words.length === 1) return this.hitAll([rarest]);
    const phrase = packWords(whole);
    const ends = openEnd ? new Set(vocabulary.beginningWith(words.at(-1) ?? '')) : null;
    vocabulary.eachPlace(rarest, (place) => {
      if (hasPhrase(texts.at(place), phrase, ends)) this.hit(place);
    });
  }

  private hitAll(words: Iterable<number>): void {
    const hit = (place: number) => this.hit(place);
    for (const word of words) this.index.vocabulary.eachPlace(word, hit);
  }

  private hit(place: number): void {
    const text = textIn(place);
    const slot = slotIn(place);
    const here = worthByText[text] ?? 0;
    if ((this.worth[slot] ?? 0) < here && this.mayRead(slot, text)) this.worth[slot] = here;
  }

  private mayRead(slot: number, text: number): boolean {
    const right = this.rights[text];
    if (right === 'all') return true;
    const { members } = this.index.facts.lists;
    return right === 'assigned' && members.some(slot, (user) => user === this.reader);
  }
}
