import { behind, containing } from '../../lists/timeline.ts';
import type { Actor } from '../../auth/actor.ts';
import { CallLogModel } from './call-log.model.ts';
import { openTo, showCalls } from './show-call.ts';
import { callEntry } from './talk-entries.ts';
import type { Asked, Entry } from './timeline.ts';

/** Reads logged calls with a person. */
export async function readCalls(
  actor: Actor,
  { candidate, place, q, limit }: Asked,
): Promise<Entry[]> {
  const calls = await CallLogModel.find({
    $and: [
      { candidateId: candidate._id, deletedAt: null },
      q ? { $and: [{ note: containing(q) }, openTo(actor)] } : {},
      behind(place, 'happenedAt'),
    ],
  })
    .sort({ happenedAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  const shown = await showCalls(actor, calls);
  return shown.map(callEntry);
}
