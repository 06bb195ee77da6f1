import { useFollow, useListAddress } from '@muster/kit';
import { dayKey, useNow } from '@muster/ui';
import { interviewViews, isDay, type InterviewView } from './interview-days.ts';

/**
 * Keeps the view and the days in the URL, for Back and links. A calendar opens at the next
 * interview, if there is one.
 */
export function useCalendarAddress(next: string | undefined) {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const now = useNow();
  const today = dayKey(now);
  const asked = params.get('day') ?? '';
  const view = interviewViews.find((one) => one === params.get('view')) ?? 'list';
  const day = isDay(asked) ? asked : dayKey(next ?? now);
  return {
    view,
    day,
    today,
    show: (change: { view?: InterviewView; day?: string }) => {
      const shown = { view, day, ...change };
      follow(shown.view === 'list' ? pathname : `${pathname}?view=${shown.view}&day=${shown.day}`);
    },
  };
}
