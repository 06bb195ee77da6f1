import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

/** Room between neighbours, so that a card finds a place without its neighbours moving. */
export const rankStep = 1024;

type Place = Pick<Application, '_id' | 'jobId' | 'stageId'>;
type Neighbour = Pick<Application, '_id' | 'rank'>;

/**
 * The rank that puts an application below `after` in a stage (null: at the top; undefined, or a card
 * that has left meanwhile: at the end). Where no number is free between two neighbours, the stage is
 * numbered anew.
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

/** Gives every card of a stage a number of its own and leaves one out for who comes between them. */
const numberAnew = (
  { session, at }: Tx,
  others: readonly { _id: Types.ObjectId }[],
  leftOut: number,
) =>
  ApplicationModel.bulkWrite(
    others.map(({ _id }, index) => ({
      updateOne: {
        filter: { _id },
        // The version covers decisions only; boards are notified of the changed position.
        update: {
          $set: { rank: (index < leftOut ? index + 1 : index + 2) * rankStep, updatedAt: at },
        },
      },
    })),
    { session },
  );
