import { Suspense } from 'react';
import { lazyNamed } from '@muster/kit';
import { useTrayDue } from '../tray/use-tray-due.ts';
import { exportKey, exportMemory } from './export-memory.ts';

const ExportTray = lazyNamed(
  () => import(/* webpackChunkName: "export-tray" */ './export-tray.tsx'),
  'ExportTray',
);

/** Brings the tray when there is something for it. */
export function ExportTrayHost() {
  const isDue = useTrayDue({
    entity: 'Export',
    permission: 'export.create',
    memory: exportMemory,
    addressKey: exportKey,
  });
  return (
    isDue && (
      <Suspense>
        <ExportTray />
      </Suspense>
    )
  );
}
