import { href } from '../../core/routes.ts';
import { candidatesRoutes } from '../../routes/candidates.routes.ts';
import { companiesRoutes } from '../../routes/companies.routes.ts';
import { jobsRoutes } from '../../routes/jobs.routes.ts';
import { teamRoutes } from '../../routes/team.routes.ts';
import type { Note } from './notes.schemas.ts';

/** The query under which the notes of a record show the one with this id first. */
export const soughtNoteParam = 'note';

/** Where the notes of a record are read; with `noteId`, beginning with that one. */
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
