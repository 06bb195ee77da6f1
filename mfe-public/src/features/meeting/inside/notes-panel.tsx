import { useEffect, useRef, useState } from 'react';
import { limits, type MeetingRoom } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import { Button, NoticeBar, TextArea } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMeetingMessages } from '../messages.ts';
import { PanelHead } from './panel-head.tsx';
import classes from './room.module.css';

interface NotesPanelProps {
  handle: string;
  room: MeetingRoom;
  onClose: () => void;
}

const saveAfter = 700;

/** Notes shared by all participants: saved while typing, never over another's text. */
export function NotesPanel({ handle, room, onClose }: NotesPanelProps) {
  const t = useMeetingMessages();
  const [write, { isLoading, error }] = api.useMeetingVisitWriteMutation();
  const { text: stored, version } = room.notes;
  const [typed, setTyped] = useState<{ text: string; base: number } | null>(null);
  const isConflict = isApiError(error) && error.code === 'VERSION_CONFLICT' && typed !== null;
  const text = typed?.text ?? stored;
  const latest = useRef({ version });
  useEffect(() => {
    latest.current = { version };
  });

  useEffect(() => {
    if (!typed || isConflict) return undefined;
    const timer = setTimeout(() => {
      void write({
        params: { handle },
        body: { notes: typed.text, version: typed.base },
      }).then(({ data }) => {
        if (!data) return;
        // Text typed since is kept, based on the version stored now.
        setTyped((now) =>
          now === null || now.text === typed.text ? null : { ...now, base: data.notes.version },
        );
      });
    }, saveAfter);
    return () => clearTimeout(timer);
  }, [typed, isConflict, write, handle]);

  return (
    <>
      <PanelHead title={t('notes.title')} onClose={onClose} />
      <p className={classes.note}>{t('notes.hint')}</p>
      {isConflict && (
        <NoticeBar
          kind="warning"
          action={
            <>
              <Button size="sm" variant="subtle" onClick={() => setTyped(null)}>
                {t('notes.theirs')}
              </Button>
              <Button
                size="sm"
                variant="subtle"
                onClick={() =>
                  void write({
                    params: { handle },
                    body: { notes: text, version: latest.current.version },
                  }).then(({ data }) => data && setTyped(null))
                }
              >
                {t('notes.mine')}
              </Button>
            </>
          }
        >
          {t('notes.conflict')}
        </NoticeBar>
      )}
      {error && !isConflict && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.grow}>
        <TextArea
          label={t('notes.field')}
          hideLabel
          value={text}
          maxLength={limits.meeting.notes}
          onChange={(next) => setTyped((now) => ({ text: next, base: now?.base ?? version }))}
        />
      </div>
      <p className={classes.note} role="status">
        {isLoading || typed ? t('notes.saving') : t('notes.saved')}
      </p>
    </>
  );
}
