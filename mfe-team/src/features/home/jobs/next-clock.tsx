import { dayMs, type HomeJob } from '@muster/contracts';
import { IconClock, VisuallyHidden, formatDateTime, formatSpan, useNow } from '@muster/ui';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './next-clock.module.css';

/** The next deadline among a job's candidates: red once overdue, amber on the last day. */
export function NextClock({ clock }: { clock: HomeJob['nextClock'] }) {
  const t = useHomeMessages();
  const now = useNow();
  if (!clock)
    return (
      <span className={classes.none} title={t('jobs.noClock')}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('jobs.noClock')}</VisuallyHidden>
      </span>
    );
  const left = Date.parse(clock.dueAt) - now;
  const span = formatSpan(Math.abs(left));
  return (
    <span
      className={classes.clock}
      data-tone={left < 0 ? 'late' : left < dayMs ? 'due' : 'calm'}
      title={t(`jobs.clock.${clock.stageKind}`, { at: formatDateTime(clock.dueAt) })}
    >
      <IconClock size={14} aria-hidden />
      {left < 0 ? t('jobs.clockLate', { span }) : t('jobs.clockLeft', { span })}
    </span>
  );
}
