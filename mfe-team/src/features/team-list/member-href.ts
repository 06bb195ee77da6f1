import { candidatesRoutes, href, jobsRoutes, teamRoutes } from '@muster/contracts';
import type { TeamRow } from './team-row.ts';

/**
 * The page that opens for a team member: their record for readers with the right to it; otherwise
 * the candidate record of a contractor, or the jobs of a staff member.
 */
export function memberHref(
  { id, opens, kind, userId, candidateId }: TeamRow,
  seesJobTeams: boolean,
): string | undefined {
  if (opens) return href(teamRoutes.teamByIdProfile, { id });
  if (candidateId) return href(candidatesRoutes.profile, { id: candidateId });
  return kind === 'staff' && seesJobTeams
    ? href(jobsRoutes.list, {}, { 'filter[member]': userId })
    : undefined;
}
