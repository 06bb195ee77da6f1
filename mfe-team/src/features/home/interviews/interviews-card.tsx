import { href, teamRoutes, type CalendarEntry } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, CardRow, CardRows, Link, dayKey, formatCount, formatTime, useNow } from '@muster/ui';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { CardLink } from '../card-link.tsx';
import { FoldedRows } from '../folded-rows.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import { dayBounds } from './day-bounds.ts';
import classes from './interviews.module.css';

const shownAtFirst = 4;
const kinds: ReadonlySet<string> = new Set(['vetting_interview', 'client_interview', 'meeting']);
const isShown = ({ kind, days, isCancelled }: CalendarEntry): boolean =>
  kinds.has(kind) && days === null && !isCancelled;

/** Reads today's calendar; the arguments stay the same all day, so the cache is shared. */
export const useTodaysCalendar = (options: { skip?: boolean } = {}) =>
  api.useCalendarListQuery({ query: dayBounds(dayKey(useNow())) }, options);

/** The user's interviews and meetings of today, in their own time zone. */
export function InterviewsCard() {
  const t = useHomeMessages();
  const now = useNow();
  const query = useTodaysCalendar();
  const count = query.data?.data.filter(isShown).length;
  return (
    <Card
      flush
      title={t('interviews.title')}
      count={count !== undefined && formatCount(count)}
      actions={<CardLink href={href(teamRoutes.calendar)}>{t('interviews.calendar')}</CardLink>}
    >
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={2} />}
        isEmpty={({ data }) => !data.some(isShown)}
        empty={<CardLine text={t('interviews.empty')} />}
      >
        {({ data }) => (
          <FoldedRows rows={data.filter(isShown)} atFirst={shownAtFirst}>
            {(shown) => (
              <CardRows>
                {shown.map((entry) => (
                  <InterviewRow key={entry.key} entry={entry} now={now} />
                ))}
              </CardRows>
            )}
          </FoldedRows>
        )}
      </QueryView>
    </Card>
  );
}

function InterviewRow({ entry, now }: { entry: CalendarEntry; now: number }) {
  const t = useHomeMessages();
  const { kind, title, startsAt, endsAt, place, link } = entry;
  const isNow = Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  const isOver = Date.parse(endsAt) <= now;
  return (
    <CardRow>
      <span className={classes.times} data-over={isOver}>
        <time dateTime={startsAt}>{formatTime(startsAt)}</time>
        <time dateTime={endsAt}>{formatTime(endsAt)}</time>
      </span>
      <span className={classes.bar} data-now={isNow} aria-hidden />
      <span className={classes.names}>
        <Link className={classes.title} href={link ?? href(teamRoutes.calendar)}>
          {title ?? t('interviews.busy')}
        </Link>
        <span className={classes.second}>
          {[t(`interviews.kind.${kind}`), place].filter(Boolean).join(' · ')}
        </span>
      </span>
      {isNow && <span className={classes.now}>{t('interviews.now')}</span>}
    </CardRow>
  );
}
