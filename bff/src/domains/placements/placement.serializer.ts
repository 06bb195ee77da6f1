import {
  actionsFrom,
  fromMinorUnits,
  isCurrentPlacement,
  isLivePlacement,
  placementMachine,
  type Placement as ShownPlacement,
  type PlacementAction,
  type PlacementRow,
  type UnitRate,
  wholeWeeks,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { today } from '../../db/calendar-day.ts';
import { readTogether } from '../../db/read-together.ts';
import { visibleCandidates } from '../../records/candidates/candidate-names.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import {
  supervisorIds,
  supervisorsById,
  type Supervisor,
} from '../../records/companies/supervisors.ts';
import { jobsById, type Job } from '../../records/jobs/job-lookup.ts';
import { findPeople } from '../../identity/people/people.ts';
import { countsFrom } from '../../records/placements/timesheet-periods.ts';
import { daysUntil, marginAt, rateOn, risksOf } from './record/placement-facts.ts';
import { arePapersReady } from './start/papers-ready.ts';
import {
  PlacementModel,
  type Placement,
  type PlacementMoney,
} from '../../records/placements/placement.model.ts';
import { reaches } from '../../records/placements/placements.policy.ts';

export const showMoney = ({ amountMinor, currency, unit }: PlacementMoney): UnitRate => ({
  amount: fromMinorUnits(amountMinor),
  currency,
  unit,
});

export const showSupervisor = (supervisor: Supervisor | undefined) =>
  supervisor
    ? {
        id: supervisor.id.toHexString(),
        name: supervisor.name,
        title: supervisor.title,
        eligible: supervisor.eligible,
      }
    : null;

/** Returns names for rows of placements, read once for all of them. */
async function namesFor(actor: Actor, rows: readonly Placement[], session: ClientSession | null) {
  const candidateIds = rows.map(({ candidateId }) => candidateId);
  const people = rows.flatMap((row) => [
    row.accountManagerId,
    row.recruiterId,
    row.waiver?.by,
    row.waiver?.approvedBy,
    ...row.rates.map(({ approvedBy }) => approvedBy),
    ...row.checklist.flatMap(({ ownerUserId, doneBy }) => [ownerUserId, doneBy]),
  ]);
  const supervising = rows.flatMap((row) => [
    ...supervisorIds(row),
    row.pendingSupervision?.supervisorCompanyUserId ?? null,
  ]);
  const [jobs, companies, named, supervisors, candidates, busy] = await readTogether(session, [
    () =>
      jobsById(
        rows.map(({ jobId }) => jobId),
        session,
      ),
    () =>
      companyNames(
        rows.map(({ companyId }) => companyId),
        session,
      ),
    () => findPeople(people, session),
    () => supervisorsById(supervising, session),
    () => visibleCandidates([actor], candidateIds),
    () => liveCounts(candidateIds, session),
  ]);
  return { jobs, companies, people: named, supervisors, candidates, busy };
}
type Names = Awaited<ReturnType<typeof namesFor>>;

/** Returns rows as their reader may see them on a day; money only with permission. */
export async function showPlacementRows(
  actor: Actor,
  rows: readonly Placement[],
  { day = today(), session = null }: { day?: string; session?: ClientSession | null } = {},
): Promise<PlacementRow[]> {
  const names = await namesFor(actor, rows, session);
  return rows.flatMap((row) => {
    const job = names.jobs.get(row.jobId.toHexString());
    return job ? [showRow(actor, row, job, names, day)] : [];
  });
}

function showRow(
  actor: Actor,
  row: Placement,
  job: Job,
  { companies, people, supervisors, candidates, busy }: Names,
  day: string,
): PlacementRow {
  const candidateId = row.candidateId.toHexString();
  const candidate = candidates.get(candidateId);
  const supervisor = nameOf(supervisors, row.supervisorCompanyUserId);
  const money = reaches(actor, 'placement.readRates', row, job);
  const margin = reaches(actor, 'placement.readMargin', row, job);
  const rate = rateOn(row, day);
  const daysLeft = isLivePlacement(row.status) ? daysUntil(row.plannedEndDate, day) : null;
  return {
    id: row._id.toHexString(),
    number: row.number,
    status: row.status,
    candidate: candidate ? { id: candidateId, ...candidate } : null,
    company: {
      id: row.companyId.toHexString(),
      name: companies.get(row.companyId.toHexString()) ?? '',
    },
    job: { id: job._id.toHexString(), number: job.number, title: job.title },
    supervisor: showSupervisor(supervisor),
    accountManager: people.ref(row.accountManagerId),
    recruiter: people.ref(row.recruiterId),
    startDate: row.startDate,
    plannedEndDate: row.plannedEndDate,
    actualEndDate: row.actualEndDate,
    weeksLeft: daysLeft === null ? null : wholeWeeks(daysLeft),
    daysLeft,
    hoursPerWeek: row.hoursPerWeek,
    risks: risksOf(row, {
      margin,
      hasSupervisor: supervisor?.eligible === true,
      hasAnother: (busy.get(candidateId) ?? 0) > 1,
      day,
    }),
    ...(money && {
      pay: rate ? showMoney(rate.pay) : null,
      bill: rate ? showMoney(rate.bill) : null,
    }),
    ...(margin && { margin: marginAt(row, day) }),
    version: row.version,
    allowedActions: allowedActions(actor, row, job),
  };
}

