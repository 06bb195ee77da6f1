import { Types, type ClientSession, type QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { poolsByEnglish } from '../pools/english-pools.ts';
import { keptMarks } from '../vetting/kept-marks.ts';
import type { Candidate } from './candidate.model.ts';

/** Candidates whose membership in some pools is hidden from the reader. */
export interface UntoldPlaces {
  readonly people: readonly Types.ObjectId[];
  readonly pools: readonly Types.ObjectId[];
}

const nothing: UntoldPlaces = { people: [], pools: [] };

/**
 * Membership in a pool with an English filter reveals interviewers' marks. Until the reader has
 * submitted their own scorecard, candidates with hidden marks appear in no such pool.
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

/** Filter for members of any of these pools, as far as the reader may know. */
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
