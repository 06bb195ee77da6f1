import { useState } from 'react';
import type { Import } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Drawer, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { ImportSteps, type StepName } from './import-steps.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';

const width = 1080;
/** Polling interval for progress. */
const pollMs = 1000;

interface ImportDrawerProps {
  /** Null for a new import. */
  id: string | null;
  /** Opens another import, or `1` for a new one. */
  onGo: (next: string) => void;
  onClose: () => void;
}

/** Import of candidates in steps: file, columns, preview, result. */
export function ImportDrawer({ id, onGo, onClose }: ImportDrawerProps) {
  const t = useMessages();
  const [changing, setChanging] = useState<string | null>(null);
  const query = api.useImportsReadQuery({ params: { id: id ?? '' } }, { skip: id === null });
  const known = query.currentData;
  const busy = known !== undefined && isBusy(known);
  // A second subscription to the same query, which polls while something is pending.
  api.useImportsReadQuery(
    { params: { id: id ?? '' } },
    { pollingInterval: pollMs, skip: id === null || !busy },
  );
  const isChanging = known?.status === 'checked' && changing === known.id;
  return (
    <Drawer
      opened
      onClose={onClose}
      width={width}
      title={t('import.title')}
      subtitle={<ImportSteps at={stepOf(known, isChanging)} />}
    >
      {id === null ? (
        <FileStep onGo={onGo} />
      ) : (
        <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
          {(one) => {
            const shared = { one, onClose, onNew: () => onGo('1') };
            if (one.status === 'draft' || isChanging)
              return <ColumnsStep key={one.id} {...shared} onChecking={() => setChanging(null)} />;
            if (isBusy(one)) return <ProgressStep {...shared} />;
            if (one.status === 'checked')
              return <CheckStep {...shared} onChange={() => setChanging(one.id)} />;
            return <ResultStep {...shared} />;
          }}
        </QueryView>
      )}
    </Drawer>
  );
}

const isBusy = ({ status }: Import): boolean =>
  status === 'checking' || status === 'running' || status === 'undoing';

function stepOf(one: Import | undefined, isChanging: boolean): StepName {
  if (!one) return 'file';
  if (one.status === 'draft' || isChanging) return 'columns';
  return one.status === 'checking' || one.status === 'checked' ? 'check' : 'result';
}
