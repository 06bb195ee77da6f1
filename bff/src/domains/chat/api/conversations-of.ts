import type { Types } from 'mongoose';
import { ChatThreadModel } from '../chat-thread.model.ts';

/** Counts a colleague's open conversations with clients or candidates, without their content. */
export const countOutsideConversations = (userId: Types.ObjectId): Promise<number> =>
  ChatThreadModel.countDocuments({
    $and: [
      { closedAt: null, deletedAt: null },
      { members: { $elemMatch: { userId, audience: 'staff', toSeq: null } } },
      { members: { $elemMatch: { audience: { $ne: 'staff' }, toSeq: null } } },
    ],
  });
