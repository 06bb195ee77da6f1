import type { QueryFilter } from 'mongoose';
import { behind } from '../../../lists/timeline.ts';
import { CallLogModel, type CallLog } from '../call-log.model.ts';
import { openTo, showCalls } from '../show-call.ts';
import { callEntry } from '../talk-entries.ts';
import type { SourceOf } from './company-timeline.ts';

/** Calls with a client’s people; only notes that the reader may read are searched. */
export const calls: SourceOf = (actor, { companyId, people, all, words }) => {
  const filter: QueryFilter<CallLog> = {
    companyId,
    deletedAt: null,
    ...(!all && { contactId: { $in: [...people] } }),
    ...(words && { $and: [{ note: words }, openTo(actor)] }),
  };
  return {
    read: async (place, limit) => {
      const found = await CallLogModel.find({ $and: [filter, behind(place, 'happenedAt')] })
        .sort({ happenedAt: -1, _id: -1 })
        .limit(limit)
        .lean();
      return (await showCalls(actor, found)).map(callEntry);
    },
    count: async (max) => CallLogModel.countDocuments(filter).limit(max),
  };
};
