import type { Vocabulary } from '../vocabulary.ts';

/**
 * Places to be removed from words, collected because the places of a frequent word are then scanned
 * only once.
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
