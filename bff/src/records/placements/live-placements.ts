import { livePlacementStates } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { PlacementModel, type Placement } from './placement.model.ts';

const live = { status: { $in: [...livePlacementStates] } };

/** Checks whether a candidate works for a client now, which grants the role `contractor`. */
export async function hasLivePlacement(
  candidateId: Types.ObjectId,
  session?: ClientSession | null,
): Promise<boolean> {
  const found = await PlacementModel.exists({ candidateId, ...live }).session(session ?? null);
  return found !== null;
}

/** Returns which of these candidates work for a client now. */
export async function withLivePlacement(
  candidateIds: readonly Types.ObjectId[],
  session?: ClientSession | null,
): Promise<Set<string>> {
  const ids: Types.ObjectId[] = await PlacementModel.distinct('candidateId', {
    candidateId: { $in: [...candidateIds] },
    ...live,
  }).session(session ?? null);
  return new Set(ids.map((id) => id.toHexString()));
}

/** Returns live placements that are to end by a day. */
export const placementsEndingBy = (
  day: string,
): Promise<Pick<Placement, '_id' | 'candidateId' | 'plannedEndDate'>[]> =>
  PlacementModel.find(
    { ...live, endKey: { $lte: day } },
    { candidateId: 1, plannedEndDate: 1 },
  ).lean();

/** Checks whether an account manager looks after a live placement of this person. */
export async function managesLivePlacement(
  accountManagerId: Types.ObjectId,
  candidateId: Types.ObjectId,
  session?: ClientSession | null,
): Promise<boolean> {
  const found = await PlacementModel.exists({ candidateId, accountManagerId, ...live }).session(
    session ?? null,
  );
  return found !== null;
}
