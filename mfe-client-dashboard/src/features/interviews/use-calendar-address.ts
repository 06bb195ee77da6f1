import { useFollow, useListAddress } from '@muster/kit';
import { dayKey, useNow } from '@muster/ui';
import { interviewViews, isDay, type InterviewView } from './interview-days.ts';

/** Which days are shown, and how, stands in the address: Back and links keep it. */
export function useCalendarAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const today = dayKey(useNow());
  const asked = params.get('day') ?? '';
  const view = interviewViews.find((one) => one === params.get('view')) ?? 'list';
  const day = isDay(asked) ? asked : today;
  return {
    ...{ view, day, today },
    show: (next: { view?: InterviewView; day?: string }) => {
      const shown = { view, day, ...next };
      follow(shown.view === 'list' ? pathname : `${pathname}?view=${shown.view}&day=${shown.day}`);
    },
  };
}
