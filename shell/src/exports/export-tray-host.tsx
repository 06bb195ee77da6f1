import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyNamed, toPlatformSession, useAtRest } from '@muster/kit';
import { bus } from '../platform/shell-platform.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { askedEntry } from '../tray/asked-entry.ts';
import { exportKey, exportMemory } from './export-memory.ts';

const ExportTray = lazyNamed(
  () => import(/* webpackChunkName: "export-tray" */ './export-tray.tsx'),
  'ExportTray',
);

/**
 * Brings the tray when there is something for it: an export begins here or in another window, one
 * was there before, or an address asks for one. Until then it costs neither code nor a request.
 */
export function ExportTrayHost() {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? toPlatformSession(snapshot.session) : null;
  const { search } = useLocation();
  const atRest = useAtRest();
  const [hasBegun, setHasBegun] = useState(exportMemory.wasPresent);
  useEffect(
    () => bus.on('entity.changed', ({ entity }) => entity === 'Export' && setHasBegun(true)),
    [],
  );
  // Nobody exports while acting as another person.
  if (!session?.permissions['export.create'] || session.impersonation) return null;
  const isDue = hasBegun && atRest;
  if (!isDue && askedEntry(search, exportKey) === null) return null;
  return (
    <Suspense>
      <ExportTray />
    </Suspense>
  );
}
