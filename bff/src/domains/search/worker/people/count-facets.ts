import { languageLevels, limits } from '@muster/contracts';
import type { PeopleFound, PeopleQuery } from '../../people/people-query.ts';
import type { PersonSlot } from './people-index.ts';

/** The notice periods that are offered to narrow by, in days. */
const noticeSteps = [0, 7, 14, 30, 60] as const;

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

  /** In a given order. */
  among(values: readonly string[]): [string, number][] {
    return values.flatMap((value) => {
      const count = this.counts.get(value);
      return count === undefined ? [] : [[value, count]];
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
    for (const { id } of person.skills) skill.add(id);
    country.add(person.country);
    vetting.add(person.vetting);
    // At least so much, as the clause asks for it.
    if (person.english)
      for (const level of languageLevels.slice(0, languageLevels.indexOf(person.english) + 1))
        english.add(level);
    if (person.notice !== null)
      for (const days of noticeSteps) if (person.notice <= days) notice.add(String(days));
    for (const option of person.open) open.add(option);
    if (known) for (const id of person.pools) if (known.has(id)) pool.add(id);
  }
  return {
    skill: skill.top(),
    country: country.top(),
    english: english.among(languageLevels),
    vetting: vetting.top(),
    notice: notice.among(noticeSteps.map(String)),
    open: open.top(),
    pool: pool.top(),
  };
}
