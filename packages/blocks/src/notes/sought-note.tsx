import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { idSchema, readableQuery, soughtNoteParam, type Note } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, NoticeBar, useT } from '@muster/ui';
import { useNotesReadQuery } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';
import type { NoteSubject } from './note-draft.ts';
import { NoteItem } from './note-item.tsx';
import { NoteSkeletons } from './note-pages.tsx';
import classes from './notes.module.css';

/** The note that the address requests (`?note=ID`), and a function to clear it. */
export function useSoughtNote(): { id: string | null; leave: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(location.search);
  const { data: id = null } = idSchema.safeParse(params.get(soughtNoteParam));
  return {
    id,
    leave: () => {
      params.delete(soughtNoteParam);
      const query = readableQuery(params);
      void navigate({ pathname: location.pathname, search: query && `?${query}` });
    },
  };
}

const isOn = ({ subjectType, subjectId }: NoteSubject, note: Note) =>
  note.subjectType === subjectType && note.subjectId === subjectId && !note.removed;

type SoughtNoteProps = { id: string; subject: NoteSubject; onLeave: () => void };

/** A note that a search or link leads to, shown first, however old it is. */
export function SoughtNote({ id, subject, onLeave }: SoughtNoteProps) {
  const t = useT(noteMessages);
  const query = useNotesReadQuery({ params: { id } });
  const place = useRef<HTMLDivElement>(null);
  // Where the notes are one card of several, they may be out of view.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [query.fulfilledTimeStamp]);
  const isGone = query.error?.code === 'NOT_FOUND';
  const gone = <NoticeBar kind="info">{t('sought.gone')}</NoticeBar>;
  return (
    <div role="group" aria-label={t('sought.label')} className={classes.sought} ref={place}>
      <div className={classes.soughtHead}>
        <span className={classes.soughtTitle}>{t('sought.label')}</span>
        <Button variant="subtle" onClick={onLeave}>
          {t('sought.leave')}
        </Button>
      </div>
      {isGone ? (
        gone
      ) : (
        <QueryView
          query={query}
          size="block"
          skeleton={
            <ul className={classes.list}>
              <NoteSkeletons count={1} />
            </ul>
          }
        >
          {(note) =>
            isOn(subject, note) ? (
              <ul className={classes.list}>
                <NoteItem note={note} />
              </ul>
            ) : (
              gone
            )
          }
        </QueryView>
      )}
    </div>
  );
}
