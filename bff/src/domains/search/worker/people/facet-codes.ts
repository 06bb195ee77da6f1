import { languageLevels, limits, type FacetField } from '@muster/contracts';
import type { PersonDocument } from '../../../../search/person-document.ts';
import type { PeopleFound } from '../../people/people-query.ts';

/** The notice periods that are offered to narrow by, in days. */
const noticeSteps = [0, 7, 14, 30, 60] as const;

/** The least period that is offered and that a notice is within; undefined for longer ones. */
const stepOf = (days: number | null): number | undefined =>
  days === null ? undefined : noticeSteps.find((step) => days <= step);

/**
 * What people are counted by. Each value of a facet is a small number, so that counting those found
 * is one addition a value, and neither a text is compared nor a record opened.
 */
export class FacetCodes {
  private readonly codes = new Map<string, number>();
  private readonly values: { field: FacetField; value: string }[] = [];

  /** The values of a person, each once. */
  of(person: Omit<PersonDocument, 'texts'>): readonly number[] {
    const step = stepOf(person.notice);
    return [
      ...person.skills.map(({ id }) => this.code('skill', id)),
      this.code('country', person.country),
      this.code('vetting', person.vetting),
      ...(person.english ? [this.code('english', person.english)] : []),
      ...(step === undefined ? [] : [this.code('notice', String(step))]),
      ...person.open.map((option) => this.code('open', option)),
      ...person.pools.map((id) => this.code('pool', id)),
    ];
  }

  /** How many of those found have each value; of pools those alone that the reader may know. */
  count(
    found: readonly number[],
    codesBySlot: readonly (readonly number[])[],
    pools: readonly string[] | null,
  ): PeopleFound['facets'] {
    const sums = new Uint32Array(this.values.length);
    for (const slot of found) {
      const codes = codesBySlot[slot] ?? [];
      for (let i = 0; i < codes.length; i += 1)
        sums[codes[i] as number] = (sums[codes[i] as number] as number) + 1;
    }
    const known = new Set(pools);
    const counts: Record<FacetField, Map<string, number>> = {
      ...{ skill: new Map(), country: new Map(), english: new Map(), vetting: new Map() },
      ...{ notice: new Map(), open: new Map(), pool: new Map() },
    };
    for (const [code, { field, value }] of this.values.entries()) {
      const sum = sums[code] ?? 0;
      if (sum > 0 && (field !== 'pool' || known.has(value))) counts[field].set(value, sum);
    }
    return {
      skill: top(counts.skill),
      country: top(counts.country),
      // At least so much, and at most so many days, as the clauses ask for it.
      english: adding(counts.english, languageLevels.toReversed()).toReversed(),
      vetting: top(counts.vetting),
      notice: adding(counts.notice, noticeSteps.map(String)),
      open: top(counts.open),
      pool: top(counts.pool),
    };
  }

  private code(field: FacetField, value: string): number {
    const key = `${field}:${value}`;
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    const code = this.values.push({ field, value }) - 1;
    this.codes.set(key, code);
    return code;
  }
}

/** The most frequent first. */
const top = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, limits.peopleSearch.facet);

/** In a given order, each with those before it. */
function adding(
  counts: ReadonlyMap<string, number>,
  values: readonly string[],
): [string, number][] {
  let sum = 0;
  return values.flatMap((value): [string, number][] => {
    sum += counts.get(value) ?? 0;
    return sum === 0 ? [] : [[value, sum]];
  });
}
