import type { Actor } from '../../../auth/actor.ts';
import type { Job, JobTeamMember } from '../../../records/jobs/job.model.ts';
import { worksOn } from '../../../records/jobs/jobs.policy.ts';

const functionOf: Partial<Record<Actor['role'], JobTeamMember['function']>> = {
  recruiter: 'recruiter',
  account_manager: 'observer',
};

type Team = Pick<Job, 'accountManagerId' | 'leadRecruiterId' | 'team'>;

/**
 * Adds the author to the team, because recruiters and account managers can reach only jobs they
 * work on.
 */
export function withMaker(
  actor: Actor,
  { accountManagerId, leadRecruiterId, team: members }: Team,
): Team {
  const team: Team = { accountManagerId, leadRecruiterId, team: members };
  const role = functionOf[actor.role];
  if (!role || worksOn(actor, team)) return team;
  // If the client has no recruiter, the recruiter who creates the job becomes the lead.
  const leads = actor.role === 'recruiter' && team.leadRecruiterId === null;
  return {
    ...team,
    leadRecruiterId: leads ? actor.userId : team.leadRecruiterId,
    team: [
      ...team.team,
      {
        userId: actor.userId,
        function: leads ? ('lead_recruiter' as const) : role,
        responsible: leads,
      },
    ],
  };
}
