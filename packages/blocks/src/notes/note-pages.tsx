import { useState } from 'react';
import { errorText } from '@muster/kit';
import { Button, ErrorState, Skeleton, useT } from '@muster/ui';
import { useNotesListQuery } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';
import type { NoteKind, NoteSubject } from './note-draft.ts';
import { NoteItem } from './note-item.tsx';
import classes from './notes.module.css';

export interface NotesQuery extends NoteSubject {
  kind?: NoteKind;
}

/**
 * The pages after `cursor`. Each page follows from the one before, so that the boundary moves with
 * changes above it and no note is lost between two pages.
 */
export function OlderNotes({ query, cursor }: { query: NotesQuery; cursor: string }) {
  const t = useT(noteMessages);
  const [shown, setShown] = useState(false);
  return shown ? (
    <NotePage query={query} cursor={cursor} />
  ) : (
    <li className={classes.older}>
      <Button variant="default" onClick={() => setShown(true)}>
        {t('list.older')}
      </Button>
    </li>
  );
}

function NotePage({ query, cursor }: { query: NotesQuery; cursor: string }) {
  const { data, error, isFetching, refetch } = useNotesListQuery({ query: { ...query, cursor } });
  if (!data && error && !isFetching)
    return (
      <li>
        <ErrorState size="compact" text={errorText(error)} onRetry={() => void refetch()} />
      </li>
    );
  if (!data) return <NoteSkeletons count={3} />;
  return (
    <>
      {data.data.map((note) => (
        <NoteItem key={note.id} note={note} />
      ))}
      {data.page.nextCursor && <OlderNotes query={query} cursor={data.page.nextCursor} />}
    </>
  );
}

/** Placeholders in the layout of notes. */
export function NoteSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_none, index) => (
    <li key={index} className={classes.item} aria-hidden>
      <Skeleton height={28} width={28} circle />
      <div className={classes.content}>
        <Skeleton height={12} width={180} mt={8} />
        <Skeleton height={12} mt={10} />
        <Skeleton height={12} width="70%" mt={8} />
      </div>
    </li>
  ));
}
