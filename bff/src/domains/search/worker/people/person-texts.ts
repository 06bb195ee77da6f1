import { foldedWords } from '../../../../db/fold-text.ts';
import {
  personTexts,
  textsApart,
  type PersonDocument,
} from '../../../../search/person-document.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { GonePlaces } from '../words/gone-places.ts';
import { apart, packWords, wordsIn } from './packed-words.ts';

// The place of a word in one number: a slot and a text, by its number in `personTexts`.
const textBits = 3;
export const placeIn = (slot: number, text: number): number => ((slot << textBits) | text) >>> 0;
export const slotIn = (place: number): number => place >>> textBits;
export const textIn = (place: number): number => place & ((1 << textBits) - 1);

/**
 * The texts of candidates as numbers of words, for phrases and for finding the words that a change
 * removed.
 */
export class PersonTexts {
  private readonly vocabulary: Vocabulary;
  /** By text and slot; empty if there is none. */
  private readonly packed: string[][] = personTexts.map(() => []);

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** @see packWords */
  at(place: number): string {
    return this.packed[textIn(place)]?.[slotIn(place)] ?? '';
  }

  put(slot: number, texts: PersonDocument['texts'], gone: GonePlaces): void {
    for (const [text, name] of personTexts.entries())
      this.replace(placeIn(slot, text), this.pack(texts[name]), gone);
  }

  clear(slot: number, gone: GonePlaces): void {
    for (const text of personTexts.keys()) this.replace(placeIn(slot, text), '', gone);
  }

  private replace(place: number, packed: string, gone: GonePlaces): void {
    const before = this.at(place);
    const column = this.packed[textIn(place)];
    if (column && column[slotIn(place)] !== packed) column[slotIn(place)] = packed;
    if (before === packed) return;
    const [old, now] = [wordsIn(before), wordsIn(packed)];
    for (const word of old) if (!now.has(word)) gone.note(word, place);
    for (const word of now) if (!old.has(word)) this.vocabulary.add(word, place);
  }

  /** Joined texts stay separate: no phrase crosses from one to the next. */
  private pack(text: string): string {
    if (text === '') return '';
    const words: number[] = [];
    for (const part of text.split(textsApart)) {
      if (words.length > 0) words.push(apart);
      for (const word of foldedWords(part)) words.push(this.vocabulary.numberFor(word));
    }
    return packWords(words);
  }
}
