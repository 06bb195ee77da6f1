import { usePlatform } from '@muster/kit';

/** Says what was saved and lets the page, and other tabs, read the session anew. */
export function useAnnounce(): (text: string) => void {
  const platform = usePlatform();
  return (text) => {
    platform.notify({ kind: 'success', text });
    platform.bus.emit('session.changed', { reason: 'refreshed' });
  };
}
