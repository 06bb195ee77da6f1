import { Suspense } from 'react';
import { ErrorBoundary, lazyComponent } from '@muster/kit';
import { reportError } from '../../platform/report-error.ts';
import { useAtRestWithStream } from '../../stream/use-at-rest-with-stream.ts';

const LiveNavCounts = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "nav-counts" */ './live-nav-counts.tsx')).LiveNavCounts,
);

/** Counts behind the entries of the navigation, from when the page is at rest. */
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
