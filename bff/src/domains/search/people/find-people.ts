import {
  countCap,
  limits,
  parseSearch,
  type peopleSearchEndpoints,
  type PeopleSearchResult,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { personBehind } from '../../../auth/current-session.ts';
import type { Service } from '../../../http/mount.ts';
import { searchReach, searchedPeople } from '../../candidates/api/searched-candidates.ts';
import { searchedNotes } from '../../../records/notes/note-visibility.ts';
import { continuesSearch } from '../continued-search.ts';
import type { SearchIndex } from '../search-index.ts';
import { findPassages } from './find-passages.ts';
import type { PeopleQuery } from './people-query.ts';
import { resolveQuery } from './resolve-query.ts';
import { showFacets } from './show-facets.ts';

/** Number of candidates on one page. */
export const pageSize = 25;

/**
 * The candidate search. The index finds, counts and sorts; candidates hidden from the reader are
 * read from the database first and left out of all results, and each candidate on the page is
 * checked by the policy again.
 */
export const findPeople =
  ({ index }: { index: SearchIndex }): Service<typeof peopleSearchEndpoints.find> =>
  async (ctx, { query: { q, sort, page } }) => {
    const { actor } = ctx;
    const person = personBehind(ctx.session)._id.toHexString();
    const { perUser, window } = limits.search;
    if (!continuesSearch(`${person}:people`, q)) await ctx.limit('search', person, perUser, window);

    const parsed = parseSearch(q);
    if (parsed.problems.length > 0) return refused(parsed.problems, index);
    const [resolved, reach] = await Promise.all([
      resolveQuery(actor, parsed.tree),
      searchReach(actor),
    ]);
    if (resolved.problems.length > 0) return refused(resolved.problems, index);

    const skip = (page - 1) * pageSize;
    const found = await index.findPeople({
      ...reach,
      tree: resolved.tree,
      texts: readableTexts(actor),
      reader: actor.userId.toHexString(),
      sort,
      skip,
      take: pageSize,
      now: Date.now(),
      pools: resolved.pools && resolved.pools.map(({ id }) => id),
    });
    const people = await searchedPeople(
      actor,
      found.people.map(({ id }) => id),
    );
    const reasons = new Map(found.people.map((one) => [one.id, one.reasons]));
    const [passages, facets] = await Promise.all([
      findPassages(actor, people, resolved.texts),
      showFacets(found.facets, resolved.pools),
    ]);
    return {
      data: people.map(({ row }) => ({
        ...row,
        reasons: (reasons.get(row.id) ?? []).flatMap((at) => resolved.clauses[at] ?? []),
        passages: passages.get(row.id) ?? [],
      })),
      page: {
        limit: pageSize,
        total: Math.min(found.total, countCap),
        totalIsCapped: found.total > countCap,
        from: people.length > 0 ? skip + 1 : null,
      },
      facets,
      problems: [],
      index: index.state(),
    };
  };

/** Returns which texts the reader may search, according to the permission to read them. */
export function readableTexts(actor: Actor): PeopleQuery['texts'] {
  const reach = (permission: 'attachment.read' | 'attachment.readInternal') => {
    const scope = actor.scopeOf(permission);
    return scope === 'all' || scope === 'assigned' ? scope : 'none';
  };
  const notes = searchedNotes(actor);
  return {
    title: 'all',
    profile: 'all',
    cv: reach('attachment.read'),
    internalCv: reach('attachment.readInternal'),
    note: notes.team ? 'all' : 'none',
    managementNote: notes.management ? 'all' : 'none',
  };
}

const refused = (
  problems: PeopleSearchResult['problems'] | readonly PeopleSearchResult['problems'][number][],
  index: SearchIndex,
): PeopleSearchResult => ({
  data: [],
  page: { limit: pageSize, total: 0, totalIsCapped: false, from: null },
  facets: [],
  problems: [...problems],
  index: index.state(),
});
