import { Suspense, useState } from 'react';
import { lazyNamed, useSession } from '@muster/kit';
import { IconButton, IconDownload, useT } from '@muster/ui';
import type { ListToExport } from './export-api.ts';
import { reachOf } from './export-reach.ts';
import { exportMessages } from './messages.ts';

const ExportDialog = lazyNamed(() => import('./export-dialog.tsx'), 'ExportDialog');

/** Exports the visible rows and columns of a list as a CSV file, for users who may. */
export function ExportButton({ api, list, state, page }: ListToExport) {
  const t = useT(exportMessages);
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const reach = reachOf(session, list);
  if (!reach) return null;
  return (
    <>
      <IconButton
        aria-label={t('button')}
        disabled={!page || page.total === 0}
        onPointerEnter={ExportDialog.preload}
        onClick={() => setOpened(true)}
      >
        <IconDownload size={18} stroke={1.7} />
      </IconButton>
      {opened && page && (
        <Suspense>
          <ExportDialog
            api={api}
            list={list}
            state={state}
            page={page}
            ownOnly={reach === 'assigned'}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
