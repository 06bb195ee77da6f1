import { can } from '../../core/permissions.ts';
import type { Role } from '../../core/roles.ts';
import { noteKinds, type NoteKind, type NoteSubjectType } from './notes.schemas.ts';

/** Billed records; only these have notes about billing. */
const billedSubjects: ReadonlySet<NoteSubjectType> = new Set(['company', 'placement']);

/**
 * Finance works with notes on placements and on billing; notes on other records are hidden from it.
 */
export const readsNotesOn = (role: Role, subjectType: NoteSubjectType): boolean =>
  can(role, 'note.read') && (role !== 'finance_hr' || billedSubjects.has(subjectType));

/** On a client, finance reads and writes only notes about billing. */
export const billingNotesOnly = (role: Role, subjectType: NoteSubjectType): boolean =>
  role === 'finance_hr' && subjectType === 'company';

/** Returns the note kinds that a role can write on a record, the default first. */
export function noteKindsOf(role: Role, subjectType: NoteSubjectType): readonly NoteKind[] {
  if (billingNotesOnly(role, subjectType)) return ['billing'];
  return billedSubjects.has(subjectType)
    ? noteKinds
    : noteKinds.filter((kind) => kind !== 'billing');
}
