import type { PeopleQuery } from '../../people/people-query.ts';
import { RestatedLists, type ReadLists } from '../words/restated-lists.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isVerifiedIn, skillIn } from './packed-skill.ts';
import type { PersonFacts } from './person-facts.ts';
import type { PersonSlots } from './person-slots.ts';
import type { PersonTexts } from './person-texts.ts';

/** The facts that a reader may know. */
export interface KnownFacts extends Pick<PersonFacts, 'names' | 'named' | 'numbers' | 'aside'> {
  readonly lists: Omit<PersonFacts['lists'], 'pools'> & { readonly pools: ReadLists };
  isVerified(slot: number, packedSkill: number): boolean;
}

/** All candidates, as a query reads them. */
export interface SearchedPeople {
  readonly slots: Pick<PersonSlots, 'end' | 'slotOf' | 'idOf'>;
  readonly vocabulary: Vocabulary;
  readonly texts: PersonTexts;
  readonly facts: KnownFacts;
}

/** Returns the facts of all candidates, a few of whom have less visible data than the index. */
export function asKnown(
  { names, named, lists, numbers, aside }: PersonFacts,
  slots: SearchedPeople['slots'],
  restated: PeopleQuery['restated'],
): KnownFacts {
  const english = restated.length === 0 ? named.english : named.english.slice();
  const verified = new Map<number, ReadonlySet<number>>();
  const pools = new Map<number, readonly number[]>();
  for (const person of restated) {
    const slot = slots.slotOf(person.id);
    if (slot === undefined) continue;
    english[slot] = names.english.numberFor(person.english);
    verified.set(slot, names.skills.numbersOf(person.verified));
    pools.set(slot, [...names.pools.numbersOf(person.pools)]);
  }
  return {
    names,
    numbers,
    aside,
    named: { ...named, english },
    lists: pools.size === 0 ? lists : { ...lists, pools: new RestatedLists(lists.pools, pools) },
    isVerified: (slot, packed) => verified.get(slot)?.has(skillIn(packed)) ?? isVerifiedIn(packed),
  };
}
