import { Suspense } from 'react';
import { lazyNamed } from '@muster/kit';
import { useTrayDue } from '../tray/use-tray-due.ts';
import { importMemory } from './import-memory.ts';

const ImportTray = lazyNamed(
  () => import(/* webpackChunkName: "import-tray" */ './import-tray.tsx'),
  'ImportTray',
);

/** Brings the tray when there is something for it. */
export function ImportTrayHost() {
  const isDue = useTrayDue({
    entity: 'Import',
    permission: 'candidate.import',
    memory: importMemory,
  });
  return (
    isDue && (
      <Suspense>
        <ImportTray />
      </Suspense>
    )
  );
}
