import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

/** Gap between neighbours, so that a card can be inserted without moving them. */
export const rankStep = 1024;

type Place = Pick<Application, '_id' | 'jobId' | 'stageId'>;
type Neighbour = Pick<Application, '_id' | 'rank'>;

/**
 * Returns the rank below `after` in a stage (null: at the top; undefined, or a card that has left
 * meanwhile: at the end). If no number is free between two neighbours, the stage is renumbered.
 */
export async function rankBelow(
  tx: Tx,
  { _id, jobId, stageId }: Place,
  after: string | null | undefined,
): Promise<number> {
  const others = await ApplicationModel.find(
    {
      jobId,
      stageId,
      _id: { $ne: _id },
      status: { $in: ['active', 'placed'] },
      deletedAt: null,
    },
    { rank: 1 },
    { session: tx.session },
  )
    .sort({ rank: 1, _id: 1 })
    .lean();
  const index = after === null ? 0 : placeBelow(others, after);
  const above = others[index - 1];
  const below = others[index];
  if (!below) return (above?.rank ?? 0) + rankStep;
  if (!above) return below.rank - rankStep;
  const between = Math.floor((above.rank + below.rank) / 2);
  if (between > above.rank && between < below.rank) return between;
  await numberAnew(tx, others, index);
  return (index + 1) * rankStep;
}

function placeBelow(others: readonly Neighbour[], after: string | undefined): number {
  const found = others.findIndex(({ _id }) => _id.toHexString() === after);
  return found === -1 ? others.length : found + 1;
}

/** Renumbers the cards of a stage and leaves a gap for the inserted card. */
const numberAnew = (
  { session, at }: Tx,
  others: readonly { _id: Types.ObjectId }[],
  leftOut: number,
) =>
  ApplicationModel.bulkWrite(
    others.map(({ _id }, index) => ({
      updateOne: {
        filter: { _id },
        // The version covers only decisions; boards are notified of the changed position.
        update: {
          $set: { rank: (index < leftOut ? index + 1 : index + 2) * rankStep, updatedAt: at },
        },
      },
    })),
    { session },
  );
