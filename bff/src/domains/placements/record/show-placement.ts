import type { Placement as ShownPlacement } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { papersOf } from '../../signatures/api/placement-documents.ts';
import { pendingApproval } from '../../approvals/api/approvals.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { seatBeside } from '../../../records/positions/seat-reading.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import type { FoundPlacement } from './find-placement.ts';
import { showPlacement } from '../placement.serializer.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';

const kinds = ['placement_rate', 'placement_start'] as const;

/** Returns a placement with its position, its pending approvals, and its origin. */
export async function readWhole(
  actor: Actor,
  found: FoundPlacement,
  session: ClientSession | null = null,
): Promise<ShownPlacement> {
  const { placement } = found;
  const { position, backfilled } = await seatBeside(placement, session);
  const reasons = await reasonLabels([placement.endReasonId], session);
  const waiting = await waitingAt(placement, session);
  const before =
    placement.rehireOf &&
    (await PlacementModel.findById(placement.rehireOf, { number: 1 }, { session }).lean());
  return showPlacement(
    actor,
    found,
    {
      position,
      backfilled,
      waiting,
      endReason: placement.endReasonId
        ? (reasons.get(placement.endReasonId.toHexString()) ?? null)
        : null,
      papers: await papersOf(
        actor,
        { placementId: placement._id, candidateId: placement.candidateId },
        session,
      ),
      rehireOf: before ? { id: before._id.toHexString(), number: before.number } : null,
    },
    session,
  );
}

async function waitingAt({ _id }: Placement, session: ClientSession | null) {
  const waiting: ShownPlacement['waiting'] = [];
  for (const name of kinds) {
    const request = await pendingApproval({ name }, _id, { session });
    if (!request) continue;
    const people = await findPeople([request.requesterId], session);
    waiting.push({
      id: request._id.toHexString(),
      kind: name,
      requestedBy: people.ref(request.requesterId),
      requestedAt: request._id.getTimestamp().toISOString(),
    });
  }
  return waiting;
}
