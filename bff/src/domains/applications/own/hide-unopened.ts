import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { recallFound } from '../actions/recall.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';

const note = 'The candidate no longer agrees to be shown to clients.';

/**
 * Withdraws submissions that no client has opened yet, when a candidate stops consenting to be
 * shown.
 */
export async function hideUnopened(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const unopened = await ApplicationModel.find(
    {
      candidateId,
      status: 'active',
      stageKind: 'submitted',
      deletedAt: null,
      clientSeenAt: null,
      clientDecision: 'none',
    },
    null,
    { session: tx.session },
  ).lean();
  for (const application of unopened)
    await recallFound(tx, application, { version: null, note, bySystem: true });
}
