import type { Types } from 'mongoose';
import { ChatThreadModel } from '../chat-thread.model.ts';

/** In how many open conversations with clients or candidates a colleague takes part; no word of them. */
export const countOutsideConversations = (userId: Types.ObjectId): Promise<number> =>
  ChatThreadModel.countDocuments({
    $and: [
      { closedAt: null, deletedAt: null },
      { members: { $elemMatch: { userId, audience: 'staff', toSeq: null } } },
      { members: { $elemMatch: { audience: { $ne: 'staff' }, toSeq: null } } },
    ],
  });
