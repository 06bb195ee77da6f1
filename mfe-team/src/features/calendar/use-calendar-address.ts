import { idSchema, limits, timeZoneSchema } from '@muster/contracts';
import { useSearchParams } from 'react-router-dom';
import { dayKey, useNow } from '@muster/ui';
import { calendarViews, type CalendarView } from './calendar-days.ts';

type Change = Partial<
  Record<
    | 'view'
    | 'day'
    | 'people'
    | 'candidates'
    | 'clients'
    | 'team'
    | 'job'
    | 'zones'
    | 'event'
    | 'at'
    | 'panel',
    string | null
  >
>;

const idsOf = (asked: string | null): string[] => asked?.split(',').filter(Boolean) ?? [];

/** An invalid id is ignored. */
const idOf = (asked: string | null): string | null =>
  asked && idSchema.safeParse(asked).success ? asked : null;

/** The state is in the address, so that Back and links keep it. */
export function useCalendarAddress(isPhone: boolean) {
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const asked = search.get('view');
  const day = search.get('day') ?? '';
  const known = calendarViews.find((view) => view === asked);
  const view: CalendarView = isPhone ? 'agenda' : (known ?? 'week');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    view,
    day: isDay ? day : dayKey(now),
    people: idsOf(search.get('people')),
    /** People besides colleagues whose working hours are compared with the user's own. */
    candidates: idsOf(search.get('candidates')),
    clients: idsOf(search.get('clients')),
    /** The lead of a team and a job whose calendars are shown, too. */
    team: idOf(search.get('team')),
    job: idOf(search.get('job')),
    zones: (search.get('zones')?.split(',') ?? [])
      .filter((zone) => timeZoneSchema.safeParse(zone).success)
      .slice(0, limits.calendar.zones),
    /** The open event and which of its occurrences. */
    event: search.get('event'),
    at: search.get('at'),
    panel: search.get('panel'),
    change: (changes: Change, replace = false) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes))
            if (value === null || value === '') next.delete(key);
            else next.set(key, value);
          return next;
        },
        { replace },
      ),
  };
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
