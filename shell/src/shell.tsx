import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  ErrorState,
  LinkProvider,
  LoadingText,
  MusterThemeProvider,
  NoticeBar,
  OfflineBanner,
  preloadFloating,
  useT,
} from '@muster/ui';
import { cspNonce, ErrorBoundary, PlatformRouter, whenIdle } from '@muster/kit';
import { NewVersionBar } from './areas/new-version-bar.tsx';
import { TrayHosts } from './tray/tray-hosts.tsx';
import { HeldSession } from './session/held-session.tsx';
import { ImpersonationBar } from './impersonation/impersonation-bar.tsx';
import { NavLink } from './layout/nav-link.tsx';
import { ScreenLayout } from './layout/screen-layout.tsx';
import { shellMessages } from './messages/en.ts';
import { LeaveDialog } from './platform/leave-dialog.tsx';
import { ProofDialog } from './platform/proof-dialog.tsx';
import { reportError } from './platform/report-error.ts';
import { navigation } from './platform/shell-platform.ts';
import { ArrivalAnnouncer } from './routing/arrival-announcer.tsx';
import { titleOf } from './routing/document-title.ts';
import { reportShellFailure, reportShellReady } from './registry/report-build.ts';
import { isKept, screenInSight } from './routing/screen-in-sight.ts';
import { ScreenBody } from './screens/screen-body.tsx';
import { refreshSession } from './session/session-store.ts';
import { useSessionSnapshot } from './session/use-session-snapshot.ts';

/** The whole page: theme, router, offline bar, the screen in its layout, the leave dialog. */
export function Shell() {
  // The page's HTML waits for this attribute.
  useEffect(() => document.documentElement.setAttribute('data-shell', 'started'), []);
  // Preloads floating components, which the first paint does not need.
  useEffect(() => whenIdle(preloadFloating), []);
  return (
    <MusterThemeProvider nonce={cspNonce()}>
      <LinkProvider value={NavLink}>
        <PlatformRouter platform={navigation}>
          <ImpersonationBar />
          <OfflineBanner />
          <CurrentScreen />
          <ArrivalAnnouncer />
          <LeaveDialog />
          <ProofDialog />
          <HeldSession />
          <TrayHosts />
        </PlatformRouter>
      </LinkProvider>
    </MusterThemeProvider>
  );
}

function CurrentScreen() {
  const t = useT(shellMessages);
  const snapshot = useSessionSnapshot();
  const { pathname, search } = useLocation();
  const screen =
    snapshot.status === 'known' ? screenInSight({ pathname, search }, snapshot.session) : null;
  // A visible remote sets its own titles, by the shown record.
  const title = screen?.kind === 'remote' ? null : titleOf(screen);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  const isKnown = snapshot.status === 'known';
  useEffect(() => {
    if (isKnown) reportShellReady();
  }, [isKnown]);

  if (snapshot.status === 'unknown')
    return (
      <ErrorState
        size="page"
        title={t('unknownTitle')}
        text={t('unknownText')}
        onRetry={() => void refreshSession()}
      />
    );
  if (snapshot.status === 'loading' || !screen) return <LoadingText />;
  if (screen.kind === 'redirect') return <Navigate to={screen.to} replace />;
  return (
    <ScreenLayout layout={screen.layout} session={snapshot.session} pathname={pathname}>
      <ErrorBoundary
        resetKey={pathname}
        onError={(error) => {
          reportError(error, { source: 'shell' });
          reportShellFailure(error);
        }}
        fallback={(_error, retry) => <ErrorState size="page" onRetry={retry} />}
      >
        {isKept({ pathname, search }, snapshot.session) && (
          <NoticeBar kind="warning">{t('keptForInput')}</NoticeBar>
        )}
        <ScreenBody screen={screen} session={snapshot.session} />
      </ErrorBoundary>
      {screen.kind !== 'remote' && 'user' in snapshot.session && (
        <NewVersionBar title={title ?? ''} />
      )}
    </ScreenLayout>
  );
}
