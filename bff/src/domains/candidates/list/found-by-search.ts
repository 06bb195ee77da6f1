import { clauseNodes, parseSearch } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { peopleSearch } from '../../../search/people-search.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

interface Searched {
  readonly 'filter[search]'?: string | undefined;
}

/** Checks whether the search text names states: then no state is excluded by default. */
export function asksStatus({ 'filter[search]': text }: Searched): boolean {
  const { tree } = parseSearch(text ?? '');
  return tree !== null && clauseNodes(tree).some(({ clause }) => clause.field === 'status');
}

/**
 * Returns the ids that a query's search text finds for the actor, with null those found for
 * everyone; `anybody` without a text. Null for a text that cannot be run.
 * @throws AppError UNAVAILABLE while the index cannot answer
 */
export async function idsBySearch(
  actor: Actor | null,
  { 'filter[search]': text }: Searched,
  within?: readonly Types.ObjectId[],
): Promise<readonly string[] | 'anybody' | null> {
  if (text === undefined) return 'anybody';
  const search = peopleSearch();
  if (!search) throw new AppError('UNAVAILABLE');
  const answer = await search.find(
    actor,
    text,
    within?.map((id) => id.toHexString()),
  );
  return 'problems' in answer ? null : answer.ids;
}

/** Returns the condition of a query's search text, empty without one; see {@link idsBySearch}. */
export async function foundBySearch(
  actor: Actor | null,
  query: Searched,
  within?: readonly Types.ObjectId[],
): Promise<QueryFilter<Candidate>[] | null> {
  const ids = await idsBySearch(actor, query, within);
  if (ids === 'anybody') return [];
  return ids && [{ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }];
}
