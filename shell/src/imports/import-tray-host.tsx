import { Suspense, useEffect, useState } from 'react';
import { lazyNamed, toPlatformSession, useAtRest } from '@muster/kit';
import { bus } from '../platform/shell-platform.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { importMemory } from './import-memory.ts';

const ImportTray = lazyNamed(
  () => import(/* webpackChunkName: "import-tray" */ './import-tray.tsx'),
  'ImportTray',
);

/** Brings the tray when there is something for it; until then it costs neither code nor a request. */
export function ImportTrayHost() {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? toPlatformSession(snapshot.session) : null;
  const atRest = useAtRest();
  const [hasBegun, setHasBegun] = useState(importMemory.wasPresent);
  useEffect(
    // A change of one: what an opened stream makes stale is none that began.
    () => bus.on('entity.changed', ({ entity }) => entity === 'Import' && setHasBegun(true)),
    [],
  );
  // Nobody imports while acting as another person.
  if (!session?.permissions['candidate.import'] || session.impersonation) return null;
  if (!hasBegun || !atRest) return null;
  return (
    <Suspense>
      <ImportTray />
    </Suspense>
  );
}
