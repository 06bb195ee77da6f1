import type { CalendarFeed } from '@muster/contracts';
import type { CalendarFeedRecord } from '../calendar-feed.model.ts';

/** A secret address as its reader has it; what it is is told once, when it is made. */
export const showFeed = (
  feed: Pick<CalendarFeedRecord, 'createdAt'> | null,
  url: string | null = null,
): CalendarFeed => ({
  isOn: feed !== null,
  since: feed?.createdAt.toISOString() ?? null,
  url,
});
