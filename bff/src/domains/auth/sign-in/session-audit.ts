import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { transact, type Tx, type WriteContext } from '../../../db/unit-of-work.ts';

/**
 * Sign-in and sign-out are audited as the user alone: neither the browser's earlier session nor an
 * impersonated person is part of them.
 */
export const withoutActor = ({ requestId, ip }: WriteContext): WriteContext => ({
  requestId,
  ip,
  session: null,
  idempotency: null,
});

/** Sessions are audited: who signed in, and from where. */
export const auditSessionStart = (
  tx: Tx,
  sessionId: Types.ObjectId,
  userId: Types.ObjectId,
): Promise<void> =>
  audit(tx, {
    action: 'session.start',
    entity: 'session',
    entityId: sessionId,
    actorUserId: userId,
  });

/** … and who signed out, here or from another browser. */
export const auditSessionEnd = (
  ctx: WriteContext,
  { _id, userId }: { _id: Types.ObjectId; userId: Types.ObjectId },
): Promise<void> =>
  transact(withoutActor(ctx), (tx) =>
    audit(tx, {
      action: 'session.end',
      entity: 'session',
      entityId: _id,
      actorUserId: userId,
    }),
  );
