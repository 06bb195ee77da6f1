import { useState, type ReactNode } from 'react';
import { limits, type Page } from '@muster/contracts';
import type { SavedList } from '@muster/blocks';
import { createSelectionStore, useCan, useListSelection } from '@muster/kit';
import {
  IconFlag,
  IconPlayerPause,
  IconUsersGroup,
  type BulkAction,
  type DataTableSelection,
} from '@muster/ui';
import { useListMessages } from '../../shared/list-words.ts';
import { JobBulkModal, type JobBulk } from './bulk-modal.tsx';

interface JobBulkTools {
  actions: BulkAction[];
  selection: DataTableSelection;
  overlay: ReactNode;
}

/** Jobs selected in the list; the selection outlives the page, for users who come back. */
const jobSelection = createSelectionStore();

/** Bulk actions on jobs. */
export function useJobBulk(list: SavedList, page: Page | undefined): JobBulkTools {
  const t = useListMessages();
  const can = useCan();
  const { ids, onChange } = useListSelection(jobSelection, list, page);
  const [open, setOpen] = useState<JobBulk | null>(null);
  const rights = { team: 'job.bulkTeam', priority: 'job.update', hold: 'job.hold' } as const;
  const icons = { team: IconUsersGroup, priority: IconFlag, hold: IconPlayerPause };
  const kinds = (['team', 'priority', 'hold'] as const).filter((kind) => can(rights[kind]));
  return {
    actions: kinds.map((kind) => ({
      id: kind,
      label: t(`bulk.${kind}`),
      icon: icons[kind],
      onClick: () => setOpen(kind),
    })),
    selection: { ids, onChange: (next) => onChange(next.slice(0, limits.job.bulk)) },
    overlay: open && (
      <JobBulkModal kind={open} ids={ids} onDone={onChange} onClose={() => setOpen(null)} />
    ),
  };
}
