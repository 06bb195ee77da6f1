import { useState } from 'react';
import type { ReactNode } from 'react';
import { limits } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { IconFlag, IconPlayerPause, IconUsersGroup } from '@muster/ui';
import type { BulkAction, DataTableSelection } from '@muster/ui';
import { useListWords } from '../../shared/list-words.ts';
import { JobBulkModal } from './bulk-modal.tsx';
import type { JobBulk } from './bulk-modal.tsx';

interface JobBulkTools {
  actions: BulkAction[];
  selection: DataTableSelection;
  overlay: ReactNode;
}

/** What can be done with several jobs at once. */
export function useJobBulk(): JobBulkTools {
  const t = useListWords();
  const can = useCan();
  const [ids, setIds] = useState<string[]>([]);
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
    selection: { ids, onChange: (next) => setIds(next.slice(0, limits.job.bulk)) },
    overlay: open && (
      <JobBulkModal kind={open} ids={ids} onDone={setIds} onClose={() => setOpen(null)} />
    ),
  };
}
