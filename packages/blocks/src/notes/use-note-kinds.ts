import { noteKindsOf, type NoteKind, type NoteSubjectType } from '@muster/contracts';
import { useActor } from '@muster/kit';

/** Returns the kinds of note that the user may write on a record, the usual one first. */
export function useNoteKinds(subjectType: NoteSubjectType): readonly NoteKind[] {
  const actor = useActor();
  return actor ? noteKindsOf(actor.role, subjectType) : [];
}
