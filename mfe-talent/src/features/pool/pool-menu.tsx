import { useState } from 'react';
import { talentRoutes, type PoolRecord } from '@muster/contracts';
import { RouteLink, useUndoableMutation } from '@muster/kit';
import { IconArchive, IconArrowBackUp, IconButton, IconDots, IconTrash, Menu } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { ArchivePoolModal } from './archive-pool-modal.tsx';

/** Rare and irreversible actions; renders nothing if none is allowed. */
export function PoolMenu({ pool }: { pool: PoolRecord }) {
  const t = useMessages();
  const { id, name, version, allowedActions } = pool;
  const [archiving, setArchiving] = useState(false);
  const [restore] = api.usePoolsRestoreMutation();
  const restoring = useUndoableMutation({
    mutation: restore,
    message: () => t('pool.state.restored', { name }),
  });
  const may = (action: PoolRecord['allowedActions'][number]) => allowedActions.includes(action);
  if (!may('archive') && !may('restore') && !may('delete')) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="default" aria-label={t('pool.more')}>
            <IconDots size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {may('archive') && (
            <Menu.Item leftSection={<IconArchive size={16} />} onClick={() => setArchiving(true)}>
              {t('pool.archive')}
            </Menu.Item>
          )}
          {may('restore') && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} />}
              onClick={() => void restoring.run({ params: { id }, body: { version } })}
            >
              {t('pool.restore')}
            </Menu.Item>
          )}
          {may('delete') && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              component={RouteLink}
              route={talentRoutes.removePool}
              params={{ id }}
            >
              {t('pool.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {archiving && <ArchivePoolModal pool={pool} onClose={() => setArchiving(false)} />}
    </>
  );
}
