import { useEffect } from 'react';
import { candidatesRoutes } from '@muster/contracts';
import { whenIdle } from '@muster/kit';
import { fetchLibraries } from '../registry/fetch-libraries.ts';

/** Pages of staff that are made of the library's first names alone (`first-list.ts`). */
const firstPages: readonly string[] = [candidatesRoutes.list.path];

/**
 * Fetches what the pages of staff take of the shared libraries beyond their first names: at once for
 * a page that needs it, else when the page has nothing else to do, before anything of it is opened.
 */
export function useLibraryAhead(pathname: string): void {
  const isFirst = firstPages.includes(pathname);
  useEffect(() => {
    if (isFirst) return whenIdle(fetchLibraries);
    fetchLibraries();
    return undefined;
  }, [isFirst]);
}
