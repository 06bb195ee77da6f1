import { href } from '../../core/routes.ts';
import { candidatesRoutes } from '../../routes/candidates.routes.ts';
import { companiesRoutes } from '../../routes/companies.routes.ts';
import { jobsRoutes } from '../../routes/jobs.routes.ts';
import { teamRoutes } from '../../routes/team.routes.ts';
import type { Note } from './notes.schemas.ts';

/** The query parameter that puts the note with this id first. */
export const soughtNoteParam = 'note';

/** Returns the URL of a record's notes; with `noteId`, starting with that note. */
export function notesHref(
  { subjectType, subjectId: id }: Pick<Note, 'subjectType' | 'subjectId'>,
  noteId?: string,
) {
  const sought = noteId ? { [soughtNoteParam]: noteId } : {};
  switch (subjectType) {
    case 'candidate':
      return href(candidatesRoutes.notes, { id }, sought);
    case 'company':
      return href(companiesRoutes.notes, { id }, sought);
    case 'job':
      return href(jobsRoutes.record, { id }, sought);
    case 'application':
      return href(jobsRoutes.applicationProfile, { jobApplicationId: id }, sought);
    case 'placement':
      return href(teamRoutes.activeContractors, {}, { placement: id, ...sought });
    case 'team_member':
      return href(teamRoutes.teamByIdProfile, { id }, sought);
  }
}
