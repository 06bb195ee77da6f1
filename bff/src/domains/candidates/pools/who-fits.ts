import type { ClientSession, PipelineStage, QueryFilter, Types } from 'mongoose';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { isInside, placeOf, placesAmong, type Pool } from '../../../records/pools/pool-members.ts';
import type { RuleParts } from './rule-filter.ts';

/** Smart pool with the conditions of its rule. */
export interface RuledPool {
  readonly pool: Pool;
  readonly rule: RuleParts;
}

/** Candidate with wrong pool memberships, by pool ids. */
export interface Misplaced {
  readonly _id: Types.ObjectId;
  readonly joins: readonly string[];
  readonly leaves: readonly string[];
}

type Person = Pick<Candidate, '_id' | 'poolIds'>;
type Found = Record<string, readonly Person[]>;

const everyone = 'people';
const pair = (poolId: string, candidateId: Types.ObjectId) =>
  `${poolId}:${candidateId.toHexString()}`;

/**
 * Finds candidates with wrong memberships: matching or pinned candidates belong in, excluded or no
 * longer matching ones do not. One read checks all rules.
 */
export async function misplacedAmong(
  pools: readonly RuledPool[],
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Misplaced[]> {
  const found = await askRules(pools, ids, session);
  const rows = await placesAmong(
    pools.map(({ pool }) => pool._id),
    ids,
    session,
  );
  const fits = new Set<string>();
  for (const { pool, rule } of pools) {
    const id = pool._id.toHexString();
    for (const { _id } of found[id] ?? [])
      if (rule.found?.has(_id.toHexString()) !== false) fits.add(pair(id, _id));
  }
  for (const row of rows) {
    const key = pair(row.poolId.toHexString(), row.candidateId);
    if (isInside(placeOf(row))) fits.add(key);
    else fits.delete(key);
  }
  const asked = pools.map(({ pool }) => pool._id.toHexString());
  return (found[everyone] ?? []).flatMap(({ _id, poolIds }) => {
    const present = new Set(poolIds.map((id) => id.toHexString()));
    const joins = asked.filter((id) => fits.has(pair(id, _id)) && !present.has(id));
    const leaves = asked.filter((id) => present.has(id) && !fits.has(pair(id, _id)));
    return joins.length + leaves.length > 0 ? [{ _id, joins, leaves }] : [];
  });
}

/** Returns by pool id the candidates that its rule finds, and all candidates that were checked. */
async function askRules(
  pools: readonly RuledPool[],
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Found> {
  const rules = pools.map(({ pool, rule }): [string, PipelineStage.FacetPipelineStage[]] => [
    pool._id.toHexString(),
    [{ $match: asStored(rule.facts) }, { $project: { _id: 1 } }],
  ]);
  const [found] = await CandidateModel.aggregate<Found>([
    { $match: { _id: { $in: [...ids] } } },
    { $facet: { ...Object.fromEntries(rules), [everyone]: [{ $project: { poolIds: 1 } }] } },
  ]).session(session);
  return found ?? {};
}

/** Pipelines are sent without casting, so ids and dates given as text are cast as in a query. */
const asStored = (filter: QueryFilter<Candidate>): QueryFilter<Candidate> =>
  CandidateModel.find().cast(CandidateModel, filter) as QueryFilter<Candidate>;
