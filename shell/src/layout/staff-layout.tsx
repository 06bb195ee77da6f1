import { useSyncExternalStore } from 'react';
import { matchRoute, type Route } from '@muster/contracts';
import { AppFrame, NavDrawer, SideNav, TopBar, useDisclosure, useLocalStorage } from '@muster/ui';
import { agencyName } from '@muster/kit';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { PaletteTrigger } from '../palette/palette-trigger.tsx';
import { useRoutesInForce } from '../registry/routes-in-force.ts';
import { CreateMenu } from './create-menu.tsx';
import { ChatButton } from './chat-button.tsx';
import type { LayoutProps } from './layout-props.ts';
import { CountsAtRest } from './nav-counts/counts-at-rest.tsx';
import { navCounts, onNavCounts } from './nav-counts/nav-counts.ts';
import { navGroups } from './nav-items.ts';
import { PersonMenu } from './person-menu.tsx';
import { useLibraryAhead } from './use-library-ahead.ts';

/** Checks whether the page at this address, or the one below an overlay, needs the full width. */
function isWide(routes: readonly Route[], pathname: string): boolean {
  const route = matchRoute(routes, pathname)?.route;
  const page = route?.parent ? routes.find(({ path }) => path === route.parent) : route;
  return page?.wide ?? false;
}

const useFolding = (key: string, defaultValue: boolean) =>
  useLocalStorage({ key, defaultValue, getInitialValueInEffect: false });

/**
 * The staff layout: side navigation (collapsible, remembered separately for wide pages), top bar,
 * page.
 */
export function StaffLayout({ session, active, pathname, children }: LayoutProps) {
  useLibraryAhead(pathname);
  // A release that adds or removes routes also changes the navigation of open pages.
  const isWidePage = isWide(useRoutesInForce(), pathname);
  const usual = useFolding('muster.nav-folded', false);
  const wide = useFolding('muster.nav-folded-on-wide-pages', true);
  const [folded, setFolded] = isWidePage ? wide : usual;
  const [menuOpened, menu] = useDisclosure(false);
  const counts = useSyncExternalStore(onNavCounts, navCounts);
  const nav = { tenant: agencyName(), homeHref: '/', groups: navGroups(active, pathname, counts) };
  return (
    <AppFrame
      folded={folded}
      sideNav={<SideNav {...nav} folded={folded} onToggle={() => setFolded(!folded)} />}
      topBar={
        <>
          <TopBar
            onMenu={menu.open}
            search={
              <PaletteTrigger look="field" session={session} active={active} pathname={pathname} />
            }
            actions={
              <>
                <CreateMenu active={active} />
                <ChatButton active={active} />
                <NotificationBell />
                <PersonMenu session={session} active={active} />
              </>
            }
          />
          <NavDrawer opened={menuOpened} onClose={menu.close}>
            <SideNav {...nav} />
          </NavDrawer>
        </>
      }
    >
      {children}
      <CountsAtRest />
    </AppFrame>
  );
}
