import type { Tx } from '../db/unit-of-work.ts';
import { OutboxModel } from './outbox-event.model.ts';

/**
 * Leaves an event with the change; its handlers run after the commit, at least once.
 * `payload` holds ids and plain facts, never personal data or secrets.
 */
export async function emit(
  tx: Tx,
  type: string,
  payload: Record<string, unknown>,
  { notBefore }: { notBefore?: Date } = {},
): Promise<void> {
  await OutboxModel.insertMany(
    [
      {
        type,
        payload: JSON.parse(JSON.stringify(payload)),
        requestId: tx.ctx.requestId,
        at: tx.at,
        status: 'pending',
        attempts: 0,
        availableAt: notBefore ?? tx.at,
        lockedUntil: null,
        lockedBy: null,
        lastError: null,
        doneAt: null,
      },
    ],
    // Whole as it is: no document is made of it and checked.
    { session: tx.session, lean: true },
  );
}
