import { href } from '../../core/routes.ts';
import { candidatesRoutes } from '../../routes/candidates.routes.ts';
import { companiesRoutes } from '../../routes/companies.routes.ts';
import { jobsRoutes } from '../../routes/jobs.routes.ts';
import { teamRoutes } from '../../routes/team.routes.ts';
import type { Note } from './notes.schemas.ts';

/** Where the notes of a record are read. */
export function notesHref({ subjectType, subjectId: id }: Pick<Note, 'subjectType' | 'subjectId'>) {
  switch (subjectType) {
    case 'candidate':
      return href(candidatesRoutes.notes, { id });
    case 'company':
      return href(companiesRoutes.notes, { id });
    case 'job':
      return href(jobsRoutes.record, { id });
    case 'application':
      return href(jobsRoutes.applicationProfile, { jobApplicationId: id });
    case 'placement':
      return href(teamRoutes.activeContractors, {}, { placement: id });
    case 'team_member':
      return href(teamRoutes.teamByIdProfile, { id });
  }
}
