import { useEffect } from 'react';
import { api } from './notifications-api.ts';
import { setUnreadCount } from './unread-count.ts';
import { usePolling } from './use-polling.ts';

/** Keeps the number beside the bell up to date, and clears it when the user changes. */
export function useUnreadWatch(): void {
  const { data } = api.useUnreadQuery(undefined, usePolling());
  useEffect(() => {
    if (data) setUnreadCount(data.unread);
  }, [data]);
  useEffect(() => () => setUnreadCount(0), []);
}
