import type { FileRequest } from '@muster/contracts';
import { attachmentMessages } from '@muster/blocks';
import { errorText, usePlatform } from '@muster/kit';
import { Badge, Button, dayKey, formatDate, useNow, useT } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './files-card.module.css';

/** Files requested from the candidate, and their state. */
export function FileRequests({ requests }: { requests: readonly FileRequest[] }) {
  const t = useMessages();
  if (requests.length === 0) return null;
  return (
    <div className={classes.removed}>
      <h3 className={classes.requestsTitle}>{t('attachments.request.list')}</h3>
      <ul className={classes.removedList}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </div>
  );
}

function Request({ request }: { request: FileRequest }) {
  const t = useMessages();
  const words = useT(attachmentMessages);
  const platform = usePlatform();
  const today = dayKey(useNow());
  const [withdraw, { isLoading }] = api.useFileRequestsWithdrawMutation();
  const { id, type, dueOn, note, status, requestedBy, endedAt, version, allowedActions } = request;
  const what = words(`type.${type}`);
  const isLate = status === 'open' && dueOn < today;

  async function giveUp() {
    const { error } = await withdraw({ params: { id }, body: { version } });
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t('attachments.request.withdrawn') },
    );
  }
  return (
    <li className={classes.removedRow}>
      <span className={classes.removedTitle}>
        {what}{' '}
        <Badge family={isLate ? 'red' : status === 'received' ? 'green' : 'grey'}>
          {t(isLate ? 'attachments.request.late' : `attachments.request.state.${status}`)}
        </Badge>
        <br />
        {status === 'open'
          ? t('attachments.request.until', {
              date: formatDate(dueOn),
              name: requestedBy?.name ?? '',
            })
          : t('attachments.request.ended', { date: formatDate(endedAt ?? dueOn) })}
        {note && ` · ${note}`}
      </span>
      {allowedActions.includes('withdraw') && (
        <Button
          size="xs"
          variant="default"
          loading={isLoading}
          aria-label={t('attachments.request.withdrawOne', { what })}
          onClick={() => void giveUp()}
        >
          {t('attachments.request.withdraw')}
        </Button>
      )}
    </li>
  );
}
