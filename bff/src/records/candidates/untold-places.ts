import { Types, type ClientSession, type QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { poolsByEnglish } from '../pools/english-pools.ts';
import { keptMarks } from '../vetting/kept-marks.ts';
import type { Candidate } from './candidate.model.ts';

/** People of whom a reader is not told whether they are in some pools. */
export interface UntoldPlaces {
  readonly people: readonly Types.ObjectId[];
  readonly pools: readonly Types.ObjectId[];
}

const nothing: UntoldPlaces = { people: [], pools: [] };

/**
 * A pool that asks about English tells by its members what interviewers marked. Until the reader's
 * own scorecard is in, those whose marks are kept from them stand in no such pool.
 */
export async function untoldPlaces(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<UntoldPlaces> {
  const kept = await keptMarks(actor, null, session);
  if (kept.size === 0) return nothing;
  const pools = await poolsByEnglish(session);
  if (pools.length === 0) return nothing;
  return { people: [...kept.keys()].map((id) => new Types.ObjectId(id)), pools };
}

/** Who is in any of these pools, as far as the reader is told. */
export function toldToBeIn(
  poolIds: readonly (Types.ObjectId | string)[],
  { people, pools }: UntoldPlaces,
): QueryFilter<Candidate> {
  const isUntold = (id: Types.ObjectId | string) => pools.some((pool) => pool.equals(id));
  const untold = poolIds.filter(isUntold);
  if (untold.length === 0) return { poolIds: { $in: [...poolIds] } };
  return {
    $or: [
      { poolIds: { $in: poolIds.filter((id) => !isUntold(id)) } },
      { poolIds: { $in: untold }, _id: { $nin: [...people] } },
    ],
  };
}
