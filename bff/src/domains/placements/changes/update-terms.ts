import {
  isCurrentPlacement,
  normaliseEmail,
  sheetPeriodOf,
  type BodyOf,
  type placementEndpoints,
} from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { pipelineChanged } from '../../../outbox/pipeline-changed.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { periodChanged, periodTermsOf } from '../../../records/placements/timesheet-periods.ts';
import { lastSheetDay } from '../../../records/timesheets/latest-sheet.ts';
import { rerouteSheets } from '../../timesheets/api/reroute-sheets.ts';
import { actOnPlacement } from './act-on-placement.ts';
import { auditedFields } from './change-placement.ts';

/** Changes the terms for hours, notice and timesheets. */
export const updateTerms: Service<typeof placementEndpoints.updateTerms> = (
  ctx,
  { params, body: { version, changes } },
) =>
  actOnPlacement(ctx, params.id, 'placement.manage', async (tx, { placement }) => {
    const { before, after } = await updateVersioned<Placement>(tx, PlacementModel, {
      filter: { _id: placement._id },
      base: version,
      paths: Object.keys(changes),
      apply: async (current) => {
        requireCurrent(current);
        if (changes.workEmail) await requireNotOwn(tx, current, changes.workEmail);
        return {
          $set: {
            ...changes,
            ...(await periodOf(tx, current, changes)),
            lastAction: 'placement.update_terms',
          },
        };
      },
    });
    await audit(tx, {
      action: 'placement.update_terms',
      entity: 'placement',
      entityId: after._id,
      companyId: after.companyId,
      changes: changesBetween<Placement>(
        before,
        after,
        [...auditedFields, 'workEmail'],
        ['workEmail'],
      ),
    });
    if (before.approvalPath !== after.approvalPath) await rerouteSheets(tx, after);
    emit(tx, pipelineChanged, { jobId: after.jobId });
    return after;
  });

/** @throws AppError INVALID_TRANSITION if the work is over */
function requireCurrent({ status }: Placement): void {
  if (!isCurrentPlacement(status))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: status, action: 'update_terms' },
    });
}

/** Clients read the address: a private one stays with the agency. @throws AppError */
async function requireNotOwn(tx: Tx, { candidateId }: Placement, email: string): Promise<void> {
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (candidate?.email && normaliseEmail(candidate.email) === normaliseEmail(email))
    throw invalidField('changes.workEmail', 'NOT_ALLOWED');
}

/** A new timesheet period takes effect after the current one, and after each one that was begun. */
async function periodOf(
  tx: Tx,
  placement: Placement,
  { timesheetPeriod }: BodyOf<typeof placementEndpoints.updateTerms>['changes'],
): Promise<Partial<Placement>> {
  if (timesheetPeriod === undefined) return {};
  if (placement.status === 'pending_start') return { timesheetPeriod };
  const day = today();
  const { end } = sheetPeriodOf(day, periodTermsOf(placement));
  const last = await lastSheetDay(placement._id, tx.session);
  return periodChanged(placement, timesheetPeriod, {
    day,
    until: last && last > end ? last : end,
  });
}
