import {
  Button,
  Group,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  SegmentedControl,
  formatDate,
  formatMonth,
} from '@muster/ui';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';
import classes from './interview-calendar.module.css';
import {
  daysOf,
  interviewViews,
  turned,
  type CalendarSpan,
  type InterviewView,
} from './interview-days.ts';
import type { useCalendarAddress } from './use-calendar-address.ts';

/** Switch for the view, and paging of the calendar. */
export function CalendarBar({ address }: { address: ReturnType<typeof useCalendarAddress> }) {
  const t = useInterviewMessages();
  const { view, show } = address;
  return (
    <div className={classes.bar}>
      {view === 'list' ? <span /> : <Turning view={view} address={address} />}
      <SegmentedControl<InterviewView>
        aria-label={t('calendar.views')}
        value={view}
        data={interviewViews.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
        onChange={(next) => show({ view: next })}
      />
    </div>
  );
}

function Turning({
  view,
  address: { day, today, show },
}: {
  view: CalendarSpan;
  address: ReturnType<typeof useCalendarAddress>;
}) {
  const t = useInterviewMessages();
  const days = daysOf(view, day);
  const [first = day] = days;
  return (
    <>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={() => show({ day: today })}>
          {t('calendar.today')}
        </Button>
        <IconButton
          aria-label={t(`calendar.previous.${view}`)}
          onClick={() => show({ day: turned(view, day, -1) })}
        >
          <IconChevronLeft size={16} />
        </IconButton>
        <IconButton
          aria-label={t(`calendar.next.${view}`)}
          onClick={() => show({ day: turned(view, day, 1) })}
        >
          <IconChevronRight size={16} />
        </IconButton>
      </Group>
      <p className={classes.range} aria-live="polite">
        {view === 'month'
          ? formatMonth(day.slice(0, 7))
          : `${formatDate(first, { year: false })} – ${formatDate(days.at(-1) ?? first)}`}
      </p>
    </>
  );
}
