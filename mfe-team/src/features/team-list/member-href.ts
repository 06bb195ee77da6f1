import { candidatesRoutes, href, jobsRoutes, teamRoutes } from '@muster/contracts';
import type { TeamRow } from './team-row.ts';

/**
 * What somebody of the team opens: their record for those who may read it, else a contractor their
 * record as a candidate, the staff the jobs that they work on.
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
