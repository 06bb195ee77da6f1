import { useState } from 'react';
import { candidatesRoutes, href, limits } from '@muster/contracts';
import { ExportSelection, mayExport, type SavedList } from '@muster/blocks';
import { selectedCount, useCan, useFollow, useSession, type ListSelection } from '@muster/kit';
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
import { api } from '../../../api.ts';
import { candidateSelection } from '../../../shared/candidate-selection.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { BulkCallModal } from './bulk-call-modal.tsx';
import { BulkOwnerModal } from './bulk-owner-modal.tsx';
import { BulkPoolModal } from './bulk-pool-modal.tsx';

type Opened = 'owner' | 'pool' | 'call' | 'export';

/** What can be done to the people who are selected, for those who may, and what is open of it. */
export function useCandidateBulk(list: SavedList) {
  const t = useMessages();
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

  const offered: (BulkAction | false)[] = [
    mayAdd && {
      id: 'addToJob',
      label: t('addToJob.open'),
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
      label: t('pools.bulk.action'),
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
      label: t('duplicates.merge'),
      icon: IconUsersGroup,
      ...off(mergeable(selection) ? undefined : t('duplicates.pickTwo')),
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
      <>
        {opened === 'owner' && <BulkOwnerModal selection={selection} onClose={close} />}
        {opened === 'pool' && <BulkPoolModal selection={selection} onClose={close} />}
        {opened === 'call' && <BulkCallModal selection={selection} onClose={close} />}
        {opened === 'export' && (
          <ExportSelection
            api={api}
            list="candidates"
            state={list}
            selection={selection}
            onClose={close}
          />
        )}
      </>
    ),
  };
}

const off = (disabledReason: string | undefined) =>
  disabledReason !== undefined && { disabledReason };

/** Two or three people are compared one after the other; more are a list to go through. */
const mergeable = (selection: ListSelection): boolean =>
  selection.kind === 'rows' && (selection.ids.length === 2 || selection.ids.length === 3);
