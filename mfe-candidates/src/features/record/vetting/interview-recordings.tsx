import {
  candidatesRoutes,
  minuteMs,
  type InterviewRecording,
  type VettingInterview,
} from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { formatDate } from '@muster/ui';
import { useVettingMessages } from './messages.ts';
import classes from './vetting.module.css';

/** Recordings of an interview, for users who may listen. */
export function InterviewRecordings({ interview }: { interview: VettingInterview }) {
  const t = useVettingMessages();
  const { recordings, status } = interview;
  if (recordings === null) return null;
  if (recordings.length === 0)
    return status === 'completed' ? <p className={classes.facts}>{t('recording.none')}</p> : null;
  return (
    <ul className={classes.recordings} aria-label={t('recording.list')}>
      {recordings.map((recording, index) => (
        <li key={recording.id} className={classes.facts}>
          <Recording
            interview={interview}
            recording={recording}
            n={recordings.length > 1 ? index + 1 : null}
          />
        </li>
      ))}
    </ul>
  );
}

interface RecordingProps {
  interview: VettingInterview;
  recording: InterviewRecording;
  /** Null if it is the only one. */
  n: number | null;
}

function Recording({ interview, recording, n }: RecordingProps) {
  const t = useVettingMessages();
  const { state, attachmentId, recordedMs, deletedOn, keptDays } = recording;
  const kind = t(`kind.${interview.kind}`);
  if (state !== 'ready' || !attachmentId)
    return (
      <span>
        {n === null ? t('recording.one') : t('recording.numbered', { n })}:{' '}
        {t(`recording.state.${state}`, { count: keptDays })}
      </span>
    );
  return (
    <>
      <RouteLink
        route={candidatesRoutes.profile}
        params={{ id: interview.candidateId }}
        query={{ file: attachmentId }}
        aria-label={
          n === null
            ? t('recording.hearOf', { name: kind })
            : t('recording.hearNumberedOf', { n, name: kind })
        }
      >
        {n === null ? t('recording.hear') : t('recording.hearNumbered', { n })}
      </RouteLink>
      <span>
        {t('interviews.minutes', { count: Math.max(1, Math.round(recordedMs / minuteMs)) })}
      </span>
      <span>
        {deletedOn
          ? t('recording.until', { date: formatDate(deletedOn) })
          : t('recording.kept', { count: keptDays })}
      </span>
    </>
  );
}
