import type { ClientSession, Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { EventHandlers } from '../../../outbox/event-handlers.ts';
import { verifiedIdentityOf } from '../../legal-identities/api/verified-identity.ts';
import { signatureCompleted } from '../../signatures/api/signature-events.ts';
import { hasSignedContract } from '../../signatures/api/signed-contract.ts';
import { changePlacement } from '../changes/change-placement.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';

/** Checks whether a single user may start the work: contract signed, legal identity verified. */
export const arePapersReady = async (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<boolean> =>
  (await hasSignedContract(candidateId, session)) &&
  (await verifiedIdentityOf(candidateId, session)) !== null;

/** Ticks the contract off if the first day is still ahead. */
async function tickContract(candidateId: string): Promise<void> {
  await transact(systemContext(signatureCompleted), async (tx) => {
    const waiting = await PlacementModel.find({ candidateId, status: 'pending_start' }, null, {
      session: tx.session,
    }).lean();
    for (const placement of waiting) {
      if (!(await hasSignedContract(placement.candidateId, tx.session))) continue;
      const isOpen = placement.checklist.some(({ key, doneAt }) => key === 'contract' && !doneAt);
      if (!isOpen) continue;
      await changePlacement(tx, placement, {
        action: null,
        name: 'placement.check_item',
        version: null,
        isRepeat: () => false,
        set: {
          checklist: placement.checklist.map((item) =>
            item.key === 'contract' ? { ...item, doneAt: tx.at } : item,
          ),
        },
      });
    }
  });
}

/** Updates placements when a document is fully signed. */
export const papersEvents: EventHandlers = {
  [signatureCompleted]: async ({ payload: { candidateId } }) => {
    // A document signed only by a client prepares nobody's work.
    if (candidateId) await tickContract(String(candidateId));
  },
};
