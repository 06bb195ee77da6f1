import type { ReactNode } from 'react';
import type { CalendarEntry } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import {
  Badge,
  dayKey,
  formatDate,
  formatTime,
  viewerTimeZone,
  zoneCity,
  useNow,
} from '@muster/ui';
import { callOf } from './call-of.ts';
import { useCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

export interface EntryAgendaProps {
  entries: readonly CalendarEntry[];
  /** Time zone of the other person, for a second clock. */
  otherZone?: string | null | undefined;
  /** Whether the newest day comes first. */
  newestFirst?: boolean;
  /** Opens an event; other entries link to their own screen. */
  onOpen?: ((entry: CalendarEntry) => void) | undefined;
  /** Actions at the end of an entry. */
  actions?: ((entry: CalendarEntry) => ReactNode) | undefined;
}

/** Entries by day, in the viewer's zone. */
export function EntryAgenda({ entries, newestFirst = false, ...row }: EntryAgendaProps) {
  const t = useCalendarMessages();
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of newestFirst ? entries.toReversed() : entries) {
    // A whole day in another time zone may begin on the previous day here.
    const day = entry.days?.firstDay ?? dayKey(entry.startsAt);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const ordered = [...days].toSorted(([a], [b]) => a.localeCompare(b));
  const today = dayKey(useNow());
  return (
    <div className={classes.agenda}>
      {(newestFirst ? ordered.toReversed() : ordered).map(([day, ofDay]) => (
        <section key={day} className={classes.day} aria-label={formatDate(day, { weekday: true })}>
          <h3 className={classes.dayName}>
            {formatDate(day, { weekday: true })}
            {day === today && <Badge family="blue">{t('today')}</Badge>}
          </h3>
          <ul className={classes.entries}>
            {ofDay.map((entry) => (
              <EntryRow key={entry.key} entry={entry} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function EntryRow({
  entry,
  otherZone,
  onOpen,
  actions,
}: Omit<EntryAgendaProps, 'entries' | 'newestFirst'> & { entry: CalendarEntry }) {
  const t = useCalendarMessages();
  const { startsAt, endsAt, days, isCancelled, kind, place, people, link } = entry;
  const title = entry.title ?? t('busy');
  const call = callOf(place);
  const others = otherZone && otherZone !== viewerTimeZone() && !days ? otherZone : null;
  return (
    <li className={classes.entry} data-kind={kind} data-cancelled={isCancelled || undefined}>
      <span className={classes.time}>
        {days ? t('allDay') : `${formatTime(startsAt)} – ${formatTime(endsAt, { zone: true })}`}
        {others && (
          <small>
            {formatTime(startsAt, { timeZone: others })} {zoneCity(others)}
          </small>
        )}
      </span>
      <span className={classes.what}>
        <EntryTitle title={title} entry={entry} link={link} onOpen={onOpen} />
        <small>
          {[t(`kind.${kind}`), people.map(({ name }) => name).join(', '), call ? null : place]
            .filter(Boolean)
            .join(' · ')}
          {call && !isCancelled && (
            <>
              {' · '}
              <a href={call} target="_blank" rel="noreferrer">
                {t('openCall')}
              </a>
            </>
          )}
        </small>
      </span>
      {isCancelled && <Badge family="grey">{t('cancelled')}</Badge>}
      {actions?.(entry)}
    </li>
  );
}

function EntryTitle({
  title,
  entry,
  link,
  onOpen,
}: Pick<EntryAgendaProps, 'onOpen'> & {
  title: string;
  entry: CalendarEntry;
  link: string | null;
}) {
  if (entry.event && onOpen)
    return (
      <button type="button" className={classes.open} onClick={() => onOpen(entry)}>
        {title}
      </button>
    );
  const text = entry.isCancelled ? <s>{title}</s> : title;
  return link ? <AppLink href={link}>{text}</AppLink> : <span>{text}</span>;
}
