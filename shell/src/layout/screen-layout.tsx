import { lazy, Suspense, type ReactNode } from 'react';
import type { SessionState } from '@muster/contracts';
import { GuestFrame, LoadingText } from '@muster/ui';
import { agencyLogo, agencyName } from '@muster/kit';
import type { Layout } from '../routing/resolve-screen.ts';

// Separate chunks, so that visitors' pages never load the navigation of signed-in users.
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

/** The layout of a screen for the user's role. */
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
