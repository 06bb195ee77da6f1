import { can } from '../../core/permissions.ts';
import type { Role } from '../../core/roles.ts';
import { noteKinds, type NoteKind, type NoteSubjectType } from './notes.schemas.ts';

/** Records that are paid for; notes about the paying are written on them alone. */
const billedSubjects: ReadonlySet<NoteSubjectType> = new Set(['company', 'placement']);

/** Finance works with notes on placements and on billing; notes on other records are closed to it. */
export const readsNotesOn = (role: Role, subjectType: NoteSubjectType): boolean =>
  can(role, 'note.read') && (role !== 'finance_hr' || billedSubjects.has(subjectType));

/** Of a client, those who pay and bill read and write notes on billing alone. */
export const billingNotesOnly = (role: Role, subjectType: NoteSubjectType): boolean =>
  role === 'finance_hr' && subjectType === 'company';

/** The kinds that a role writes on a record, the usual one first. */
export function noteKindsOf(role: Role, subjectType: NoteSubjectType): readonly NoteKind[] {
  if (billingNotesOnly(role, subjectType)) return ['billing'];
  return billedSubjects.has(subjectType)
    ? noteKinds
    : noteKinds.filter((kind) => kind !== 'billing');
}
