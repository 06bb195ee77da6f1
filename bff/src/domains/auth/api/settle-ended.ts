import type { CurrentSession } from '../../../auth/current-session.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { endImpersonations } from './end-impersonations.ts';

/**
 * Closes an impersonation that a request found to be over: it expired, or a condition that would
 * prevent its start now holds.
 */
export async function settleEnded(
  session: CurrentSession,
  request: { requestId: string; ip: string },
): Promise<void> {
  const { impersonation } = session;
  if (!impersonation?.over || impersonation.record.endedAt) return;
  const { record, over } = impersonation;
  await transact({ ...request, session, idempotency: null }, (tx) =>
    endImpersonations(tx, { _id: record._id }, over),
  );
}
