import { use, useEffect } from 'react';
import { RoutingContext } from './routing-context.ts';

/** Names the page in the tab by its record ("Ana Silva · Muster") once the record is there. */
export function useDocumentTitle(title: string | undefined): void {
  const routing = use(RoutingContext);
  const setPageTitle = routing?.setPageTitle;
  useEffect(() => {
    if (title) setPageTitle?.(title);
  }, [title, setPageTitle]);
}
