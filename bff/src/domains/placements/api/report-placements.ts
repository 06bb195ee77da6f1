import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { among } from '../../../db/among.ts';
import { KeptRows } from '../../../db/kept-rows.ts';
import { rateOn } from '../record/placement-facts.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { knownTo, withinScope } from '../../../records/placements/placements.policy.ts';

const fields = {
  candidateId: 1,
  companyId: 1,
  jobId: 1,
  positionId: 1,
  applicationId: 1,
  recruiterId: 1,
  status: 1,
  startDate: 1,
  actualEndDate: 1,
  hoursPerWeek: 1,
} as const;

/** Fields of a placement for reports. */
export type ReportPlacement = Pick<Placement, '_id' | keyof typeof fields>;

/** With its dated rates: only for reports that show money. */
export type ReportContract = ReportPlacement & Pick<Placement, 'rates'>;

export { rateOn };

/** States of work that never began. */
const notBegun: readonly Placement['status'][] = ['pending_start', 'cancelled'];

/** Filter for work that began, whatever its state now. */
const begun: QueryFilter<Placement> = { deletedAt: null, status: { $nin: [...notBegun] } };

type KeptPlacement = ReportContract & Pick<Placement, 'accountManagerId'>;

/** Placements whose work began, as a process keeps them. */
export const keepReportPlacements = () =>
  new KeptRows<Placement, KeptPlacement>({
    model: PlacementModel,
    fields: {
      ...fields,
      accountManagerId: 1,
      'rates.effectiveFrom': 1,
      'rates.effectiveTo': 1,
      'rates.pay': 1,
      'rates.bill': 1,
    },
    by: 'createdAt',
    keep: (placements) =>
      Promise.resolve(
        new Map(
          placements
            .filter(({ status }) => !notBegun.includes(status))
            .map((placement) => [placement._id.toHexString(), placement]),
        ),
      ),
  });

export const keptReportPlacements = keepReportPlacements();

/** Returns those within a permission's scope. */
async function keptWithin(actor: Actor, permission: PermissionName): Promise<KeptPlacement[]> {
  const isWithin = await withinScope(actor, permission);
  const kept = await keptReportPlacements.get();
  return [...kept.values()].filter(isWithin);
}

/** Returns placements within a permission's scope that began on or after a day, without money. */
export const readReportPlacements = async (
  actor: Actor,
  permission: PermissionName,
  since: string,
): Promise<ReportPlacement[]> =>
  (await keptWithin(actor, permission)).filter(({ startDate }) => startDate >= since);

/** Returns placements within a permission's scope that ended on or after a day, without money. */
export const readReportEnds = async (
  actor: Actor,
  permission: PermissionName,
  since: string,
): Promise<ReportPlacement[]> =>
  (await keptWithin(actor, permission)).filter(
    ({ actualEndDate }) => actualEndDate && actualEndDate >= since,
  );

/** A candidate's period of work for a client. */
export type PersonalWork = Pick<Placement, '_id' | 'candidateId' | 'startDate' | 'actualEndDate'>;

/**
 * Returns all work of these candidates that the reader may know of, whoever is responsible for it.
 */
export async function readWorkOf(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
): Promise<PersonalWork[]> {
  const isKnown = await knownTo(actor);
  const isOfThem = among(candidateIds);
  const kept = await keptReportPlacements.get();
  return [...kept.values()].filter((row) => isOfThem(row.candidateId) && isKnown(row));
}

/** Returns placements within a permission's scope, live on or after a day, with their rates. */
export const readReportContracts = async (
  actor: Actor,
  permission: PermissionName,
  since: string,
): Promise<ReportContract[]> =>
  (await keptWithin(actor, permission)).filter(
    ({ actualEndDate }) => !actualEndDate || actualEndDate >= since,
  );

/** Returns which of these candidates ever began to work for a client. */
export async function withPlacement(
  candidateIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const ids: Types.ObjectId[] = await PlacementModel.distinct('candidateId', {
    candidateId: { $in: [...candidateIds] },
    ...begun,
  });
  return new Set(ids.map((id) => id.toHexString()));
}
