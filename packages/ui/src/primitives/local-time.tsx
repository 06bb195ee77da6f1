import { VisuallyHidden } from '@mantine/core';
import { formatTime } from '../format/dates.ts';
import type { DateLike } from '../format/date-like.ts';
import { formatOffset, localTimeIn, zoneName } from '../format/zones.ts';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconMoon } from './icons.ts';
import { useNow } from './use-now.ts';
import { ValueTooltip } from './value-tooltip.tsx';
import classes from './value.module.css';

export type LocalTimeProps = {
  /** IANA zone of the other person. */
  timeZone: string;
  /** The moment; default now, kept up to date. */
  at?: DateLike;
  /** The viewer's zone; default the system's. */
  viewerTimeZone?: string;
  /** Shows a moon outside 08–20. Default true. */
  showNight?: boolean;
  /** Shows the zone's short name after the time. */
  showZone?: boolean;
};

/** The other person's local time; the tooltip shows the viewer's own time and the difference. */
export function LocalTime({
  timeZone,
  at,
  viewerTimeZone,
  showNight = true,
  showZone = false,
}: LocalTimeProps) {
  const t = useT(uiMessages);
  const now = useNow();
  const moment = at ?? now;
  const { time, night } = localTimeIn(timeZone, moment);
  const zone = () => zoneName(timeZone, moment);
  function more(): string {
    const own = formatTime(moment, { timeZone: viewerTimeZone, zone: true });
    const distance = formatOffset(timeZone, { home: viewerTimeZone, at: moment });
    return `${t('time.there', { time, zone: zone() })} · ${own} (${distance})`;
  }
  return (
    <ValueTooltip label={more}>
      <span className={classes.local}>
        {showZone ? `${time} ${zone()}` : time}
        {showNight && night && (
          <>
            <IconMoon size={14} className={classes.moon} aria-hidden />
            <VisuallyHidden>{t('time.night')}</VisuallyHidden>
          </>
        )}
      </span>
    </ValueTooltip>
  );
}
