import type { FacetField } from '@muster/contracts';
import { languageLevels, limits } from '@muster/contracts/plain';
import type { PeopleFound } from '../../people/people-query.ts';
import type { Names } from './names.ts';
import { bitsBesideSkill } from './packed-skill.ts';
import type { KnownFacts } from './searched-people.ts';

/** The notice periods offered as filters, in days. */
const noticeSteps = [0, 7, 14, 30, 60] as const;

/**
 * Counts the values of the found candidates; only the pools that the reader may know. Each fact is
 * a number, so that no text is compared and no object created per candidate.
 */
export function countFacets(
  found: readonly number[],
  { names, named, lists, numbers }: KnownFacts,
  pools: readonly string[] | null,
): PeopleFound['facets'] {
  const ofColumn = (field: 'country' | 'vetting' | 'english') => {
    const sums = new Uint32Array(names[field].end);
    const column = named[field];
    for (const slot of found) addOne(sums, column[slot] as number);
    return byText(sums, names[field]);
  };
  const ofLists = (field: 'skills' | 'open' | 'pools', droppedBits = 0) => {
    const sums = new Uint32Array(names[field].end);
    lists[field].addUp(found, droppedBits, sums);
    return byText(sums, names[field]);
  };
  const known = new Set(pools);
  const facets: Record<FacetField, [string, number][]> = {
    skill: top(ofLists('skills', bitsBesideSkill)),
    country: top(ofColumn('country')),
    // At least this level, and at most this many days, as the clauses require.
    english: adding(ofColumn('english'), languageLevels.toReversed()).toReversed(),
    vetting: top(ofColumn('vetting')),
    notice: adding(noticeCounts(found, numbers.notice), noticeSteps.map(String)),
    open: top(ofLists('open')),
    pool: top(ofLists('pools').filter(([id]) => known.has(id))),
  };
  return facets;
}

function addOne(sums: Uint32Array, number: number): void {
  sums[number] = (sums[number] as number) + 1;
}

/** Counts by the shortest offered period that contains the notice; longer ones are not counted. */
function noticeCounts(found: readonly number[], notice: Float64Array): [string, number][] {
  const sums = new Uint32Array(noticeSteps.length + 1);
  for (const slot of found) {
    let step = 0;
    const days = notice[slot] as number;
    while (step < noticeSteps.length && !(days <= (noticeSteps[step] as number))) step += 1;
    addOne(sums, step);
  }
  return noticeSteps.map((days, at) => [String(days), sums[at] ?? 0]);
}

/** Returns the values in use. Number 0 is none. */
const byText = (sums: Uint32Array, names: Names): [string, number][] =>
  Array.from(sums, (sum, number): [string, number] => [names.textOf(number), sum]).filter(
    ([, sum], number) => number > 0 && sum > 0,
  );

/** Returns the most frequent values first. */
const top = (counts: readonly [string, number][]): [string, number][] =>
  counts
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, limits.peopleSearch.facet);

/** Returns cumulative counts in a given order. */
function adding(
  counts: readonly (readonly [string, number])[],
  values: readonly string[],
): [string, number][] {
  const byValue = new Map(counts);
  let sum = 0;
  return values.flatMap((value): [string, number][] => {
    sum += byValue.get(value) ?? 0;
    return sum === 0 ? [] : [[value, sum]];
  });
}
