import { matchRoute } from '@muster/contracts';
import { readArea } from './area-state.ts';
import { routesInForce } from '../registry/routes-in-force.ts';
import { loadLifecycles } from '../registry/load-lifecycles.ts';

/** Loads the remote behind a link before it is clicked. A failure shows only on the click. */
export function prefetchArea(pathname: string): void {
  const owner = matchRoute(routesInForce(), pathname)?.route.owner;
  const area = readArea();
  const isInSight = area.phase === 'mounted' && area.name === owner;
  if (owner && owner !== 'shell' && !isInSight) loadLifecycles(owner).catch(() => undefined);
}
