import { readsNotesOn } from '@muster/contracts';
import { useActor } from '@muster/kit';
import { Card, useT } from '@muster/ui';
import { useNotesListQuery } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';
import type { NoteSubject } from './note-draft.ts';
import { NotesPanel } from './notes-panel.tsx';

/**
 * {@link NotesPanel} as one card of several on a record's page; absent for users who may not read
 * notes on this record. Needs a `BlocksProvider` above.
 */
export function RecordNotes({ subject }: { subject: NoteSubject }) {
  const actor = useActor();
  return actor && readsNotesOn(actor.role, subject.subjectType) ? (
    <Asked subject={subject} />
  ) : null;
}

function Asked({ subject }: { subject: NoteSubject }) {
  const t = useT(noteMessages);
  // The server decides on access to this record; the panel shares this cached answer.
  const { error } = useNotesListQuery({ query: subject });
  if (error?.code === 'FORBIDDEN' || error?.code === 'SELF_RECORD') return null;
  return (
    <Card title={t('label')}>
      <NotesPanel subject={subject} isInCard />
    </Card>
  );
}
