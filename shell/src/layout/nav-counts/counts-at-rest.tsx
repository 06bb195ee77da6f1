import { Suspense } from 'react';
import { ErrorBoundary, lazyComponent } from '@muster/kit';
import { reportError } from '../../platform/report-error.ts';
import { useAtRestWithStream } from '../../stream/use-at-rest-with-stream.ts';

const LiveNavCounts = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "nav-counts" */ './live-nav-counts.tsx')).LiveNavCounts,
);

/** Loads the counts of the navigation once the page is idle. */
export function CountsAtRest() {
  const atRest = useAtRestWithStream();
  if (!atRest) return null;
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, { source: 'navigation' })}
      fallback={() => null}
    >
      <Suspense fallback={null}>
        <LiveNavCounts />
      </Suspense>
    </ErrorBoundary>
  );
}
