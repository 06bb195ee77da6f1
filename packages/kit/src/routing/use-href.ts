import { use } from 'react';
import { parentLocation } from './overlay-state.ts';
import { RoutingContext } from './routing-context.ts';

/**
 * Completes an address: one of an overlay over the present page keeps the page's query, so that the
 * list beneath stays filtered, also for the recipient of a shared link.
 */
export function useHref(): (to: string) => string {
  const routing = use(RoutingContext);
  return (to) => {
    if (!routing || /[?#]/.test(to)) return to;
    const target = routing.table.match(to);
    if (target?.route.kind !== 'overlay') return to;
    const { page } = routing;
    const parent = parentLocation(target.route, target.params, page.search);
    return parent.pathname === page.pathname ? to + page.search : to;
  };
}
