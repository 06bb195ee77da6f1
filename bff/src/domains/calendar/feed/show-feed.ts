import type { CalendarFeed } from '@muster/contracts';
import type { CalendarFeedRecord } from '../calendar-feed.model.ts';

/** Serialises a secret address; the address itself is shown once, on creation. */
export const showFeed = (
  feed: Pick<CalendarFeedRecord, 'createdAt'> | null,
  url: string | null = null,
): CalendarFeed => ({
  isOn: feed !== null,
  since: feed?.createdAt.toISOString() ?? null,
  url,
});
