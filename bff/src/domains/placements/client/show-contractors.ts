import {
  isLivePlacement,
  limits,
  livePlacementStates,
  periodOn,
  type Contractor,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { daysBetween, today } from '../../../db/calendar-day.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { supervisorsById } from '../../../records/companies/supervisors.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import type { Placement, PlacementRate } from '../../../records/placements/placement.model.ts';
import { showMoney } from '../placement.serializer.ts';

/** Fields of the answer; the contractor's pay is not even read. */
export const contractorFields = {
  candidateId: 1,
  companyId: 1,
  jobId: 1,
  number: 1,
  positionId: 1,
  status: 1,
  startDate: 1,
  plannedEndDate: 1,
  actualEndDate: 1,
  hoursPerWeek: 1,
  supervisorCompanyUserId: 1,
  workEmail: 1,
  accountManagerId: 1,
  extensionAskedAt: 1,
} as const;
/**
 * Fields in addition to {@link contractorFields}, for readers who may know what the company pays.
 */
export const billFields = {
  'rates.bill': 1,
  'rates.effectiveFrom': 1,
  'rates.effectiveTo': 1,
} as const;
export type ContractorPlacement = Pick<Placement, '_id' | keyof typeof contractorFields> & {
  rates?: Pick<PlacementRate, 'bill' | 'effectiveFrom' | 'effectiveTo'>[];
};

/** An end is near from the day of its first notification on. */
const nearDays = Math.max(...limits.placement.endAlertDays);

/** Returns the time since which an earlier request for an extension still counts. */
export const askedSince = (now = new Date()): Date =>
  new Date(now.getTime() - limits.placement.askAgainEvery);

/** Returns these placements as a client user reads them. */
export async function showContractors(
  actor: Actor,
  placements: readonly ContractorPlacement[],
  session: ClientSession | null = null,
): Promise<Contractor[]> {
  const mayLead = actor.can('clientPosition.editSupervisor');
  const [candidates, jobs, supervisors] = await readTogether(session, [
    () => candidatesById(placements.map(({ candidateId }) => candidateId)),
    () =>
      jobsById(
        placements.map(({ jobId }) => jobId),
        session,
      ),
    () =>
      supervisorsById(
        placements.map(({ supervisorCompanyUserId: id }) => id),
        session,
      ),
  ]);
  return placements.flatMap((placement) => {
    const candidate = candidates.get(placement.candidateId.toHexString());
    const job = jobs.get(placement.jobId.toHexString());
    const supervisor = supervisors.get(placement.supervisorCompanyUserId?.toHexString() ?? '');
    if (!candidate || !job) return [];
    return [
      {
        id: placement._id.toHexString(),
        name: candidate.name,
        jobTitle: job.title,
        status: placement.status,
        startDate: placement.startDate,
        endDate: placement.actualEndDate ?? placement.plannedEndDate,
        hoursPerWeek: placement.hoursPerWeek,
        supervisor: supervisor?.name ?? null,
        workEmail: isLivePlacement(placement.status) ? (placement.workEmail ?? null) : null,
        positionId: mayLead ? (placement.positionId?.toHexString() ?? null) : null,
        ...extensionOf(actor, placement),
        ...billOf(placement),
      },
    ];
  });
}

/** Returns what the company pays today, or from the first day; nothing if it was not read. */
function billOf({ rates = [] }: ContractorPlacement): Pick<Contractor, 'billRate'> {
  const day = today();
  const [first] = rates;
  const rate = periodOn(rates, day) ?? (first && day < first.effectiveFrom ? first : rates.at(-1));
  return rate ? { billRate: showMoney(rate.bill) } : {};
}

/** Returns how near the end is, and whether the reader can request an extension. */
function extensionOf(
  actor: Actor,
  { status, actualEndDate, plannedEndDate, extensionAskedAt }: ContractorPlacement,
): Pick<Contractor, 'daysLeft' | 'extensionAskedAt' | 'mayAskExtension'> {
  const end = actualEndDate ?? plannedEndDate;
  const isLive = livePlacementStates.some((live) => live === status);
  const left = end === null || !isLive ? null : daysBetween(today(), end);
  const daysLeft = left !== null && left <= nearDays ? left : null;
  const isAsked = extensionAskedAt !== null && extensionAskedAt >= askedSince();
  return {
    daysLeft,
    extensionAskedAt: isAsked ? extensionAskedAt.toISOString() : null,
    mayAskExtension: daysLeft !== null && !isAsked && actor.can('clientJob.create'),
  };
}
