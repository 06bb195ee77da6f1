import { useEffect } from 'react';
import { usePlatform } from '../platform/platform-context.tsx';

/**
 * An address with a record's number (`/jobs/J-00123/positions`) becomes the one with its id, once
 * the id is known. The platform's location is asked, since a page does not know of an overlay above
 * it.
 */
export function useNumberRedirect(given: string, id: string | undefined): void {
  const platform = usePlatform();
  useEffect(() => {
    if (!id || id === given) return;
    const { pathname, search } = platform.location();
    const [, area, , ...rest] = pathname.split('/');
    platform.navigate(`/${[area, id, ...rest].join('/')}${search}`, { replace: true });
  }, [given, id, platform]);
}
