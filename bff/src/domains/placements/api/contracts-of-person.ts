import { livePlacementStates } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { rowsAtHand, rowsOnce } from '../../../db/one-moment.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import {
  PlacementModel,
  type Placement,
  type PlacementMoney,
} from '../../../records/placements/placement.model.ts';
import { reaches, scopeFor } from '../../../records/placements/placements.policy.ts';
import { rateOn } from '../record/placement-facts.ts';
import { showMoney } from '../placement.serializer.ts';

export { rateOn, showMoney };
export type { Placement, PlacementMoney };

/** A contract as a reader may see it, with its pay for permitted readers. */
export interface KnownContract {
  placement: Placement;
  client: string;
  job: { id: string; title: string };
  readsPay: boolean;
}

/**
 * Returns the contracts that a reader may see, by id. Contractors see their own, with their pay.
 */
export async function knownContracts(
  actor: Actor,
  filter: { ids: readonly Types.ObjectId[] } | { candidateId: Types.ObjectId },
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, KnownContract>> {
  const wanted: QueryFilter<Placement> =
    'ids' in filter ? { _id: { $in: [...filter.ids] } } : { candidateId: filter.candidateId };
  const within = actor.candidateId
    ? { candidateId: actor.candidateId }
    : await scopeFor(actor, 'placement.list', session);
  const found = await PlacementModel.find({ $and: [wanted, within] }, null, { session })
    .sort({ startDate: -1, _id: -1 })
    .lean();
  const jobs = await jobsById(
    found.map(({ jobId }) => jobId),
    session,
  );
  const companies = await companyNames(
    found.map(({ companyId }) => companyId),
    session,
  );
  const known = new Map<string, KnownContract>();
  for (const placement of found) {
    const job = jobs.get(placement.jobId.toHexString());
    if (!job) continue;
    known.set(placement._id.toHexString(), {
      placement,
      client: companies.get(placement.companyId.toHexString()) ?? '',
      job: { id: job._id.toHexString(), title: job.title },
      readsPay: actor.candidateId !== null || reaches(actor, 'placement.readRates', placement, job),
    });
  }
  return known;
}

/** Returns a candidate's contracts, latest first, regardless of rights. */
export const workedContracts = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Placement[]> =>
  PlacementModel.find({ candidateId, status: { $nin: ['pending_start', 'cancelled'] } }, null, {
    session,
  })
    .sort({ startDate: -1, _id: -1 })
    .lean();

/** Returns the candidates of contracts that a reader may know of. */
export const contractorsWithin = async (
  actor: Actor,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  PlacementModel.distinct('candidateId', await scopeFor(actor, 'placement.list', session)).session(
    session,
  );

const contractRows = 'contracts';

/** Returns contracts by id, regardless of rights: the caller decides what to show. */
export const contractsById = (
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Placement>> =>
  rowsOnce(session, contractRows, ids, async (wanted) => {
    const found = await PlacementModel.find({ _id: { $in: [...wanted] } }, null, {
      session,
    }).lean();
    return new Map(found.map((placement) => [placement._id.toHexString(), placement]));
  });

/**
 * Returns the contracts of a client; for a supervisor only those that they lead or deputise for.
 */
export async function contractsOfClient(
  companyId: Types.ObjectId,
  supervisorId: Types.ObjectId | null,
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Placement>> {
  const found = await PlacementModel.find(
    {
      companyId,
      ...(supervisorId && {
        $or: [{ supervisorCompanyUserId: supervisorId }, { backupSupervisorId: supervisorId }],
      }),
    },
    null,
    { session },
  ).lean();
  if (!session) rowsAtHand(contractRows, found);
  return new Map(found.map((placement) => [placement._id.toHexString(), placement]));
}

/** Returns current placements, with their responsible users. */
export const runningContracts = (): Promise<Placement[]> =>
  PlacementModel.find({ status: { $in: [...livePlacementStates] } }).lean();

/** Locks rates up to a day whose hours are approved. */
export async function closeRatesUntil(
  tx: Tx,
  id: Types.ObjectId,
  day: string | null,
): Promise<void> {
  await PlacementModel.updateOne(
    { _id: id, ratesClosedUntil: { $ne: day } },
    raiseVersion({ $set: { ratesClosedUntil: day } }),
    { session: tx.session },
  );
}
