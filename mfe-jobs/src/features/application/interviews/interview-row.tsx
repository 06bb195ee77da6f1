import { AnswerList } from '@muster/blocks';
import {
  clientInterviewHoldsTime,
  type ClientInterview,
  type ClientInterviewStaffAction,
} from '@muster/contracts';
import {
  Badge,
  Button,
  StateBadge,
  formatDate,
  formatDateTime,
  formatTime,
  viewerTimeZone,
  zoneCity,
} from '@muster/ui';
import classes from './interviews.module.css';
import { useInterviewMessages } from './messages.ts';

interface InterviewRowProps {
  interview: ClientInterview;
  candidateTimeZone: string;
  onAction: (action: ClientInterviewStaffAction) => void;
}

/** Interview: time in both zones, participants, place, client's requests, actions. */
export function InterviewRow({ interview, candidateTimeZone, onAction }: InterviewRowProps) {
  const t = useInterviewMessages();
  const { round, status, kind, startsAt, endsAt, hosts, ask, organiser, allowedActions } =
    interview;
  const there = formatDateTime(startsAt, { timeZone: candidateTimeZone, zone: false });
  const here = formatDateTime(startsAt, { timeZone: viewerTimeZone(), zone: false });
  const { noShowParty, endNote, cancelReason, message } = interview;
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <strong>{round}</strong>
        <StateBadge machine="clientInterview" state={status} />
        {kind === 'internal' && <Badge family="grey">{t('kind.internal')}</Badge>}
      </p>
      <p className={status === 'cancelled' ? classes.off : undefined}>
        {t('when', {
          day: formatDate(startsAt, { weekday: true }),
          from: formatTime(startsAt),
          to: formatTime(endsAt, { zone: true }),
        })}
      </p>
      {there !== here && (
        <p className={classes.quiet}>
          {t('there', { time: there, city: zoneCity(candidateTimeZone) })}
        </p>
      )}
      {clientInterviewHoldsTime.includes(status) ? (
        <AnswerList
          people={[
            { id: 'candidate', name: t('candidate'), answer: interview.candidateAnswer },
            ...hosts,
          ]}
        />
      ) : (
        <p className={classes.quiet}>{hosts.map(({ name }) => name).join(', ')}</p>
      )}
      <Place interview={interview} />
      {message && <p className={classes.text}>{message}</p>}
      {ask && (
        <p className={classes.warning}>
          {t('asked', { name: ask.by, note: ask.note })}{' '}
          {ask.days.length > 0 &&
            t('askedDays', { days: ask.days.map((day) => formatDate(day)).join(', ') })}
        </p>
      )}
      {cancelReason && <p>{t('cancelled', { reason: cancelReason })}</p>}
      {noShowParty && <p>{[t(`noShow.${noShowParty}`), endNote].filter(Boolean).join('. ')}</p>}
      {organiser && <p className={classes.quiet}>{t('arrangedBy', { name: organiser.name })}</p>}
      {allowedActions.length > 0 && (
        <div className={classes.actions}>
          {allowedActions.map((action) => (
            <Button
              key={action}
              variant="default"
              size="xs"
              aria-label={t('actionOf', { action: t(`action.${action}`), round })}
              onClick={() => onAction(action)}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function Place({ interview: { place } }: Pick<InterviewRowProps, 'interview'>) {
  const t = useInterviewMessages();
  return (
    <p className={classes.quiet}>
      {t(`place.${place.kind}`)}
      {(place.kind === 'external_link' || place.kind === 'platform_meeting') && place.value ? (
        <>
          {' · '}
          <a href={place.value} target="_blank" rel="noreferrer">
            {t('openCall')}
          </a>
        </>
      ) : (
        place.value && `: ${place.value}`
      )}
    </p>
  );
}
