import type { PeopleQuery } from '../../people/people-query.ts';
import type { KnownFacts, SearchedPeople } from './searched-people.ts';

/** Pages up to here are selected in one pass; beyond it all results are sorted. */
const maxPicked = 500;
/** More than any score. */
const putAside = 1e6;

/** Returns the slots of one page, in order. Equal ones are sorted by last change, then by id. */
export function orderPeople(
  found: readonly number[],
  { slots, facts }: Pick<SearchedPeople, 'slots' | 'facts'>,
  { sort, skip, take }: PeopleQuery,
  scores: Float32Array,
): number[] {
  const worth = worthBy(sort, facts, scores);
  const { at } = facts.numbers;
  const compare = (a: number, b: number): number =>
    worth(b) - worth(a) || (at[b] ?? 0) - (at[a] ?? 0) || (slots.idOf(a) < slots.idOf(b) ? -1 : 1);
  const wanted = skip + take;
  const sorted =
    wanted > maxPicked ? [...found].sort(compare) : firstInOrder(found, wanted, compare);
  return sorted.slice(skip, wanted);
}

function worthBy(
  sort: PeopleQuery['sort'],
  { aside, numbers: { contactedAt } }: KnownFacts,
  scores: Float32Array,
): (slot: number) => number {
  // Candidates who were never contacted come first.
  if (sort === 'lastContacted') return (slot) => -(contactedAt[slot] || 0);
  if (sort === '-lastContacted') return (slot) => contactedAt[slot] || 0;
  return (slot) => (scores[slot] ?? 0) - (aside[slot] ? putAside : 0);
}

/** Returns the first few of many, in order. Most are only compared with the last of them. */
function firstInOrder(
  found: readonly number[],
  wanted: number,
  compare: (a: number, b: number) => number,
): number[] {
  const first: number[] = [];
  for (const slot of found) {
    const last = first.at(-1);
    const isFull = first.length >= wanted;
    if (isFull && (last === undefined || compare(last, slot) < 0)) continue;
    if (isFull) first.pop();
    first.splice(placeFor(slot, first, compare), 0, slot);
  }
  return first;
}

/** Returns the position of a slot in a sorted list. */
function placeFor(
  slot: number,
  sorted: readonly number[],
  compare: (a: number, b: number) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
