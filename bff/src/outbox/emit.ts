import type { Tx } from '../db/unit-of-work.ts';
import { isInBackground } from './background.ts';

/**
 * Emits an event with the change; its handlers run after the commit, at least once. `payload` holds
 * ids and plain facts, never personal data or secrets.
 */
export function emit(
  tx: Tx,
  type: string,
  payload: Record<string, unknown>,
  { notBefore }: { notBefore?: Date } = {},
): void {
  tx.events.push({
    type,
    payload: JSON.parse(JSON.stringify(payload)) as Record<string, unknown>,
    requestId: tx.ctx.requestId,
    at: tx.at,
    status: 'pending',
    attempts: 0,
    isBackground: isInBackground(),
    availableAt: notBefore ?? tx.at,
    lockedUntil: null,
    lockedBy: null,
    lastError: null,
    doneAt: null,
  });
}
