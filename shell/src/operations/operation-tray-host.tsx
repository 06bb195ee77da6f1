import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyNamed, toPlatformSession, useAtRest } from '@muster/kit';
import { bus } from '../platform/shell-platform.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { askedEntry } from '../tray/asked-entry.ts';
import { operationKey, operationMemory } from './operation-memory.ts';

const OperationTray = lazyNamed(
  () => import(/* webpackChunkName: "operation-tray" */ './operation-tray.tsx'),
  'OperationTray',
);

/**
 * Brings the tray when there is something for it: an operation begins here or in another window, one
 * was there before, or an address asks for one. Until then it costs neither code nor a request.
 */
export function OperationTrayHost() {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? toPlatformSession(snapshot.session) : null;
  const { search } = useLocation();
  const atRest = useAtRest();
  const [hasBegun, setHasBegun] = useState(operationMemory.wasPresent);
  useEffect(
    () => bus.on('entity.changed', ({ entity }) => entity === 'Operation' && setHasBegun(true)),
    [],
  );
  // What goes on in the background is the own, not that of whom one acts as.
  if (!session?.permissions['operation.read'] || session.impersonation) return null;
  const isDue = hasBegun && atRest;
  if (!isDue && askedEntry(search, operationKey) === null) return null;
  return (
    <Suspense>
      <OperationTray />
    </Suspense>
  );
}
