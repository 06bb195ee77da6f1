import { Suspense, type ComponentType } from 'react';
import { lazyNamed } from '@muster/kit';
import { TrayStack } from './tray-stack.tsx';
import { trays } from './trays.ts';
import { useTrayDue, type TrayOf } from './use-tray-due.ts';

const ExportTray = lazyNamed(
  () => import(/* webpackChunkName: "export-tray" */ '../exports/export-tray.tsx'),
  'ExportTray',
);
const ImportTray = lazyNamed(
  () => import(/* webpackChunkName: "import-tray" */ '../imports/import-tray.tsx'),
  'ImportTray',
);
const OperationTray = lazyNamed(
  () => import(/* webpackChunkName: "operation-tray" */ '../operations/operation-tray.tsx'),
  'OperationTray',
);

/** All trays, each loaded once it has entries. */
export const TrayHosts = () => (
  <TrayStack>
    <TrayHost of={trays.exports} Tray={ExportTray} />
    <TrayHost of={trays.imports} Tray={ImportTray} />
    <TrayHost of={trays.operations} Tray={OperationTray} />
  </TrayStack>
);

/** Loads one tray once it has entries. */
function TrayHost({ of, Tray }: { of: TrayOf; Tray: ComponentType }) {
  return (
    useTrayDue(of) && (
      <Suspense>
        <Tray />
      </Suspense>
    )
  );
}
