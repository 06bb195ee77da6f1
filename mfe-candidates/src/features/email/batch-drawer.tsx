import { useState } from 'react';
import { limits, type BatchOutcome, type MessageBatch } from '@muster/contracts';
import { ApprovalBar } from '@muster/blocks';
import { QueryView, errorText, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  OverlayFooter,
  PageSkeleton,
  Progress,
  SelectField,
  Stack,
  Text,
  formatNumber,
} from '@muster/ui';
import { api } from '../../api.ts';
import { BatchRows } from './batch-rows.tsx';
import { useEmailMessages } from './messages.ts';
import { useTakeBack } from './use-batch-notice.ts';

const pollMs = 3000;
const moving: readonly BatchOutcome[] = ['pending', 'queued', 'sending'];

const isMoving = ({ status, counts }: MessageBatch): boolean =>
  status === 'writing' || counts.some(({ outcome }) => moving.includes(outcome));

/** Results of a bulk mail: for each recipient, with the remaining actions. */
export function BatchDrawer({ id }: { id: string }) {
  const t = useEmailMessages();
  const close = useOverlayClose();
  const [outcome, setOutcome] = useState<BatchOutcome | 'all'>('all');
  const [polls, setPolls] = useState(true);
  const query = api.useBulkMailReadQuery(
    { params: { id }, query: outcome === 'all' ? {} : { outcome } },
    { pollingInterval: polls ? pollMs : 0, skipPollingIfUnfocused: true },
  );
  const batch = query.data;
  if (batch && isMoving(batch) !== polls) setPolls(isMoving(batch));
  return (
    <Drawer
      opened
      onClose={() => close()}
      title={t('result.title')}
      subtitle={batch?.subject}
      width={720}
      footer={
        <OverlayFooter>
          <CancelButton>{t('close')}</CancelButton>
          {batch && <BatchActions batch={batch} />}
        </OverlayFooter>
      }
    >
      <QueryView query={query} keepPrevious skeleton={<PageSkeleton variant="form" />}>
        {(found) => (
          <Stack gap="md">
            <ApprovalBar api={api} subject={{ type: 'messageBatch', id }} />
            <Stand batch={found} />
            {found.files.length > 0 && (
              <Text size="sm">
                {t('result.along', { names: found.files.map(({ name }) => name).join(', ') })}
              </Text>
            )}
            {found.copies.length > 0 && (
              <Text size="sm">
                {t('result.copies', { names: found.copies.map(({ name }) => name).join(', ') })}
              </Text>
            )}
            <SelectField<BatchOutcome | 'all'>
              label={t('result.show')}
              value={outcome}
              onChange={(value) => setOutcome(value ?? 'all')}
              options={[
                { value: 'all', label: t('result.all', { total: formatNumber(found.total) }) },
                ...found.counts.map((one) => ({
                  value: one.outcome,
                  label: t('result.countOf', {
                    outcome: t(`outcome.${one.outcome}`),
                    total: formatNumber(one.count),
                  }),
                })),
              ]}
            />
            <BatchRows rows={found.rows} />
            {found.rows.length >= limits.bulk.items && (
              <Text size="sm" c="dimmed">
                {t('result.partly', { max: formatNumber(limits.bulk.items) })}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}

/** Progress in words. */
function Stand({ batch: { status, total, counts } }: { batch: MessageBatch }) {
  const t = useEmailMessages();
  const pending = counts.find(({ outcome }) => outcome === 'pending')?.count ?? 0;
  const done = total - pending;
  return (
    <div aria-live="polite">
      <Text size="sm">{t(`result.status.${status}`)}</Text>
      {status === 'writing' && (
        <Progress
          value={(done / Math.max(1, total)) * 100}
          aria-label={t('result.progress', {
            done: formatNumber(done),
            total: formatNumber(total),
          })}
        />
      )}
    </div>
  );
}

function BatchActions({ batch: { id, counts, allowedActions } }: { batch: MessageBatch }) {
  const t = useEmailMessages();
  const { notify } = usePlatform();
  const undo = useTakeBack();
  const [retry, retrying] = api.useBulkMailRetryMutation();
  const failed = counts.find(({ outcome }) => outcome === 'failed')?.count ?? 0;

  async function tryAgain() {
    const answer = await retry({ params: { id }, body: {} });
    if (answer.error) return notify({ kind: 'error', text: errorText(answer.error) });
    const { retried } = answer.data;
    return notify({
      kind: 'success',
      text: t('result.retried', { count: retried, total: formatNumber(retried) }),
    });
  }

  return (
    <>
      {allowedActions.includes('undo') && (
        <Button
          variant="default"
          size="md"
          loading={undo.isLoading}
          onClick={() => void undo.takeBack(id)}
        >
          {t('result.undo')}
        </Button>
      )}
      {allowedActions.includes('retry') && (
        <Button size="md" loading={retrying.isLoading} onClick={() => void tryAgain()}>
          {t('result.retry', { count: failed, total: formatNumber(failed) })}
        </Button>
      )}
    </>
  );
}
