import type { RouteObject } from 'react-router-dom';
import { matchRoute, type Route } from '@muster/contracts';
import { preloadOf } from './lazy-named.tsx';
import { OverlayElement, PageElement } from './route-elements.tsx';
import { RouteRedirect } from './route-redirect.tsx';
import type { OverlayDefinition, PageDefinition, RouteDefinition } from './remote-routes.types.ts';

/** A remote's screens, ready for `RemoteRoutes`. */
export interface RemoteRouteTable {
  readonly pages: RouteObject[];
  readonly overlays: RouteObject[];
  /** Pages that can be opened without a record. */
  readonly entries: readonly Route[];
  /** Returns the contract route of an address of this remote. */
  match(pathname: string): { route: Route; params: Record<string, string> } | null;
  /** Fetches the code of an address ahead of time. */
  preload(pathname: string): void;
}

/**
 * Declares a remote's screens from its contract routes:
 * `defineRemoteRoutes([{ route: candidatesRoutes.list, element: <CandidatesPage />, overlays: [
 * { route: candidatesRoutes.create, element: <NewCandidateDrawer /> }] }])`.
 * Throws when an overlay stands under another page than its `parent`.
 */
export function defineRemoteRoutes(definitions: readonly RouteDefinition[]): RemoteRouteTable {
  const pages = definitions.filter((d): d is PageDefinition => 'element' in d);
  const overlays = pages.flatMap((page) => (page.overlays ?? []).map((o) => underParent(page, o)));
  const routes = [...definitions, ...overlays].map(({ route }) => route);
  const preloads = new Map(
    [...pages, ...overlays].map(({ route, element }) => [route, preloadOf(element.type)]),
  );
  const match = (pathname: string) => matchRoute(routes, pathname);
  return {
    pages: definitions.map(pageObject),
    overlays: overlays.map((definition) => ({
      path: definition.route.path,
      element: <OverlayElement definition={definition} />,
    })),
    entries: pages.map(({ route }) => route).filter(({ path }) => !/[:*]/.test(path)),
    match,
    preload: (pathname) => {
      const found = match(pathname);
      if (found) preloads.get(found.route)?.();
    },
  };
}

function underParent(page: PageDefinition, overlay: OverlayDefinition): OverlayDefinition {
  if (overlay.route.kind !== 'overlay' || overlay.route.parent !== page.route.path)
    throw new Error(`${overlay.route.path} is no overlay of ${page.route.path}`);
  return overlay;
}

function pageObject(definition: RouteDefinition): RouteObject {
  const { path } = definition.route;
  return 'redirectTo' in definition
    ? { path, element: <RouteRedirect to={definition.redirectTo} /> }
    : { path, element: <PageElement definition={definition} /> };
}
