import type { Actor } from '../../../auth/actor.ts';
import type { Job, JobTeamMember } from '../../../records/jobs/job.model.ts';
import { worksOn } from '../../../records/jobs/jobs.policy.ts';

const functionOf: Partial<Record<Actor['role'], JobTeamMember['function']>> = {
  recruiter: 'recruiter',
  account_manager: 'observer',
};

type Team = Pick<Job, 'accountManagerId' | 'leadRecruiterId' | 'team'>;

/** Recruiters and account managers reach the jobs that they work on alone. */
export function withMaker(
  actor: Actor,
  { accountManagerId, leadRecruiterId, team: members }: Team,
): Team {
  const team: Team = { accountManagerId, leadRecruiterId, team: members };
  const role = functionOf[actor.role];
  if (!role || worksOn(actor, team)) return team;
  // A client without a recruiter of its own gets the one who begins.
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
