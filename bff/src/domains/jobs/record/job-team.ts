import type { PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { Job, JobTeamMember } from '../../../records/jobs/job.model.ts';

const leading: ReadonlySet<JobTeamMember['function']> = new Set([
  'account_manager',
  'lead_recruiter',
]);

/** Permission that the two responsible members of a job need in one of their roles. */
export const jobLeader = 'job.update';

/** Returns the permission that a colleague needs in one of their roles for a function on a job. */
export const permissionOnTeam = (role: JobTeamMember['function']): PermissionName =>
  leading.has(role) ? jobLeader : 'job.read';

/** Returns a team with its two responsible members first; others cannot take their places. */
export const responsibleTeam = (
  accountManagerId: Types.ObjectId,
  leadRecruiterId: Types.ObjectId | null,
  members: readonly JobTeamMember[],
): JobTeamMember[] => [
  { userId: accountManagerId, function: 'account_manager', responsible: true },
  ...(leadRecruiterId
    ? [{ userId: leadRecruiterId, function: 'lead_recruiter' as const, responsible: true }]
    : []),
  ...members
    .filter((member) => !leading.has(member.function))
    .map((member) => ({ ...member, responsible: false })),
];

/** Returns the initial team of a client's new job: the client's own. */
export function teamOfCompany(
  company: Company,
): Pick<Job, 'accountManagerId' | 'leadRecruiterId' | 'team'> {
  const now = today();
  const current = company.team.filter(({ from, to }) => from <= now && (to === null || to >= now));
  const lead =
    company.recruiterId ??
    current.find(({ function: role }) => role === 'lead_recruiter')?.userId ??
    null;
  const members = current.flatMap(({ userId, function: role }): JobTeamMember[] =>
    role === 'recruiter' || role === 'vetter'
      ? [{ userId, function: role, responsible: false }]
      : [],
  );
  const { accountManagerId } = company;
  return {
    accountManagerId,
    leadRecruiterId: lead,
    team: responsibleTeam(accountManagerId, lead, members),
  };
}
