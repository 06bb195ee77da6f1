import type { PeopleQuery } from '../../people/people-query.ts';
import type { PersonSlot } from './person-slot.ts';

/** The slots of one page, in order. Equals stand by who changed last, then by their ids. */
export function orderPeople(
  found: readonly number[],
  slots: readonly (PersonSlot | null)[],
  { sort, skip, take }: PeopleQuery,
  scores: Float32Array,
): number[] {
  const worth: Record<PeopleQuery['sort'], (slot: number) => number> = {
    relevance: (slot) => (scores[slot] ?? 0) - (slots[slot]?.aside ? putAside : 0),
    lastContacted: (slot) => -(slots[slot]?.contactedAt ?? 0),
    '-lastContacted': (slot) => slots[slot]?.contactedAt ?? 0,
  };
  const by = worth[sort];
  const at = (slot: number) => slots[slot]?.at ?? 0;
  return best(found, skip + take, [by, at])
    .sort(
      (a, b) =>
        by(b) - by(a) || at(b) - at(a) || ((slots[a]?.id ?? '') < (slots[b]?.id ?? '') ? -1 : 1),
    )
    .slice(skip, skip + take);
}

/** More than any hits are worth. */
const putAside = 1e6;

/**
 * Selects the possible top results: all matches are compared by numbers alone, and only these are
 * sorted in full. Ties are broken by the next number.
 */
function best(
  found: readonly number[],
  most: number,
  [by, ...next]: readonly ((slot: number) => number)[],
): number[] {
  if (!by || found.length <= most) return [...found];
  const least = Float64Array.from(found, by).sort().at(-most) ?? -Infinity;
  const above = found.filter((slot) => by(slot) > least);
  const equal = found.filter((slot) => by(slot) === least);
  return [...above, ...best(equal, most - above.length, next)];
}
