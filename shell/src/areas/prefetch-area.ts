import { allRoutes, matchRoute } from '@muster/contracts';
import { loadLifecycles } from '../registry/load-lifecycles.ts';

/** Loads the remote behind a link before it is clicked. A failure shows when it is. */
export function prefetchArea(pathname: string): void {
  const owner = matchRoute(allRoutes, pathname)?.route.owner;
  if (owner && owner !== 'shell') loadLifecycles(owner).catch(() => undefined);
}
