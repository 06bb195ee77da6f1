import { use, useEffect, useMemo, useState } from 'react';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import type { Route } from '@muster/contracts';
import { LinkProvider } from '@muster/ui';
import { usePlatform } from '../platform/platform-context.tsx';
import { AlonePage } from './alone-page.tsx';
import { AppLink } from './app-link.tsx';
import type { RemoteRouteTable } from './define-remote-routes.tsx';
import { LeaveGuardProvider } from './leave-guard.tsx';
import { OverlayScope } from './overlay-scope.tsx';
import { atPage, openedOver, parentLocation } from './overlay-state.ts';
import { AloneContext, RoutingContext } from './routing-context.ts';

/** The title set by a page, and its address. */
interface PageTitle {
  of: string;
  text: string;
  whole: boolean;
}

/**
 * Draws a remote's screens: the page of the address or, when the address is an overlay's, the page
 * beneath with the overlay over it. The page keeps its state while overlays come and go. Needs a
 * router and the platform above.
 */
export function RemoteRoutes({ routes }: { routes: RemoteRouteTable }) {
  const location = useLocation();
  const found = routes.match(location.pathname);
  const overlay = found?.route.kind === 'overlay' ? found : null;
  const page = overlay
    ? (openedOver(location.state) ?? parentLocation(overlay.route, overlay.params, location.search))
    : location;
  const [title, setTitle] = useState<PageTitle | null>(null);
  const { pathname, search } = page;
  const isLeftAlone = useIsLeftAlone(found?.route ?? null);
  const routing = useMemo(
    () => ({
      table: routes,
      page: { pathname, search },
      setPageTitle: (text: string, whole: boolean) => setTitle({ of: pathname, text, whole }),
    }),
    [routes, pathname, search],
  );
  const named = title?.of === pathname ? title : null;
  const part = named?.whole ? undefined : routes.match(pathname)?.route.title;
  // The record and the part of it: several tabs of the browser on one record are told apart.
  useDocumentTitleOf([overlay?.route.title, named?.text, part]);

  return (
    <RoutingContext value={routing}>
      <LinkProvider value={AppLink}>
        <LeaveGuardProvider>
          {/* Another area's address: the shell is about to take this remote away. */}
          {isLeftAlone && <AlonePage table={routes} found={found?.route ?? null} />}
          {found && !isLeftAlone && <Page routes={routes} at={overlay ? atPage(page) : location} />}
          {overlay && !isLeftAlone && (
            <OverlayScope key={overlay.route.path} page={page} title={overlay.route.title}>
              <Overlay routes={routes} at={location} />
            </OverlayScope>
          )}
        </LeaveGuardProvider>
      </LinkProvider>
    </RoutingContext>
  );
}

/** Whether there is no shell to lead the user from this address to another. */
function useIsLeftAlone(route: Route | null): boolean {
  const { session } = usePlatform();
  const isAlone = use(AloneContext);
  return isAlone && (route === null || (route.access !== 'public' && session === null));
}

function Page({ routes, at }: { routes: RemoteRouteTable; at: Location }) {
  return useRoutes(routes.pages, at);
}

function Overlay({ routes, at }: { routes: RemoteRouteTable; at: Location }) {
  return useRoutes(routes.overlays, at);
}

function useDocumentTitleOf(parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), 'Muster'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
