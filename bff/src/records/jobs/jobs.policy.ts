import { readsClientOfJobs, type PermissionName, type Role } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { CompanyUser } from '../companies/company-membership.ts';
import type { Job } from './job.model.ts';

/** Roles that read every job that is not confidential; other roles read open jobs and their own. */
const readsAll: ReadonlySet<Role> = new Set<Role>([
  'owner',
  'admin',
  'account_manager',
  'team_lead',
  'finance_hr',
]);

/** Returns the staff's jobs that a permission covers; confidential ones only for their team. */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<Job> {
  if (actor.scopeOf(permission) !== 'all') return { _id: { $in: [] } };
  if (actor.role === 'owner' || actor.role === 'admin') return {};
  const onTeam: QueryFilter<Job>[] = [
    { 'team.userId': actor.userId },
    { leadRecruiterId: actor.userId },
    { accountManagerId: actor.userId },
  ];
  const open = readsAll.has(actor.role)
    ? { confidential: false }
    : { confidential: false, status: 'open' as const };
  return { $or: [open, ...onTeam] };
}

/** {@link scopeFor} for a loaded job: whether it can be opened. */
export function opensJob(actor: Actor, job: Access & Pick<Job, 'status'>): boolean {
  if (actor.scopeOf('job.list') !== 'all') return false;
  if (actor.role === 'owner' || actor.role === 'admin' || worksOn(actor, job)) return true;
  return !job.confidential && (readsAll.has(actor.role) || job.status === 'open');
}

type Access = Pick<Job, 'confidential' | 'team' | 'leadRecruiterId' | 'accountManagerId'>;

/** Checks whether a user works on a job: on its team, as lead or as account manager. */
export const worksOn = (
  { userId }: Pick<Actor, 'userId'>,
  { team, leadRecruiterId, accountManagerId }: Omit<Access, 'confidential'>,
): boolean =>
  accountManagerId.equals(userId) ||
  (leadRecruiterId?.equals(userId) ?? false) ||
  team.some((member) => member.userId.equals(userId));

/**
 * Checks whether a permission reaches a job that the actor sees; `assigned` covers those who work
 * on it. Recruiters delete only their own drafts.
 */
export function reaches(
  actor: Actor,
  permission: PermissionName,
  job: Access & Pick<Job, 'createdBy' | 'status'>,
): boolean {
  const scope = actor.scopeOf(permission);
  if (scope !== 'assigned') return scope === 'all';
  if (permission === 'job.delete' && actor.role === 'recruiter')
    return job.status === 'draft' && (job.createdBy?.equals(actor.userId) ?? false);
  return worksOn(actor, job);
}

/** Checks whether the actor may know the client of a job. */
export const seesClientOfJobs = ({ role }: Actor): boolean => readsClientOfJobs(role);

/** Live for a client: requested, running or just filled. */
const clientStates = ['pending_review', 'open', 'on_hold', 'filled'] as const;
const endedStates = ['closed', 'cancelled'] as const;

/** Checks whether a job has ended for its client and left their dashboard. */
export const isEnded = ({ status }: Pick<Job, 'status'>): boolean =>
  (endedStates as readonly string[]).includes(status);

/** How a membership limits the jobs a client user sees. */
export type JobsOfMember = Pick<CompanyUser, 'canSeeAllJobs' | 'sharedJobIds'>;

/**
 * The jobs of the actor's own company, including requests that the agency sent back. A manager sees
 * the jobs that they interview for, supervise, requested or were given, unless the company lets
 * them see all. With `ended`, ended jobs are included.
 */
export function clientScopeFor(
  actor: Actor,
  member: JobsOfMember | null,
  { ended = false }: { ended?: boolean } = {},
): QueryFilter<Job> {
  if (actor.scopeOf('clientJob.list') !== 'company' || !actor.companyId)
    return { _id: { $in: [] } };
  const states = ended ? [...clientStates, ...endedStates] : [...clientStates];
  const own: QueryFilter<Job> = {
    companyId: actor.companyId,
    $or: [{ status: { $in: states } }, { status: 'draft', requestedBy: { $ne: null } }],
  };
  if (actor.role !== 'client_manager' || member?.canSeeAllJobs) return own;
  return {
    $and: [
      own,
      {
        $or: [
          { interviewerIds: actor.userId },
          { supervisorIds: actor.userId },
          { createdBy: actor.userId },
          { _id: { $in: member?.sharedJobIds ?? [] } },
        ],
      },
    ],
  };
}
