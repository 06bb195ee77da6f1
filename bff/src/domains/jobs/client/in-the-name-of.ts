import { Types } from 'mongoose';
import { z } from 'zod';
import { systemContext, type Tx, type WriteContext } from '../../../db/unit-of-work.ts';

/** The author of background work, as stored in its event. */
export const authorSchema = z.object({
  userId: z.string().nullable(),
  sessionId: z.string().nullable(),
  assignmentId: z.string().nullable(),
});

export const authorOf = ({ ctx, userId }: Tx) => ({
  userId,
  sessionId: ctx.session?.id ?? null,
  assignmentId: ctx.session?.assignment?._id ?? null,
});

/** The context in which background work continues a user's action. */
export const inTheNameOf = (
  { userId, sessionId, assignmentId }: z.infer<typeof authorSchema>,
  requestId: string,
): WriteContext =>
  userId && sessionId
    ? {
        ...systemContext(requestId),
        session: {
          id: new Types.ObjectId(sessionId),
          user: { _id: new Types.ObjectId(userId) },
          assignment: assignmentId ? { _id: new Types.ObjectId(assignmentId) } : null,
          impersonation: null,
        },
      }
    : systemContext(requestId);
