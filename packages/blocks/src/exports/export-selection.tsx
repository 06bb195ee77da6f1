import { Suspense } from 'react';
import { lazyNamed, selectedCount, useSession, type ListSelection } from '@muster/kit';
import type { ListToExport } from './export-api.ts';
import { reachOf } from './export-reach.ts';

const ExportDialog = lazyNamed(() => import('./export-dialog.tsx'), 'ExportDialog');

export interface ExportSelectionProps extends Omit<ListToExport, 'page'> {
  selection: ListSelection;
  onClose: () => void;
}

/** Exports the selected rows of a list as a CSV file. */
export function ExportSelection({ api, list, state, selection, onClose }: ExportSelectionProps) {
  const reach = reachOf(useSession(), list);
  if (!reach) return null;
  const count = selectedCount(selection);
  return (
    <Suspense>
      <ExportDialog
        api={api}
        list={list}
        state={state}
        page={{ total: count ?? 0, totalIsCapped: count === null }}
        selection={selection}
        ownOnly={reach === 'assigned'}
        onClose={onClose}
      />
    </Suspense>
  );
}
