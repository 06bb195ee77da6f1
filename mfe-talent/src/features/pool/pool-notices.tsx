import type { PoolRecord } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { Button, NoticeBar, formatDate, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './pool.module.css';

/** Notices shown above the pool: archived, deleted. */
export function PoolNotices({ pool }: { pool: PoolRecord }) {
  if (!pool.deleted && pool.status === 'active') return null;
  return (
    <div className={classes.notices}>
      {pool.deleted ? (
        <DeletedNotice pool={pool} deleted={pool.deleted} />
      ) : (
        <ArchivedNotice pool={pool} />
      )}
    </div>
  );
}

function ArchivedNotice({ pool: { id, name, version, allowedActions } }: { pool: PoolRecord }) {
  const t = useMessages();
  const [restore] = api.usePoolsRestoreMutation();
  const { run, pending } = useUndoableMutation({
    mutation: restore,
    message: () => t('pool.state.restored', { name }),
  });
  return (
    <NoticeBar
      title={t('pool.archived.title')}
      action={
        allowedActions.includes('restore') && (
          <Button
            variant="default"
            loading={pending}
            onClick={() => void run({ params: { id }, body: { version } })}
          >
            {t('pool.restore')}
          </Button>
        )
      }
    >
      {t('pool.archived.text')}
    </NoticeBar>
  );
}

interface DeletedNoticeProps {
  pool: PoolRecord;
  deleted: NonNullable<PoolRecord['deleted']>;
}

function DeletedNotice({ pool, deleted }: DeletedNoticeProps) {
  const t = useMessages();
  const { id, name, version, allowedActions } = pool;
  const [restore] = api.usePoolsRestoreDeletedMutation();
  const { run, pending } = useUndoableMutation({
    mutation: restore,
    message: () => t('pool.state.restored', { name }),
  });
  return (
    <NoticeBar
      kind="warning"
      title={t('pool.deleted.title', { when: formatDateTime(deleted.at), by: deleted.by })}
      action={
        allowedActions.includes('restore_deleted') && (
          <Button
            variant="default"
            loading={pending}
            onClick={() => void run({ params: { id }, body: { version } })}
          >
            {t('pool.deleted.restore')}
          </Button>
        )
      }
    >
      {t('pool.deleted.text', { until: formatDate(deleted.restorableUntil) })}
    </NoticeBar>
  );
}
