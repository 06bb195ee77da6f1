import type { Vocabulary } from '../vocabulary.ts';

/**
 * Places where words do not stand any more, until they are taken out: together, because the places of
 * a word that many have are gone through once.
 */
export class GonePlaces {
  private readonly byWord = new Map<number, Set<number>>();

  note(word: number, place: number): void {
    const places = this.byWord.get(word);
    if (places) places.add(place);
    else this.byWord.set(word, new Set([place]));
  }

  takeOut(vocabulary: Vocabulary): void {
    for (const [word, places] of this.byWord) vocabulary.remove(word, places);
  }
}
