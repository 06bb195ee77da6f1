import { Suspense } from 'react';
import { lazyNamed } from '@muster/kit';
import { useTrayDue } from '../tray/use-tray-due.ts';
import { operationKey, operationMemory } from './operation-memory.ts';

const OperationTray = lazyNamed(
  () => import(/* webpackChunkName: "operation-tray" */ './operation-tray.tsx'),
  'OperationTray',
);

/** Brings the tray when there is something for it. */
export function OperationTrayHost() {
  const isDue = useTrayDue({
    entity: 'Operation',
    permission: 'operation.read',
    memory: operationMemory,
    addressKey: operationKey,
  });
  return (
    isDue && (
      <Suspense>
        <OperationTray />
      </Suspense>
    )
  );
}
