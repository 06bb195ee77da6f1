import { noteKindsOf, type NoteKind, type NoteSubjectType } from '@muster/contracts';
import { useActor } from '@muster/kit';

/** The kinds of note that the person writes on a record, the usual one first. */
export function useNoteKinds(subjectType: NoteSubjectType): readonly NoteKind[] {
  const actor = useActor();
  return actor ? noteKindsOf(actor.role, subjectType) : [];
}
