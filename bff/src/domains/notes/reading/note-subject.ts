import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { findCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { findCompany } from '../../../records/companies/company-lookup.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import { memberSubject } from './subjects/member-subject.ts';
import { candidateSubject, companySubject } from './subjects/people-subjects.ts';
import type { LookupOptions, NoteSubject } from './subjects/subject-types.ts';
import { applicationSubject, jobSubject, placementSubject } from './subjects/work-subjects.ts';

export type { NoteSubject };

interface Named {
  subjectType: Note['subjectType'];
  subjectId: string;
}

/**
 * Finds the record of a note, or of a new one, on which the actor may read notes.
 * @throws AppError NOT_FOUND, FORBIDDEN, SELF_RECORD
 */
export async function findSubject(
  actor: Actor,
  named: Named,
  options: LookupOptions = {},
): Promise<NoteSubject> {
  const subject = await lookUp(actor, named, options);
  if (!subject.mayRead(actor)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return subject;
}

async function lookUp(
  actor: Actor,
  { subjectType, subjectId }: Named,
  options: LookupOptions,
): Promise<NoteSubject> {
  switch (subjectType) {
    case 'candidate':
      return candidateSubject(await findCandidate(actor, subjectId, options));
    case 'company':
      return companySubject(await findCompany(actor, subjectId, options));
    case 'job':
      return jobSubject(actor, subjectId, options);
    case 'application':
      return applicationSubject(actor, subjectId, options);
    case 'placement':
      return placementSubject(actor, subjectId, options);
    case 'team_member':
      return memberSubject(actor, subjectId, options);
  }
}
