import { languageLevels, limits } from '@muster/contracts';
import type { PeopleFound, PeopleQuery } from '../../people/people-query.ts';
import type { PersonSlot } from './person-slot.ts';

/** The notice periods that are offered to narrow by, in days. */
const noticeSteps = [0, 7, 14, 30, 60] as const;

/** The shortest list of ids that is stored; undefined for longer ones. */
const stepOf = (days: number | null): number | undefined =>
  days === null ? undefined : noticeSteps.find((step) => days <= step);

class Counts {
  private readonly counts = new Map<string, number>();

  add(value: string): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  /** The most frequent first. */
  top(): [string, number][] {
    return [...this.counts]
      .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
      .slice(0, limits.peopleSearch.facet);
  }

  /** In a given order, each with those before it. */
  adding(values: readonly string[]): [string, number][] {
    let sum = 0;
    return values.flatMap((value): [string, number][] => {
      sum += this.counts.get(value) ?? 0;
      return sum === 0 ? [] : [[value, sum]];
    });
  }
}

/** How many of those found have each value, in one pass. */
export function countFacets(
  found: readonly number[],
  slots: readonly (PersonSlot | null)[],
  { pools }: PeopleQuery,
): PeopleFound['facets'] {
  const known = pools && new Set(pools);
  const [skill, country, english, vetting] = [
    new Counts(),
    new Counts(),
    new Counts(),
    new Counts(),
  ];
  const [notice, open, pool] = [new Counts(), new Counts(), new Counts()];
  for (const slot of found) {
    const person = slots[slot];
    if (!person) continue;
    for (let i = 0; i < person.skills.length; i += 1) skill.add(person.skills[i]?.id ?? '');
    country.add(person.country);
    vetting.add(person.vetting);
    if (person.english) english.add(person.english);
    const step = stepOf(person.notice);
    if (step !== undefined) notice.add(String(step));
    for (const option of person.open) open.add(option);
    if (known) for (const id of person.pools) if (known.has(id)) pool.add(id);
  }
  return {
    skill: skill.top(),
    country: country.top(),
    // At least so much, and at most so many days, as the clauses ask for it.
    english: english.adding(languageLevels.toReversed()).toReversed(),
    vetting: vetting.top(),
    notice: notice.adding(noticeSteps.map(String)),
    open: open.top(),
    pool: pool.top(),
  };
}
