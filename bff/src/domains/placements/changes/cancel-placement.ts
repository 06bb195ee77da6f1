import type { placementEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { failContract } from '../../applications/api/contract.ts';
import { releaseSeat } from '../../../records/positions/position-seats.ts';
import { discardPapers } from '../../signatures/api/placement-documents.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { actOnPlacement } from './act-on-placement.ts';
import { changePlacement } from './change-placement.ts';
import { notifyPlacement } from './notify-placement.ts';

/**
 * Cancels a placement before its start. The candidate is either selected again, with the position
 * reserved for a new contract, or rejected, and the position is open.
 */
export const cancelPlacement: Service<typeof placementEndpoints.cancel> = (ctx, { params, body }) =>
  actOnPlacement(ctx, params.id, 'placement.terminate', async (tx, { placement }) => {
    const reason = await chosenReason('placement_end', body, tx.session);
    const { after, already } = await changePlacement(tx, placement, {
      action: 'cancel',
      name: 'placement.cancel',
      version: body.version,
      isRepeat: ({ endReasonId, endNote }) =>
        String(endReasonId) === body.reasonId && endNote === body.note,
      set: { status: 'cancelled', endReasonId: reason._id, endNote: body.note },
    });
    if (already) return after;
    await discardPapers(tx, { placementId: after._id, candidateId: after.candidateId });
    const { applicationId, positionId } = after;
    if (applicationId) {
      const side = reason.side === 'none' ? 'agency' : reason.side;
      const note = body.note ?? reason.label;
      const application = await failContract(tx, applicationId, {
        then: body.then,
        ending: { side, reasonId: null, note },
      });
      // The application of a rehired candidate is still placed; their new position is not reserved
      // for it.
      if (positionId && application.status !== 'active')
        await releaseSeat(tx, { positionId, applicationId });
    }
    await notifyPlacement(tx, after, {
      staff: `${after.number}: {name} does not start`,
      others: 'The contract that was being prepared does not come about',
      mail: 'placement_ending',
    });
    return after;
  });
