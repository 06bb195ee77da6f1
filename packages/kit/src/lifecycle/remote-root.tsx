import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ErrorState, MusterThemeProvider, useT } from '@muster/ui';
import type { PlatformV1 } from '@muster/contracts';
import { bringErrorWords } from '../messages/error-text.ts';
import { cspNonce } from '../platform/csp-nonce.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { PlatformRouter } from '../platform/platform-router.tsx';
import { whenIdle } from '../platform/when-idle.ts';
import { isLostChunk } from '../routing/lazy-named.tsx';
import { AloneContext } from '../routing/routing-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lifecycleMessages } from './messages.ts';

/** What makes a remote: a name, its screens and, where it holds data, its store. */
export type RemoteDefinition = {
  /** Name of the package, `mfe-jobs`. */
  name: string;
  /** All screens of the remote, below the platform's router. */
  App: ComponentType;
  /** Makes the remote's own store; it lives until the signal of the platform that it is given. */
  makeStore?: (platform: PlatformV1) => Store;
};

type RemoteRootProps = RemoteDefinition & {
  platform: PlatformV1;
  /** Only without a shell: shows toasts, navigation, and the page-wide styles. */
  ownsPage?: boolean;
};

/** Everything a remote's screens rely on, around them: theme, platform, router, store, boundary. */
export function RemoteRoot(props: RemoteRootProps) {
  const { App, makeStore, name, platform, ownsPage = false } = props;
  // Loaded before the first call fails.
  useEffect(() => whenIdle(() => void bringErrorWords()), []);
  return (
    <MusterThemeProvider nonce={cspNonce()} withToasts={ownsPage} withPageStyles={ownsPage}>
      <PlatformProvider value={platform}>
        <PlatformRouter platform={platform}>
          <Contained name={name} platform={platform}>
            <WithStore makeStore={makeStore} platform={platform}>
              <AloneContext value={ownsPage}>
                <App />
              </AloneContext>
            </WithStore>
          </Contained>
        </PlatformRouter>
      </PlatformProvider>
    </MusterThemeProvider>
  );
}

/** A failed screen stays failed until Retry, or until the person goes to another address. */
function Contained(props: { name: string; platform: PlatformV1; children: ReactNode }) {
  const { name, platform, children } = props;
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={(error) => platform.reportError(error, { remote: name, failed: 'screen' })}
      fallback={(error, retry) => <ScreenFailure lost={isLostChunk(error)} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function WithStore(props: {
  makeStore: RemoteDefinition['makeStore'];
  platform: PlatformV1;
  children: ReactNode;
}) {
  const { makeStore, platform, children } = props;
  const [store] = useState(() => makeStore?.(platform));
  return store ? <Provider store={store}>{children}</Provider> : children;
}

function ScreenFailure({ lost, onRetry }: { lost: boolean; onRetry: () => void }) {
  const t = useT(lifecycleMessages);
  return (
    <ErrorState
      title={t(lost ? 'lostTitle' : 'failedTitle')}
      text={t(lost ? 'lostText' : 'failedText')}
      onRetry={onRetry}
    />
  );
}
