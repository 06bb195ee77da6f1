import {
  canTransition,
  jobMachine,
  type BulkItem,
  type PermissionName,
  type jobEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { requireColleague } from '../../../identity/people/require-colleague.ts';
import { holdOne } from '../actions/hold-job.ts';
import { auditedFields } from '../record/job-audit.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { notifyNewMembers } from '../notices/job-notices.ts';
import { isEnded } from '../record/job-rights.ts';
import { permissionOnTeam, responsibleTeam } from '../record/job-team.ts';
import { shareWithNewTeam } from '../record/team-sight.ts';
import { JobModel, type Job, type JobTeamMember } from '../../../records/jobs/job.model.ts';
import { reaches } from '../../../records/jobs/jobs.policy.ts';

interface BulkChange {
  permission: PermissionName;
  /** Returns why nothing has to be done; null if there is something to do. */
  skip: (job: Job) => string | null;
  /** Throws if the change is not possible. */
  guard: (job: Job) => void;
  change: (tx: Tx, job: Job) => Promise<unknown>;
}

/** Changes several jobs independently; a failed one does not stop the others. */
async function changeAll(
  ctx: RequestContext,
  { ids, dryRun }: { ids: readonly string[]; dryRun: boolean },
  bulk: BulkChange,
) {
  const items: BulkItem[] = [];
  for (const id of new Set(ids)) items.push(await changeOne(ctx, id, dryRun, bulk));
  const count = (outcome: BulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
}

async function changeOne(
  { actor, requestId, ip, session }: RequestContext,
  id: string,
  dryRun: boolean,
  { permission, skip, guard, change }: BulkChange,
): Promise<BulkItem> {
  let name: string | null = null;
  try {
    const job = await findJob(actor, id);
    name = job.title;
    if (!reaches(actor, permission, job)) throw new AppError('FORBIDDEN');
    const code = skip(job);
    if (code) return { id, name, outcome: 'skipped', code };
    guard(job);
    // The idempotency key belongs to the response of the whole request, not to this change.
    if (!dryRun)
      await transact({ requestId, ip, session, idempotency: null }, async (tx) =>
        change(tx, await findJob(actor, id, tx.session)),
      );
    return { id, name, outcome: 'ok', code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, name, outcome: 'error', code: error.code };
  }
}

const requireEditable = ({ status }: Job): void => {
  if (isEnded({ status }))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status } });
};

export const bulkTeam: Service<typeof jobEndpoints.bulkTeam> = async (ctx, { body }) => {
  const userId = new Types.ObjectId(body.userId);
  const role = body.function;
  await requireColleague({ session: null }, userId, {
    path: 'userId',
    mayOpen: (actor) => actor.can(permissionOnTeam(role)),
  });
  return changeAll(ctx, body, {
    permission: 'job.bulkTeam',
    skip: ({ team }) =>
      team.some((member) => member.function === role && member.userId.equals(userId))
        ? 'ALREADY_ON_TEAM'
        : null,
    guard: requireEditable,
    change: (tx, job) => write(tx, job, 'job.change_team', withMember(job, userId, role)),
  });
};

/** A leading function moves from its former holder; other functions are added. */
function withMember(
  { accountManagerId, leadRecruiterId, team }: Job,
  userId: Types.ObjectId,
  role: JobTeamMember['function'],
): Pick<Job, 'accountManagerId' | 'leadRecruiterId' | 'team'> {
  const manager = role === 'account_manager' ? userId : accountManagerId;
  const lead = role === 'lead_recruiter' ? userId : leadRecruiterId;
  return {
    accountManagerId: manager,
    leadRecruiterId: lead,
    team: responsibleTeam(manager, lead, [...team, { userId, function: role, responsible: false }]),
  };
}

export const bulkPriority: Service<typeof jobEndpoints.bulkPriority> = (ctx, { body }) =>
  changeAll(ctx, body, {
    permission: 'job.update',
    skip: ({ priority }) => (priority === body.priority ? 'ALREADY_SET' : null),
    guard: requireEditable,
    change: (tx, job) => write(tx, job, 'job.update', { priority: body.priority }),
  });

export const bulkHold: Service<typeof jobEndpoints.bulkHold> = (ctx, { body }) =>
  changeAll(ctx, body, {
    permission: 'job.hold',
    skip: ({ status }) => (status === 'on_hold' ? 'ALREADY_SET' : null),
    guard: ({ status }) => {
      if (!canTransition(jobMachine, status, 'hold'))
        throw new AppError('INVALID_TRANSITION', { context: { currentState: status } });
    },
    change: (tx, job) => holdOne(tx, job, { version: null, note: body.note }),
  });

async function write(tx: Tx, job: Job, action: string, changes: Partial<Job>): Promise<void> {
  const { before, after } = await updateVersioned<Job>(tx, JobModel, {
    filter: { _id: job._id },
    base: job.version,
    paths: Object.keys(changes),
    apply: () => ({ $set: changes }),
  });
  await audit(tx, {
    action,
    entity: 'job',
    entityId: after._id,
    companyId: after.companyId,
    changes: changesBetween<Job>(before, after, auditedFields),
  });
  await shareWithNewTeam(tx, before, after);
  await notifyNewMembers(tx, before, after);
}
