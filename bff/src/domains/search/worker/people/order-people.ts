import type { PeopleQuery } from '../../people/people-query.ts';
import type { PersonSlot } from './people-index.ts';

/** The slots of one page, in order. Equals stand by who changed last, then by their ids. */
export function orderPeople(
  found: readonly number[],
  slots: readonly (PersonSlot | null)[],
  { sort, skip, take }: PeopleQuery,
  scores: Float32Array,
): number[] {
  const contacted = (slot: number) => slots[slot]?.contactedAt ?? 0;
  const better: Record<PeopleQuery['sort'], (a: number, b: number) => number> = {
    relevance: (a, b) =>
      Number(slots[a]?.aside) - Number(slots[b]?.aside) || (scores[b] ?? 0) - (scores[a] ?? 0),
    lastContacted: (a, b) => contacted(a) - contacted(b),
    '-lastContacted': (a, b) => contacted(b) - contacted(a),
  };
  return found
    .toSorted(
      (a, b) =>
        better[sort](a, b) ||
        (slots[b]?.at ?? 0) - (slots[a]?.at ?? 0) ||
        ((slots[a]?.id ?? '') < (slots[b]?.id ?? '') ? -1 : 1),
    )
    .slice(skip, skip + take);
}
