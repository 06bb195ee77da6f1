import { useSyncExternalStore } from 'react';
import { allRoutes, type RemoteRelease, type Route } from '@muster/contracts';
import { knownReleases, onRegistry } from './registry.ts';

let of: ReadonlyMap<string, RemoteRelease> | null = null;
let routes: readonly Route[] = allRoutes;

/**
 * Returns all current screens: those of the contracts' tables and those added by active releases.
 * The list is stable until the registry's response changes.
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

/**
 * Hook for {@link routesInForce}, for components that follow releases adding or removing screens.
 */
export const useRoutesInForce = (): readonly Route[] =>
  useSyncExternalStore(onRegistry, routesInForce);
