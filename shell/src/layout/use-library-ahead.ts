import { useEffect } from 'react';
import { candidatesRoutes } from '@muster/contracts';
import { whenIdle } from '@muster/kit';
import { fetchLibraries } from '../registry/fetch-libraries.ts';

/** Staff pages that use only the library's first exports (`first-list.ts`). */
const firstPages: readonly string[] = [candidatesRoutes.list.path];

/**
 * Loads the parts of the shared libraries that staff pages use beyond the first exports: at once
 * for a page that needs them, otherwise when the page is idle, before anything is opened.
 */
export function useLibraryAhead(pathname: string): void {
  const isFirst = firstPages.includes(pathname);
  useEffect(() => {
    if (isFirst) return whenIdle(fetchLibraries);
    fetchLibraries();
    return undefined;
  }, [isFirst]);
}
