import {
  toMinorUnits,
  type PlacementAction,
  type UnitRate,
  type placementEndpoints,
} from '@muster/contracts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { reserveSeat } from '../../../records/positions/position-seats.ts';
import { addSeatAfter } from '../api/backfill.ts';
import { requireState } from './change-placement.ts';
import { findPlacement, type FoundPlacement } from '../record/find-placement.ts';
import {
  PlacementModel,
  type Placement,
  type PlacementMoney,
} from '../../../records/placements/placement.model.ts';
import { createPlacement } from '../api/placements.ts';
import { readWhole } from '../record/show-placement.ts';

type Body = Parameters<Service<typeof placementEndpoints.rehire>>[1]['body'];

/** Creates a new placement for a former contractor, with a new position and rates. */
export const rehire: Service<typeof placementEndpoints.rehire> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const found = await findPlacement(actor, 'placement.manage', params.id, tx.session);
      const placement = await again(tx, found, body);
      return readWhole(actor, { ...found, placement }, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      readWhole(actor, await findPlacement(actor, 'placement.manage', params.id)),
    );
  }
};

async function again(tx: Tx, { placement, job }: FoundPlacement, body: Body): Promise<Placement> {
  const next = await PlacementModel.findOne(
    { rehireOf: placement._id, status: { $ne: 'cancelled' } },
    null,
    { session: tx.session },
  ).lean();
  if (next && String(next.createdBy) === String(tx.userId) && next.startDate === body.startDate)
    return next;
  requireState(placement, 'rehire');
  if (body.version !== placement.version) throw versionConflict(placement, ['status']);
  if (next) throw new AppError('DUPLICATE', { context: { placementId: next._id.toHexString() } });
  const candidate = await findLiveCandidate(placement.candidateId, tx.session);
  if (!candidate || !placement.applicationId) throw refused(placement);
  if (candidate.status === 'do_not_contact') throw new AppError('CANDIDATE_DO_NOT_CONTACT');
  const seat = await addSeatAfter(tx, job, placement);
  const position = await reserveSeat(tx, {
    jobId: job._id,
    positionId: seat._id,
    applicationId: placement.applicationId,
  });
  return createPlacement(tx, {
    application: { _id: placement.applicationId, candidateId: placement.candidateId },
    position: {
      ...position,
      supervisorCompanyUserId: placement.supervisorCompanyUserId,
      backupSupervisorId: placement.backupSupervisorId,
    },
    job,
    rates: {
      pay: asMoney(body.pay),
      bill: asMoney(body.bill),
      overtimeMultiplier: body.overtimeMultiplier,
    },
    startDate: body.startDate,
    plannedEndDate: body.plannedEndDate,
    rehireOf: placement._id,
  });
}

const refused = ({ status }: Placement): AppError =>
  new AppError('INVALID_TRANSITION', {
    context: {
      currentState: status,
      action: 'rehire' satisfies PlacementAction,
    },
  });

/** Converts a request's money to minor units. */
export const asMoney = ({ amount, currency, unit }: UnitRate): PlacementMoney => ({
  amountMinor: toMinorUnits(amount),
  currency,
  unit,
});
