import { use, useEffect } from 'react';
import { RoutingContext } from './routing-context.ts';

/**
 * Names the page in the tab of the browser by its record, before what the page is called
 * ("Ana Silva · Candidate notes · Muster"), once the record is there. `whole`: the title says all,
 * for pages of visitors.
 */
export function useDocumentTitle(title: string | undefined, { whole = false } = {}): void {
  const routing = use(RoutingContext);
  const setPageTitle = routing?.setPageTitle;
  useEffect(() => {
    if (title) setPageTitle?.(title, whole);
  }, [title, whole, setPageTitle]);
}
