import { Suspense, useEffect, useState } from 'react';
import { candidatesRoutes, href, limits } from '@muster/contracts';
import { ExportSelection, mayExport, type SavedList } from '@muster/blocks';
import {
  lazyNamed,
  selectedCount,
  useCan,
  useFollow,
  useSession,
  type ListSelection,
} from '@muster/kit';
import {
  IconBriefcase,
  IconDownload,
  IconMail,
  IconPhone,
  IconShieldCheck,
  IconStack2,
  IconUserShare,
  IconUsersGroup,
  formatNumber,
  type BulkAction,
} from '@muster/ui';
import { listApi } from '../../../list-api.ts';
import { candidateSelection } from '../../../shared/candidate-selection.ts';
import { useListMessages } from '../../../shared/use-list-messages.ts';

const BulkCallModal = lazyNamed(() => import('./bulk-call-modal.tsx'), 'BulkCallModal');
const BulkOwnerModal = lazyNamed(() => import('./bulk-owner-modal.tsx'), 'BulkOwnerModal');
const BulkPoolModal = lazyNamed(() => import('./bulk-pool-modal.tsx'), 'BulkPoolModal');
const dialogs = [BulkCallModal, BulkOwnerModal, BulkPoolModal];

type Opened = 'owner' | 'pool' | 'call' | 'export';

/** Permitted bulk actions on the selected candidates, and the open dialog. */
export function useCandidateBulk(list: SavedList) {
  const t = useListMessages();
  const can = useCan();
  const follow = useFollow();
  const session = useSession();
  const selection = candidateSelection.use();
  const [opened, setOpened] = useState<Opened | null>(null);
  const count = selectedCount(selection);
  const tooMany =
    count === null || count > limits.bulk.selection
      ? t('bulk.tooMany', { max: formatNumber(limits.bulk.selection) })
      : undefined;
  const mayAdd = can('application.add');
  const isNeeded = count !== 0;
  useEffect(() => {
    // After selecting rows, a user is likely to open one of them.
    if (isNeeded) for (const dialog of dialogs) dialog.preload();
  }, [isNeeded]);

  const offered: (BulkAction | false)[] = [
    mayAdd && {
      id: 'addToJob',
      label: t('list.bulk.addToJob'),
      icon: IconBriefcase,
      primary: true,
      onClick: () => follow(href(candidatesRoutes.bulkAddToJob)),
    },
    can('candidate.bulkEmail') && {
      id: 'email',
      label: t('bulk.email'),
      icon: IconMail,
      onClick: () => follow(href(candidatesRoutes.candidatesEmail)),
    },
    can('candidate.bulkOwner') && {
      id: 'owner',
      label: t('list.bulk.owner'),
      icon: IconUserShare,
      primary: !mayAdd,
      ...off(tooMany),
      onClick: () => setOpened('owner'),
    },
    can('candidate.bulkPool') && {
      id: 'pool',
      label: t('list.bulk.pool'),
      icon: IconStack2,
      ...off(tooMany),
      onClick: () => setOpened('pool'),
    },
    can('candidate.logCall') && {
      id: 'call',
      label: t('bulk.call.action'),
      icon: IconPhone,
      ...off(tooMany),
      onClick: () => setOpened('call'),
    },
    can('candidate.bulkVetting') && {
      id: 'vetting',
      label: t('bulk.vetting'),
      icon: IconShieldCheck,
      ...off(tooMany),
      onClick: () => follow(href(candidatesRoutes.bulkVetting)),
    },
    mayExport(session, 'candidates') && {
      id: 'export',
      label: t('bulk.export'),
      icon: IconDownload,
      onClick: () => setOpened('export'),
    },
    can('candidate.merge') && {
      id: 'merge',
      label: t('list.bulk.merge'),
      icon: IconUsersGroup,
      ...off(mergeable(selection) ? undefined : t('list.bulk.pickTwo')),
      onClick: () => {
        const [keep = '', ...others] = selection.kind === 'rows' ? selection.ids : [];
        follow(href(candidatesRoutes.profile, { id: keep }, { merge: others.join(',') }));
      },
    },
  ];
  const actions = offered.filter((action) => action !== false);
  const close = () => setOpened(null);
  return {
    actions,
    overlay: (
      <Suspense>
        {opened === 'owner' && <BulkOwnerModal selection={selection} onClose={close} />}
        {opened === 'pool' && <BulkPoolModal selection={selection} onClose={close} />}
        {opened === 'call' && <BulkCallModal selection={selection} onClose={close} />}
        {opened === 'export' && (
          <ExportSelection
            api={listApi}
            list="candidates"
            state={list}
            selection={selection}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}

const off = (disabledReason: string | undefined) =>
  disabledReason !== undefined && { disabledReason };

/** Two or three candidates can be merged in sequence; more need the duplicates list. */
const mergeable = (selection: ListSelection): boolean =>
  selection.kind === 'rows' && (selection.ids.length === 2 || selection.ids.length === 3);
