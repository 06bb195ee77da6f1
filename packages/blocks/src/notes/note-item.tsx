import { useRef, useState } from 'react';
import type { Note } from '@muster/contracts';
import {
  Avatar,
  Badge,
  DateTime,
  IconPinFilled,
  RichTextView,
  Tooltip,
  formatDateTime,
  formatRelativeDay,
  useT,
} from '@muster/ui';
import { noteMessages } from './messages.ts';
import { NoteCorrectionForm } from './note-correction-form.tsx';
import { NoteDeleteConfirm } from './note-delete-confirm.tsx';
import { NoteEditForm } from './note-edit-form.tsx';
import { NoteMenu, type NoteMode } from './note-menu.tsx';
import classes from './notes.module.css';

/** One note: author, time, kind and visibility; its text, follow-up and corrections. */
export function NoteItem({ note }: { note: Note }) {
  const t = useT(noteMessages);
  const [mode, setMode] = useState<NoteMode | null>(null);
  const authorName = note.author?.name ?? t('item.somebody');
  const article = useRef<HTMLElement>(null);
  // Closing returns the focus to the menu's button.
  const close = () => {
    setMode(null);
    article.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };
  if (note.removed) return <Tombstone by={note.removed.by} at={note.removed.at} />;
  return (
    <li className={classes.item} data-pinned={note.pinned || undefined}>
      <Avatar name={authorName} src={note.author?.photo} />
      <article
        ref={article}
        className={classes.content}
        aria-label={`${authorName}, ${formatDateTime(note.createdAt)}`}
      >
        <NoteHead note={note} authorName={authorName} onOpen={setMode} />
        {mode === 'edit' ? (
          <NoteEditForm note={note} onClose={close} />
        ) : (
          <RichTextView html={note.body ?? ''} />
        )}
        {note.followUp && mode !== 'edit' && <FollowUp followUp={note.followUp} />}
        {note.corrections.map((correction) => (
          <div key={correction.id} className={classes.correction}>
            <div className={classes.quiet}>
              {t('item.correction', { name: correction.author?.name ?? t('item.somebody') })}
              {' · '}
              <DateTime value={correction.at} as="relative" />
            </div>
            <RichTextView html={correction.body} />
          </div>
        ))}
        {mode === 'correct' && <NoteCorrectionForm note={note} onClose={close} />}
        {mode === 'delete' && <NoteDeleteConfirm note={note} onClose={close} />}
      </article>
    </li>
  );
}

function NoteHead({
  note,
  authorName,
  onOpen,
}: {
  note: Note;
  authorName: string;
  onOpen: (mode: NoteMode) => void;
}) {
  const t = useT(noteMessages);
  return (
    <div className={classes.head}>
      <div className={classes.facts}>
        <span className={classes.author}>{authorName}</span>
        <span className={classes.quiet}>
          <DateTime value={note.createdAt} as="relative" />
        </span>
        {note.editedAt && (
          <Tooltip label={t('item.editedAt', { at: formatDateTime(note.editedAt) })}>
            <span className={classes.quiet}>{t('item.edited')}</span>
          </Tooltip>
        )}
        {note.kind !== 'general' && (
          <Badge family={note.kind === 'warning' ? 'amber' : 'grey'}>
            {t(`kind.${note.kind}`)}
          </Badge>
        )}
        {note.visibility !== 'team' && (
          <Badge family="violet">{t(`visibilityBadge.${note.visibility}`)}</Badge>
        )}
        {note.pinned && (
          <IconPinFilled
            size={14}
            className={classes.pin}
            role="img"
            aria-label={t('list.pinned')}
          />
        )}
      </div>
      <NoteMenu note={note} authorName={authorName} onOpen={onOpen} />
    </div>
  );
}

function FollowUp({ followUp }: { followUp: NonNullable<Note['followUp']> }) {
  const t = useT(noteMessages);
  const { name } = followUp.assignee;
  return (
    <div>
      <Badge family={followUp.done ? 'green' : 'blue'}>
        {followUp.done
          ? t('item.followUpDone', { name })
          : t('item.followUp', { name, day: formatRelativeDay(followUp.on) })}
      </Badge>
    </div>
  );
}

function Tombstone({ by, at }: { by: string; at: string }) {
  const t = useT(noteMessages);
  return (
    <li className={`${classes.item} ${classes.tombstone}`}>
      {t('item.removed', { by })} · <DateTime value={at} as="relative" />
    </li>
  );
}
