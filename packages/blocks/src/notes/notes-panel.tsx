import { useEffect, useEffectEvent, useState } from 'react';
import { QueryView, useCan, useUrlParam } from '@muster/kit';
import { Button, EmptyState, IconNotes, SelectField, useT } from '@muster/ui';
import { useNotesListQuery } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';
import { NoteComposer } from './note-composer.tsx';
import type { NoteDraft, NoteSubject } from './note-draft.ts';
import { NoteItem } from './note-item.tsx';
import { NoteSkeletons, OlderNotes } from './note-pages.tsx';
import { SoughtNote, useSoughtNote } from './sought-note.tsx';
import { PendingNoteItem } from './pending-note-item.tsx';
import { useNoteKinds } from './use-note-kinds.ts';
import { usePendingNotes } from './use-pending-notes.ts';
import classes from './notes.module.css';

/**
 * The notes of one record: write, read, filter, pin, edit, correct, delete. Needs a
 * `BlocksProvider` above. Staff only; notes never reach candidates or clients.
 */
export function NotesPanel({
  subject,
  isInCard = false,
}: {
  subject: NoteSubject;
  /** Whether a surrounding card shows the title. */
  isInCard?: boolean;
}) {
  const t = useT(noteMessages);
  const Part = isInCard ? 'div' : 'section';
  const can = useCan();
  const kinds = useNoteKinds(subject.subjectType);
  const [kind, setKind] = useUrlParam('noteKind', kinds);
  const listQuery = { ...subject, ...(kind && { kind }) };
  const query = useNotesListQuery({ query: listQuery });
  const sought = useSoughtNote();
  const { pending, add, retry, discard, settle } = usePendingNotes();
  const [rewritten, setRewritten] = useState<{ key: string; draft: NoteDraft } | null>(null);
  const mayWrite = can('note.create') && (query.currentData?.mayWrite ?? true);

  const onListRead = useEffectEvent(settle);
  useEffect(() => onListRead(), [query.fulfilledTimeStamp]);

  return (
    <Part className={classes.panel} aria-label={isInCard ? undefined : t('label')}>
      {mayWrite && (
        <NoteComposer
          key={rewritten?.key}
          subject={subject}
          draft={rewritten?.draft ?? null}
          onSend={add}
        />
      )}
      {sought.id && (
        <SoughtNote key={sought.id} id={sought.id} subject={subject} onLeave={sought.leave} />
      )}
      <div className={classes.filter}>
        <SelectField
          label={t('list.filter')}
          placeholder={t('list.all')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          clearable
        />
      </div>
      {pending.length > 0 && (
        <ul className={classes.list}>
          {pending.map((note) => (
            <PendingNoteItem
              key={note.key}
              pending={note}
              onEdit={() => {
                setRewritten({ key: note.key, draft: note.draft });
                discard(note.key);
              }}
              onRetry={() => retry(note)}
              onDiscard={() => discard(note.key)}
            />
          ))}
        </ul>
      )}
      <QueryView
        query={query}
        size="block"
        skeleton={
          <ul className={classes.list}>
            <NoteSkeletons count={4} />
          </ul>
        }
        isEmpty={({ pinned, data }) => pinned.length + data.length + pending.length === 0}
        empty={
          kind ? (
            <EmptyState
              icon={IconNotes}
              title={t('list.emptyFilteredTitle')}
              action={
                <Button variant="default" onClick={() => setKind(null)}>
                  {t('list.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconNotes}
              title={t('list.emptyTitle')}
              text={t(mayWrite ? 'list.emptyText' : 'list.emptyReader')}
            />
          )
        }
      >
        {({ pinned, data, page }) => (
          <ul className={classes.list}>
            {[...pinned, ...data].map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
            {page.nextCursor && <OlderNotes query={listQuery} cursor={page.nextCursor} />}
          </ul>
        )}
      </QueryView>
    </Part>
  );
}
