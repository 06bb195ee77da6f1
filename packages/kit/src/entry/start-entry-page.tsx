import { ErrorState, GuestFrame, OfflineBanner } from '@muster/ui';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { agencyLogo, agencyName } from '../platform/agency.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { reportEntryError } from './report-error.ts';

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineBanner />
      <GuestFrame agencyName={agencyName()} logoSrc={agencyLogo()}>
        {children}
      </GuestFrame>
    </>
  );
}

/** Puts an entry page on the screen, in the frame of pages for visitors. */
export function startEntryPage(Page: ComponentType, container: HTMLElement): void {
  window.addEventListener('error', ({ error }) => error && reportEntryError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportEntryError(reason));
  const root = createRoot(container, {
    onUncaughtError: (error) => {
      reportEntryError(error);
      root.render(
        <Framed>
          <ErrorState size="page" onRetry={() => window.location.reload()} />
        </Framed>,
      );
    },
  });
  root.render(
    <Framed>
      <Page />
    </Framed>,
  );
  // The page waits for this value, see its HTML.
  document.documentElement.dataset['shell'] = 'started';
  fetchAhead();
}
