import { candidatesRoutes, href, jobsRoutes } from '@muster/contracts';
import type { TeamRow } from './team-row.ts';

/**
 * What somebody of the team opens, until they have a record of their own: a contractor their
 * record as a candidate, the staff the jobs that they work on.
 */
export function memberHref(
  { kind, userId, candidateId }: Pick<TeamRow, 'kind' | 'userId' | 'candidateId'>,
  seesJobTeams: boolean,
): string | undefined {
  if (candidateId) return href(candidatesRoutes.profile, { id: candidateId });
  return kind === 'staff' && seesJobTeams
    ? href(jobsRoutes.list, {}, { 'filter[member]': userId })
    : undefined;
}
