import {
  AppFrame,
  NavDrawer,
  SideNav,
  TopBar,
  useDisclosure,
  useLocalStorage,
  useT,
} from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { CreateMenu } from './create-menu.tsx';
import type { LayoutProps } from './layout-props.ts';
import { navGroups } from './nav-items.ts';
import { PersonMenu } from './person-menu.tsx';

/** The staff's frame: side navigation (folds, remembered), top bar, the page. */
export function StaffLayout({ session, active, pathname, children }: LayoutProps) {
  const t = useT(shellMessages);
  const [folded, setFolded] = useLocalStorage({
    key: 'muster.nav-folded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [menuOpened, menu] = useDisclosure(false);
  const nav = { tenant: t('agency'), homeHref: '/', groups: navGroups(active, pathname) };
  return (
    <AppFrame
      folded={folded}
      sideNav={<SideNav {...nav} folded={folded} onToggle={() => setFolded(!folded)} />}
      topBar={
        <>
          <TopBar
            onMenu={menu.open}
            search={null}
            actions={
              <>
                <CreateMenu active={active} />
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
