import { peopleSearchEndpoints, type PeopleSearchResult } from '@muster/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Agent } from '../../../testing/agent.ts';

/** Searches candidates; `more` is added to the query: `&sort=lastContacted`. */
export async function search(agent: Agent, q: string, more = ''): Promise<PeopleSearchResult> {
  const { status, body } = await agent.get(`/search/candidates?q=${encodeURIComponent(q)}${more}`);
  if (status !== 200) throw new Error(`${q} answered ${status}: ${JSON.stringify(body)}`);
  return peopleSearchEndpoints.find.response.parse(body);
}

/** Repeats a search until the answer is as expected; the test's own time limit ends it. */
export async function searchUntil(
  agent: Agent,
  q: string,
  wanted: (result: PeopleSearchResult) => boolean,
): Promise<PeopleSearchResult> {
  for (;;) {
    const result = await search(agent, q);
    if (wanted(result)) return result;
    await wait(10);
  }
}

/** Returns sorted first names: each planted candidate has a unique one. */
export const namesOf = ({ data }: PeopleSearchResult): string[] =>
  data.map(({ name }) => name.split(' ')[0] ?? '').sort();

export const facetOf = ({ facets }: PeopleSearchResult, field: string): Record<string, number> =>
  Object.fromEntries(
    facets
      .find((facet) => facet.field === field)
      ?.values.map(({ value, count }) => [value, count]) ?? [],
  );
