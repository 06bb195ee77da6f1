import { AppFrame, NavDrawer, SideNav, TopBar, useDisclosure, useLocalStorage } from '@muster/ui';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { PaletteTrigger } from '../palette/palette-trigger.tsx';
import { CreateMenu } from './create-menu.tsx';
import type { LayoutProps } from './layout-props.ts';
import { navGroups } from './nav-items.ts';
import { PersonMenu } from './person-menu.tsx';
import { agencyName } from './agency-name.ts';

/** The staff's frame: side navigation (folds, remembered), top bar, the page. */
export function StaffLayout({ session, active, pathname, children }: LayoutProps) {
  const [folded, setFolded] = useLocalStorage({
    key: 'muster.nav-folded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [menuOpened, menu] = useDisclosure(false);
  const nav = { tenant: agencyName(), homeHref: '/', groups: navGroups(active, pathname) };
  return (
    <AppFrame
      folded={folded}
      sideNav={<SideNav {...nav} folded={folded} onToggle={() => setFolded(!folded)} />}
      topBar={
        <>
          <TopBar
            onMenu={menu.open}
            search={<PaletteTrigger look="field" {...{ session, active, pathname }} />}
            actions={
              <>
                <CreateMenu active={active} />
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
    </AppFrame>
  );
}
