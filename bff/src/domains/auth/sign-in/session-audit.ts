import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { withoutActor } from '../../../db/without-actor.ts';
import { transact, type Tx, type WriteContext } from '../../../db/unit-of-work.ts';

/** Audits who signed in, and from where. */
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

/** Audits who signed out, here or from another browser. */
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
