import { clientDashboardRoutes, type InterviewForClient } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { EmptyLine, dayKey, formatDate, formatTime } from '@muster/ui';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';
import classes from './interview-calendar.module.css';
import { daysOf, type CalendarSpan } from './interview-days.ts';

interface InterviewCalendarProps {
  interviews: readonly InterviewForClient[];
  view: CalendarSpan;
  day: string;
  today: string;
}

/** Week or month of interviews; on a phone the days with interviews, stacked. */
export function InterviewCalendar({ interviews, view, day, today }: InterviewCalendarProps) {
  const t = useInterviewMessages();
  const days = daysOf(view, day);
  const on = (one: string) => interviews.filter(({ startsAt }) => dayKey(startsAt) === one);
  const isEmpty = days.every((one) => on(one).length === 0);
  return (
    <>
      {isEmpty && <EmptyLine text={t(`calendar.none.${view}`)} />}
      <ol className={classes.days} data-view={view} data-empty={isEmpty || undefined}>
        {days.map((one) => {
          const ofDay = on(one);
          return (
            <li
              key={one}
              className={classes.day}
              data-free={ofDay.length === 0 || undefined}
              data-other={(view === 'month' && !one.startsWith(day.slice(0, 7))) || undefined}
            >
              <time
                className={classes.date}
                dateTime={one}
                aria-current={one === today ? 'date' : undefined}
              >
                {formatDate(one, { weekday: true, year: false })}
              </time>
              {ofDay.map((interview) => (
                <Entry key={interview.id} interview={interview} />
              ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Interview on its day: time, candidate, and whether it was cancelled. */
function Entry({ interview }: { interview: InterviewForClient }) {
  const t = useInterviewMessages();
  const { id, candidate, round, startsAt, status } = interview;
  const isOff = status === 'cancelled';
  return (
    <RouteLink
      route={clientDashboardRoutes.clientDashboardInterviewDetailsById}
      params={{ id }}
      className={classes.entry}
      data-off={isOff || undefined}
    >
      <span className={classes.time}>{formatTime(startsAt)}</span>
      <span className={classes.who}>{candidate.name}</span>
      <span className={classes.round}>{isOff ? t('calendar.off') : round}</span>
    </RouteLink>
  );
}
