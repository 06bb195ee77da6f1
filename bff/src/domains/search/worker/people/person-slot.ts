import type { PersonDocument } from '../../../../search/person-document.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** A person with the facts as they were put, and the words by which they are taken out again. */
export interface PersonSlot extends Omit<PersonDocument, 'texts'> {
  readonly id: string;
  readonly members: readonly string[];
  /** Folded words of each kind of text, one space between them and around. */
  readonly texts: readonly string[];
}

/** Room for the kinds of text in a place. */
const textBits = 3;
export const placeIn = (slot: number, text: number): number => (slot << textBits) | text;
export const slotIn = (place: number): number => place >> textBits;
export const textIn = (place: number): number => place & ((1 << textBits) - 1);

/** What people are put in order by, of each slot: one after the other in memory. */
export interface OrderColumns {
  readonly at: number[];
  /** 0: never. */
  readonly contactedAt: number[];
  readonly aside: boolean[];
}

/** All people, as a query goes over them. */
export interface SearchedPeople {
  readonly columns: OrderColumns;
  readonly vocabulary: Vocabulary;
  readonly slots: readonly (PersonSlot | null)[];
  slotOf(id: string): number | undefined;
}
