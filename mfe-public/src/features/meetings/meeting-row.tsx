import { useState } from 'react';
import { href, publicRoutes, type Meeting, type MeetingAction } from '@muster/contracts';
import { useFollow, usePlatform } from '@muster/kit';
import { Button, StateBadge, copyText, formatDateTime } from '@muster/ui';
import { AllowRecording } from './allow-recording.tsx';
import { useMeetingsMessages } from './messages.ts';
import classes from './meetings.module.css';

interface MeetingRowProps {
  meeting: Meeting;
  onAction: (action: MeetingAction) => void;
}

/** Room with the entry link, its guest link and its notes. */
export function MeetingRow({ meeting, onAction }: MeetingRowProps) {
  const t = useMeetingsMessages();
  const follow = useFollow();
  const platform = usePlatform();
  const [showsNotes, setShowsNotes] = useState(false);
  const { title, status, startsAt, host, isHost, notes, name, allowedActions } = meeting;
  const isOver = status === 'ended' || status === 'cancelled';
  const path = href(publicRoutes.meetingsBySessionName, { sessionName: name });

  async function copy() {
    try {
      await copyText(`${location.origin}${path}`);
      platform.notify({ kind: 'success', text: t('copied') });
    } catch {
      platform.notify({ kind: 'error', text: t('failed') });
    }
  }

  return (
    <div className={classes.row}>
      <div className={classes.what}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.facts}>
          {formatDateTime(startsAt)} · {t('host', { name: host })}
        </p>
        {meeting.recordingAllowed && <p className={classes.facts}>{t('recordingAllowed')}</p>}
      </div>
      <StateBadge machine="meeting" state={status} />
      <div className={classes.buttons}>
        {!isOver && (
          <Button size="sm" aria-label={t('joinNamed', { title })} onClick={() => follow(path)}>
            {t('join')}
          </Button>
        )}
        {!isOver && isHost && (
          <Button size="sm" variant="default" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-expanded={showsNotes}
          onClick={() => setShowsNotes((now) => !now)}
        >
          {t('notes')}
        </Button>
        {meeting.mayAllowRecording && <AllowRecording meeting={meeting} />}
        {allowedActions.map((action) => (
          <Button key={action} size="sm" variant="subtle" onClick={() => onAction(action)}>
            {t(action)}
          </Button>
        ))}
      </div>
      {showsNotes && <p className={classes.notes}>{notes || t('noNotes')}</p>}
    </div>
  );
}