/**
 * Returns the reader's permitted actions. After the agreed end there is no day left for a notice:
 * the contract is extended or ended.
 */
export const allowedActions = (actor: Actor, row: Placement, job: Job): PlacementAction[] => {
  const isOverdue = row.plannedEndDate !== null && row.plannedEndDate < today();
  return actionsFrom(
    placementMachine,
    row.status,
    (permission) =>
      permission !== 'system' && permission !== 'public' && reaches(actor, permission, row, job),
  ).filter((action) => action !== 'give_notice' || !isOverdue);
};

/** Data about a placement from other collections. */
export interface Beside {
  position: { id: string; label: string } | null;
  waiting: ShownPlacement['waiting'];
  papers: ShownPlacement['papers'];
  endReason: string | null;
  rehireOf: { id: string; number: string } | null;
  backfilled: boolean;
}

/** Returns the whole placement. */
export async function showPlacement(
  actor: Actor,
  { placement, job }: { placement: Placement; job: Job },
  beside: Beside,
  session: ClientSession | null = null,
): Promise<ShownPlacement> {
  const names = await namesFor(actor, [placement], session);
  const { people, supervisors } = names;
  const money = reaches(actor, 'placement.readRates', placement, job);
  const margin = reaches(actor, 'placement.readMargin', placement, job);
  const manages = reaches(actor, 'placement.manage', placement, job);
  const { waiver, pendingSupervision: pending = null } = placement;
  return {
    ...showRow(actor, placement, job, names, today()),
    ...beside,
    applicationId: placement.applicationId?.toHexString() ?? null,
    engagement: placement.engagement,
    backupSupervisor: showSupervisor(nameOf(supervisors, placement.backupSupervisorId)),
    nextSupervisor: pending && {
      supervisor: showSupervisor(nameOf(supervisors, pending.supervisorCompanyUserId)),
      from: pending.from,
    },
    noticeDaysContractor: placement.noticeDaysContractor,
    noticeDaysClient: placement.noticeDaysClient,
    noticeBy: placement.noticeBy,
    timesheetRequired: placement.timesheetRequired,
    timesheetPeriod: placement.timesheetPeriod,
    timesheetPeriodFrom: countsFrom(placement, today()),
    approvalPath: placement.approvalPath,
    harvestProjectRef: placement.harvestProjectRef ?? null,
    ...(manages && { workEmail: placement.workEmail ?? null }),
    mayEditTerms: manages && isCurrentPlacement(placement.status),
    pausedFrom: placement.pausedFrom,
    pausedUntil: placement.pausedUntil,
    pastPauses: placement.pastPauses ?? [],
    endNote: placement.endNote,
    rehireOk: placement.rehireOk,
    ratingByClient: placement.ratingByClient,
    checklist: placement.checklist.map(({ ownerUserId, doneBy, doneAt, ...item }) => ({
      key: item.key,
      label: item.label,
      dueDate: item.dueDate,
      owner: people.ref(ownerUserId),
      doneAt: doneAt?.toISOString() ?? null,
      doneBy: people.ref(doneBy),
    })),
    papersReady:
      placement.status === 'pending_start' &&
      (await arePapersReady(placement.candidateId, session)),
    waiver: waiver && {
      by: people.ref(waiver.by),
      approvedBy: people.ref(waiver.approvedBy),
      reason: waiver.reason,
    },
    ...(money && {
      rates: placement.rates.toReversed().map((rate) => ({
        id: rate._id.toHexString(),
        pay: showMoney(rate.pay),
        bill: showMoney(rate.bill),
        overtimeMultiplier: rate.overtimeMultiplier,
        ...(margin && { margin: marginAt(placement, rate.effectiveFrom) }),
        effectiveFrom: rate.effectiveFrom,
        effectiveTo: rate.effectiveTo,
        approvedBy: people.ref(rate.approvedBy),
        reason: rate.reason,
      })),
    }),
  };
}

const nameOf = (
  supervisors: ReadonlyMap<string, Supervisor>,
  id: Types.ObjectId | null,
): Supervisor | undefined => (id ? supervisors.get(id.toHexString()) : undefined);

/** Returns the number of live placements of each candidate. */
async function liveCounts(
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, number>> {
  if (candidateIds.length === 0) return new Map();
  const found = await PlacementModel.find(
    {
      candidateId: { $in: [...candidateIds] },
      status: { $in: ['active', 'paused', 'ending'] },
    },
    { candidateId: 1 },
    { session },
  ).lean();
  const counts = new Map<string, number>();
  for (const { candidateId } of found) {
    const id = candidateId.toHexString();
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
