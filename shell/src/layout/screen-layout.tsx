import { lazy, Suspense, type ReactNode } from 'react';
import type { SessionState } from '@muster/contracts';
import { GuestFrame, LoadingText } from '@muster/ui';
import { agencyLogo, agencyName } from '@muster/kit';
import type { Layout } from '../routing/resolve-screen.ts';

// Chunks of their own: pages for visitors never load the navigation of those who are signed in.
const StaffLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-layout" */ './staff-layout.tsx')).StaffLayout,
}));
const LightLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: "light-layout" */ './light-layout.tsx')).LightLayout,
}));

type ScreenLayoutProps = {
  layout: Layout;
  session: SessionState;
  pathname: string;
  children: ReactNode;
};

/** The frame that belongs to a screen and to the role of the person before it. */
export function ScreenLayout({ layout, session, pathname, children }: ScreenLayoutProps) {
  const active = 'active' in session ? session.active : null;
  if (layout === 'guest' || !('user' in session) || !active)
    return (
      <GuestFrame agencyName={agencyName()} logoSrc={agencyLogo()}>
        {children}
      </GuestFrame>
    );

  const Frame = layout === 'staff' ? StaffLayout : LightLayout;
  return (
    <Suspense fallback={<LoadingText />}>
      <Frame session={session} active={active} pathname={pathname}>
        {children}
      </Frame>
    </Suspense>
  );
}
