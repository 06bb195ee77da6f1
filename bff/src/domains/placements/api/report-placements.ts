import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { rateOn } from '../record/placement-facts.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { notSecret, scopeFor } from '../../../records/placements/placements.policy.ts';

const fields = {
  candidateId: 1,
  companyId: 1,
  jobId: 1,
  positionId: 1,
  recruiterId: 1,
  status: 1,
  startDate: 1,
  actualEndDate: 1,
  hoursPerWeek: 1,
} as const;

/** What reports go by of a placement. */
export type ReportPlacement = Pick<Placement, '_id' | keyof typeof fields>;

/** With its dated rates: of those reports alone that show money. */
export type ReportContract = ReportPlacement & Pick<Placement, 'rates'>;

export { rateOn };

/** Work that began, whatever became of it. */
const begun: QueryFilter<Placement> = {
  deletedAt: null,
  status: { $nin: ['pending_start', 'cancelled'] },
};

/** Placements of a permission's reach that began on or after a day, without money. */
export const readReportPlacements = async (
  actor: Actor,
  permission: PermissionName,
  since: string,
): Promise<ReportPlacement[]> =>
  PlacementModel.find(
    { $and: [await scopeFor(actor, permission), { ...begun, startDate: { $gte: since } }] },
    fields,
  ).lean<ReportPlacement[]>();

/** Placements of a permission's reach that ended on or after a day, without money. */
export const readReportEnds = async (
  actor: Actor,
  permission: PermissionName,
  since: string,
): Promise<ReportPlacement[]> =>
  PlacementModel.find(
    { $and: [await scopeFor(actor, permission), { ...begun, actualEndDate: { $gte: since } }] },
    fields,
  ).lean<ReportPlacement[]>();

/** When somebody worked for a client. */
export type PersonalWork = Pick<Placement, '_id' | 'candidateId' | 'startDate' | 'actualEndDate'>;

/** All work of these people that the reader may know of, whoever is in charge of it. */
export const readWorkOf = async (
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
): Promise<PersonalWork[]> =>
  candidateIds.length === 0
    ? []
    : PlacementModel.find(
        { $and: [...(await notSecret(actor)), { ...begun, candidateId: { $in: candidateIds } }] },
        { candidateId: 1, startDate: 1, actualEndDate: 1 },
      ).lean<PersonalWork[]>();

/** Placements within a permission, live on or after a day, with their rates. */
export const readReportContracts = async (
  actor: Actor,
  permission: PermissionName,
  since: string,
): Promise<ReportContract[]> =>
  PlacementModel.find(
    {
      $and: [
        await scopeFor(actor, permission),
        { ...begun, $or: [{ actualEndDate: null }, { actualEndDate: { $gte: since } }] },
      ],
    },
    { ...fields, rates: 1 },
  ).lean<ReportContract[]>();

/** Which of these people ever began to work for a client. */
export async function withPlacement(
  candidateIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const ids: Types.ObjectId[] = await PlacementModel.distinct('candidateId', {
    candidateId: { $in: [...candidateIds] },
    ...begun,
  });
  return new Set(ids.map((id) => id.toHexString()));
}
