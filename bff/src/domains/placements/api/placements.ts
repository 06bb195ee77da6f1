import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { addMonths, dayInWords } from '../../../db/calendar-day.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { takeUpClient } from '../../companies/api/take-up-client.ts';
import { auditedFields, changePlacement } from '../changes/change-placement.ts';
import { discardPapers } from '../../signatures/api/placement-documents.ts';
import { draftContract } from '../start/placement-papers.ts';
import { onboardingChecklist } from '../start/onboarding-checklist.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import type { NewPlacement, PlacementMaker } from '../../../records/placements/placement-maker.ts';
import { notifyPlacement } from '../changes/notify-placement.ts';

/**
 * Creates the placement of a selected candidate, which waits for its first day. Notifies account
 * manager, recruiter and supervisor.
 */
export async function createPlacement(
  tx: Tx,
  { application, position, job, rates, startDate, plannedEndDate, rehireOf = null }: NewPlacement,
): Promise<Placement> {
  const end =
    plannedEndDate === undefined
      ? job.durationMonths && addMonths(startDate, job.durationMonths)
      : plannedEndDate;
  const [made] = await PlacementModel.create(
    [
      {
        number: formatNumber('placement', await takeNumber('placement')),
        applicationId: application._id,
        candidateId: application.candidateId,
        companyId: job.companyId,
        jobId: job._id,
        positionId: position._id,
        startDate,
        plannedEndDate: end || null,
        engagement: job.engagement,
        hoursPerWeek: job.hoursPerWeek,
        supervisorCompanyUserId: position.supervisorCompanyUserId,
        backupSupervisorId: position.backupSupervisorId,
        accountManagerId: job.accountManagerId,
        recruiterId: job.leadRecruiterId,
        timesheetRequired: rates.pay.unit === 'hour' || rates.bill.unit === 'hour',
        rates: [{ overtimeMultiplier: 1, ...rates, effectiveFrom: startDate, effectiveTo: null }],
        checklist: onboardingChecklist(startDate, {
          accountManagerId: job.accountManagerId,
          recruiterId: job.leadRecruiterId,
        }),
        rehireOf,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!made) throw new Error('The placement was not written');
  await takeUpClient(tx, job.companyId);
  const placement = made.toObject<Placement>();
  await audit(tx, {
    action: 'placement.create',
    entity: 'placement',
    entityId: placement._id,
    companyId: placement.companyId,
    changes: changesBetween<Placement>(null, placement, auditedFields),
  });
  await draftContract(tx, placement);
  await notifyPlacement(tx, placement, {
    staff: `${placement.number}: {name} is to start on ${dayInWords(startDate)}`,
    others: `A contract is being prepared; the first day is ${dayInWords(startDate)}`,
  });
  return placement;
}

/**
 * Cancels the waiting placement of an application if no contract comes about; the caller updates
 * position and application. Does nothing without such a placement.
 */
export async function cancelPlacementOf(
  tx: Tx,
  applicationId: Types.ObjectId,
  { reasonId = null, note }: { reasonId?: Types.ObjectId | null; note: string | null },
): Promise<Placement | null> {
  const placement = await PlacementModel.findOne({ applicationId, status: 'pending_start' }, null, {
    session: tx.session,
  }).lean();
  if (!placement) return null;
  const { after } = await changePlacement(tx, placement, {
    action: 'cancel',
    name: 'placement.cancel',
    version: null,
    set: { status: 'cancelled', endReasonId: reasonId, endNote: note },
  });
  await discardPapers(tx, { placementId: after._id, candidateId: after.candidateId });
  await notifyPlacement(tx, after, {
    staff: `${after.number}: {name} does not start`,
    others: 'The contract that was being prepared does not come about',
    mail: 'placement_ending',
  });
  return after;
}

export const makesPlacements: PlacementMaker = {
  create: createPlacement,
  cancel: cancelPlacementOf,
};
