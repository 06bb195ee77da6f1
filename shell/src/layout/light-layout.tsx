import { useSyncExternalStore } from 'react';
import { AppFrame, LightTopNav, useT } from '@muster/ui';
import { agencyLogo, agencyName } from '@muster/kit';
import { shellMessages } from '../messages/en.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { PaletteTrigger } from '../palette/palette-trigger.tsx';
import { ChatButton } from './chat-button.tsx';
import { CompanySwitch } from './company-switch.tsx';
import type { LayoutProps } from './layout-props.ts';
import { CountsAtRest } from './nav-counts/counts-at-rest.tsx';
import { navCounts, onNavCounts } from './nav-counts/nav-counts.ts';
import { navItems } from './nav-items.ts';
import { PersonMenu } from './person-menu.tsx';

/** The lighter frame of clients and candidates: everything in one bar on top. */
export function LightLayout({ session, active, pathname, children }: LayoutProps) {
  const t = useT(shellMessages);
  const agency = agencyName();
  const counts = useSyncExternalStore(onNavCounts, navCounts);
  return (
    <AppFrame
      topBar={
        <LightTopNav
          name={active.companyName ?? agency}
          {...(active.companyName
            ? { secondary: t('withAgency', { agency }), secondaryLogoSrc: agencyLogo() }
            : { logoSrc: agencyLogo() })}
          switcher={<CompanySwitch session={session} active={active} />}
          homeHref="/"
          items={navItems(active, pathname, counts)}
          actions={
            <>
              <PaletteTrigger look="lens" session={session} active={active} pathname={pathname} />
              <ChatButton active={active} />
              <NotificationBell />
              <PersonMenu session={session} active={active} />
            </>
          }
        />
      }
    >
      {children}
      <CountsAtRest />
    </AppFrame>
  );
}
