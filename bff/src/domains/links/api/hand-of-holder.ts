import type { Types } from 'mongoose';
import type { WriteContext } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { AccessToken } from './access-tokens.ts';

/** The holder of a link writes in their own name, signed in or not. */
export const handOfHolder = (
  { requestId, ip, idempotency }: VisitorContext,
  token: AccessToken,
  { userId, assignmentId }: { userId: Types.ObjectId; assignmentId: Types.ObjectId },
): WriteContext => ({
  requestId,
  ip,
  idempotency,
  tokenId: token._id,
  session: {
    id: null,
    user: { _id: userId },
    assignment: { _id: assignmentId },
    impersonation: null,
  },
});
