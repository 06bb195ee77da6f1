import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { keysetPage, type KeysetPage } from '../../db/keyset.ts';
import { JobModel, type Job } from './job.model.ts';
import { scopeFor } from './jobs.policy.ts';
import { unknownJobs } from './job-lookup.ts';

/** States of jobs on which a client still waits. */
const waitingStates = ['pending_review', 'open', 'on_hold'] as const satisfies Job['status'][];
const liveStates = ['draft', ...waitingStates] as const satisfies Job['status'][];

/** Counts a client's jobs by state, of those that the actor may see. */
export async function sumCompanyJobs(
  actor: Actor,
  companyId: Types.ObjectId,
): Promise<{ open: number; total: number; seatsFree: number }> {
  const groups = await JobModel.aggregate<{
    _id: Job['status'];
    jobs: number;
    seats: number;
    filled: number;
  }>([
    { $match: { $and: [{ companyId, deletedAt: null }, scopeFor(actor, 'job.list')] } },
    {
      $group: {
        _id: '$status',
        jobs: { $sum: 1 },
        seats: { $sum: '$positionsCount' },
        filled: { $sum: '$positionsFilled' },
      },
    },
  ]);
  const open = groups.find(({ _id }) => _id === 'open');
  return {
    open: open?.jobs ?? 0,
    total: groups.reduce((sum, { jobs }) => sum + jobs, 0),
    seatsFree: Math.max(0, (open?.seats ?? 0) - (open?.filled ?? 0)),
  };
}

/** Returns the ids of a client's jobs that the actor may see, also ended ones. */
export const companyJobIds = async (
  actor: Actor,
  companyId: Types.ObjectId,
): Promise<Types.ObjectId[]> =>
  JobModel.distinct('_id', { companyId, _id: { $nin: await unknownJobs(actor) } });

/**
 * Counts a client's jobs regardless of rights: those that prevent ending the client, and all
 * others.
 */
export async function countCompanyJobs(
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<{ live: number; past: number }> {
  const live = await JobModel.countDocuments({
    companyId,
    deletedAt: null,
    status: { $in: [...waitingStates] },
  }).session(session);
  const all = await JobModel.countDocuments({ companyId, deletedAt: null }).session(session);
  return { live, past: all - live };
}

interface JobsPage {
  show: 'live' | 'past';
  limit: number;
  cursor: string | undefined;
}

/** Returns one page of a client's jobs that the actor may see, the newest first. */
export const pageOfCompanyJobs = (
  actor: Actor,
  companyId: Types.ObjectId,
  { show, limit, cursor }: JobsPage,
): Promise<KeysetPage<Job>> =>
  keysetPage<Job, 'createdAt'>(JobModel, {
    filter: {
      $and: [
        {
          companyId,
          deletedAt: null,
          status: show === 'live' ? { $in: [...liveStates] } : { $nin: [...liveStates] },
        },
        scopeFor(actor, 'job.list'),
      ],
    },
    sort: '-createdAt',
    fields: { createdAt: 'createdAt' },
    limit,
    cursor,
    list: { companyJobs: companyId.toHexString(), show },
    projection: {
      number: 1,
      title: 1,
      status: 1,
      priority: 1,
      positionsCount: 1,
      positionsFilled: 1,
      openedDate: 1,
      leadRecruiterId: 1,
      createdAt: 1,
    },
  });
