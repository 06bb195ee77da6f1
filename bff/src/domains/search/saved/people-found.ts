import { limits, parseSearch, type SearchProblem } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { searchReach } from '../../candidates/api/searched-candidates.ts';
import { readableTexts } from '../people/find-people.ts';
import { resolveQuery } from '../people/resolve-query.ts';
import type { SearchIndex } from '../search-index.ts';

/** Returns the problems that prevent a query from running for this reader. */
export async function problemsOf(actor: Actor, query: string): Promise<SearchProblem[]> {
  const { tree, problems } = parseSearch(query);
  return problems.length > 0 ? [...problems] : (await resolveQuery(actor, tree)).problems;
}

/**
 * Returns the ids that the actor would find now, up to the limit of an alert, and their total; null
 * if the actor cannot run this query.
 */
export async function peopleFound(
  index: SearchIndex,
  actor: Actor,
  query: string,
): Promise<{ ids: string[]; total: number } | null> {
  const parsed = parseSearch(query);
  if (parsed.problems.length > 0) return null;
  const resolved = await resolveQuery(actor, parsed.tree);
  if (resolved.problems.length > 0) return null;
  const { people, total } = await index.findPeople({
    ...(await searchReach(actor)),
    tree: resolved.tree,
    texts: readableTexts(actor),
    reader: actor.userId.toHexString(),
    sort: 'relevance',
    skip: 0,
    take: limits.savedSearch.people,
    now: Date.now(),
    pools: null,
  });
  return { ids: people.map(({ id }) => id), total };
}
