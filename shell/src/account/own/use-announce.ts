import { usePlatform } from '@muster/kit';

/** Returns a function that reports a save and lets this page and other tabs refetch the session. */
export function useAnnounce(): (text: string) => void {
  const platform = usePlatform();
  return (text) => {
    platform.notify({ kind: 'success', text });
    platform.bus.emit('session.changed', { reason: 'refreshed' });
  };
}
