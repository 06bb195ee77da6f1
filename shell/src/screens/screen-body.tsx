import { lazy, Suspense } from 'react';
import type { SessionState } from '@muster/contracts';
import { roleName } from '@muster/kit';
import {
  EmptyState,
  IconHourglass,
  NotFoundState,
  PageSkeleton,
  SwitchedOffState,
  useT,
} from '@muster/ui';
import { AreaOutlet } from '../areas/area-outlet.tsx';
import { shellMessages } from '../messages/en.ts';
import { pageAt } from '../pages.tsx';
import type { Screen } from '../routing/resolve-screen.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { HomeLink } from './home-link.tsx';
import { PlannedScreen } from './planned-screen.tsx';

const EndedPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account" */ '../impersonation/ended-page.tsx'))
    .EndedPage,
}));

type Shown = Exclude<Screen, { kind: 'redirect' }>;

/** The content inside the layout. */
export function ScreenBody({ screen, session }: { screen: Shown; session: SessionState }) {
  switch (screen.kind) {
    case 'remote':
      return <AreaOutlet route={screen.route} />;
    case 'page': {
      const Page = pageAt(screen.route.path);
      if (!Page) return <PlannedScreen title={screen.route.title} />;
      return (
        <Suspense fallback={<PageSkeleton variant="form" />}>
          <Page />
        </Suspense>
      );
    }
    case 'forbidden':
      return <ForbiddenScreen session={session} />;
    case 'switched-off':
      return <SwitchedOffState action={<HomeLink />} />;
    case 'planned':
      return <PlannedScreen title={screen.route.title} />;
    case 'not-found':
      return <NotFoundState action={<HomeLink />} />;
    case 'impersonation-ended':
      if (session.state !== 'impersonation-ended') return null;
      return (
        <Suspense fallback={<PageSkeleton variant="form" />}>
          <EndedPage session={session} />
        </Suspense>
      );
    case 'no-home':
      return <NoHome session={session} />;
  }
}

function NoHome({ session }: { session: SessionState }) {
  const t = useT(shellMessages);
  const role = 'user' in session && session.active ? roleName(session.active.role) : '';
  return (
    <EmptyState
      size="page"
      icon={IconHourglass}
      title={t('noHomeTitle')}
      text={t('noHomeText', { role })}
    />
  );
}
