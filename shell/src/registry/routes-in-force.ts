import { useSyncExternalStore } from 'react';
import { allRoutes, type RemoteRelease, type Route } from '@muster/contracts';
import { knownReleases, onRegistry } from './registry.ts';

let of: ReadonlyMap<string, RemoteRelease> | null = null;
let routes: readonly Route[] = allRoutes;

/**
 * Every screen that there is: those of the contracts' tables, and those that the releases in force
 * brought along. The same list until the registry answers otherwise.
 */
export function routesInForce(): readonly Route[] {
  const releases = knownReleases();
  if (releases === of) return routes;
  of = releases;
  const brought = [...releases.values()].flatMap((release) => release.routes);
  if (brought.length > 0) routes = [...allRoutes, ...brought];
  else if (routes !== allRoutes) routes = allRoutes;
  return routes;
}

/** {@link routesInForce}, for what is to change when a release brings a screen or takes one away. */
export const useRoutesInForce = (): readonly Route[] =>
  useSyncExternalStore(onRegistry, routesInForce);
