import type { DateLike } from '../format/date-like.ts';
import { dayKey } from '../format/dates.ts';
import { formatRelativeDay } from '../format/relative.ts';
import { Timeline, type TimelineItem } from './timeline.tsx';
import classes from './timeline.module.css';

export interface DayTimelineProps {
  items: readonly TimelineItem[];
  /** Time of the last item on the previous page: the heading of its day is already shown there. */
  after?: DateLike | undefined;
}

/** Events, newest first, grouped by day. */
export function DayTimeline({ items, after }: DayTimelineProps) {
  const days = byDay(items);
  const dayBefore = after === undefined ? undefined : dayKey(after);
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={classes.day}>
      {day !== dayBefore && (
        <h3 className={classes.dayName}>{formatRelativeDay(ofDay[0]?.when ?? day)}</h3>
      )}
      <Timeline items={ofDay} timeOnly />
    </section>
  ));
}

function byDay(items: readonly TimelineItem[]): Map<string, TimelineItem[]> {
  const days = new Map<string, TimelineItem[]>();
  for (const item of items) {
    const day = dayKey(item.when);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}
