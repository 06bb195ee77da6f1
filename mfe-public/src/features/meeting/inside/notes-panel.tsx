import { limits, type MeetingRoom } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { Button, NoticeBar, TextArea } from '@muster/ui';
import { useMeetingMessages } from '../messages.ts';
import { PanelHead } from './panel-head.tsx';
import classes from './room.module.css';
import { useSharedNotes } from './use-shared-notes.ts';

interface NotesPanelProps {
  handle: string;
  room: MeetingRoom;
  onClose: () => void;
}

/** Notes shared by all participants: saved while typing, never over another's text. */
export function NotesPanel({ handle, room, onClose }: NotesPanelProps) {
  const t = useMeetingMessages();
  const { text: stored, version } = room.notes;
  const { notes, typed, isConflict, isLoading, error } = useSharedNotes(handle);
  // Text saved here stays on the page until the room has been read again with it.
  const isAhead = typed !== null && (typed.isUnsaved || version < typed.base);
  const text = isAhead ? typed.text : stored;

  return (
    <>
      <PanelHead title={t('notes.title')} onClose={onClose} />
      <p className={classes.note}>{t('notes.hint')}</p>
      {isConflict && (
        <NoticeBar
          kind="warning"
          action={
            <>
              <Button size="sm" variant="subtle" onClick={notes.takeTheirs}>
                {t('notes.theirs')}
              </Button>
              <Button size="sm" variant="subtle" onClick={() => notes.keepMine(version)}>
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
          onChange={(next) => notes.type(next, version)}
        />
      </div>
      <p className={classes.note} role="status">
        {isLoading || typed?.isUnsaved ? t('notes.saving') : t('notes.saved')}
      </p>
    </>
  );
}
