import type { LoggedCall } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { behind, type Place } from '../../../lists/timeline.ts';
import { CallLogModel, type CallLog } from '../call-log.model.ts';
import { openTo, showCalls } from '../show-call.ts';

interface Asked {
  companyId: Types.ObjectId;
  /** With one of these of its people; null: with whomever. */
  contactIds: readonly Types.ObjectId[] | null;
  /** Words of the note, of those that the reader may read. */
  words: RegExp | null;
}

const filterOf = (actor: Actor, { companyId, contactIds, words }: Asked): QueryFilter<CallLog> => ({
  ...{ companyId, deletedAt: null },
  ...(contactIds && { contactId: { $in: [...contactIds] } }),
  ...(words && { $and: [{ note: words }, openTo(actor)] }),
});

/** Calls with a client’s people, on the client’s record. */
export const callsWithCompany = {
  /** The newest of those behind a place. */
  async read(
    actor: Actor,
    asked: Asked,
    place: Place | null,
    limit: number,
  ): Promise<LoggedCall[]> {
    const calls = await CallLogModel.find({
      $and: [filterOf(actor, asked), behind(place, 'happenedAt')],
    })
      .sort({ happenedAt: -1, _id: -1 })
      .limit(limit)
      .lean<CallLog[]>();
    return showCalls(actor, calls);
  },
  count: (actor: Actor, asked: Asked, most: number): Promise<number> =>
    CallLogModel.countDocuments(filterOf(actor, asked)).limit(most),
};
