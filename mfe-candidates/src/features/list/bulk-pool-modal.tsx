import { useEffect, useState } from 'react';
import { errorText, usePlatform } from '@muster/kit';
import {
  Button,
  DecisionModal,
  EffectList,
  NoticeBar,
  OverlayFooter,
  SearchSelectField,
  SegmentedField,
  Stack,
  TextField,
} from '@muster/ui';
import type { FieldOption } from '@muster/ui';
import { api } from '../../api.ts';
import { usePoolOptions } from '../../shared/use-pool-options.ts';
import { useWords } from '../../shared/use-words.ts';

interface BulkPoolModalProps {
  ids: readonly string[];
  onClose: () => void;
  /** Called with the ids that could not be changed, so that they stay selected. */
  onDone: (failed: string[]) => void;
}

/** Puts the selected people into a pool, or takes them out; says beforehand what will happen. */
export function BulkPoolModal({ ids, onClose, onDone }: BulkPoolModalProps) {
  const t = useWords();
  const platform = usePlatform();
  const searchPools = usePoolOptions();
  const [action, setAction] = useState<'add' | 'remove'>('add');
  const [pool, setPool] = useState<FieldOption | null>(null);
  const [reason, setReason] = useState('');
  const [rehearse, rehearsal] = api.usePoolMembershipsBulkMutation();
  const [change, changing] = api.usePoolMembershipsBulkMutation();

  useEffect(() => {
    if (pool)
      void rehearse({
        body: { ids: [...ids], poolId: pool.value, action, reason: null, dryRun: true },
      });
  }, [pool, action, ids, rehearse]);

  async function confirm() {
    if (!pool) return;
    const result = await change({
      body: {
        ids: [...ids],
        poolId: pool.value,
        action,
        reason: reason.trim() || null,
        dryRun: false,
      },
    }).unwrap();
    platform.notify({ kind: 'success', text: t('pools.bulk.done', { count: result.ok }) });
    onDone(result.items.filter((item) => item.outcome === 'error').map((item) => item.id));
  }

  const preview = rehearsal.data;
  const failed = preview?.items.filter((item) => item.outcome === 'error') ?? [];
  const error = changing.error ?? rehearsal.error;
  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t('pools.bulk.title', { count: ids.length })}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm().catch(() => undefined);
      }}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={onClose}>
            {t('pools.bulk.keep')}
          </Button>
          <Button
            type="submit"
            size="md"
            disabled={!preview || preview.ok === 0}
            loading={changing.isLoading}
          >
            {t('pools.bulk.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <SegmentedField
          label={t('pools.bulk.what')}
          options={(['add', 'remove'] as const).map((value) => ({
            value,
            label: t(`pools.bulk.${value}`),
          }))}
          value={action}
          onChange={(next) => setAction(next === 'remove' ? 'remove' : 'add')}
        />
        <SearchSelectField
          label={t('pools.bulk.pool')}
          required
          value={pool?.value ?? null}
          search={searchPools}
          valueOption={pool}
          onChange={(_value, option) => setPool(option ?? null)}
        />
        <TextField label={t('pools.reason')} maxLength={200} value={reason} onChange={setReason} />
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {preview && pool && (
          <EffectList
            items={[
              {
                id: 'ok',
                text: t(`pools.bulk.effects.${action}`, { count: preview.ok, pool: pool.label }),
                count: preview.ok,
              },
              {
                id: 'skipped',
                text: t('pools.bulk.effects.skipped', { count: preview.skipped }),
                count: preview.skipped,
              },
              {
                id: 'failed',
                text: t('pools.bulk.effects.failed', {
                  count: failed.length,
                  names: failed.map((item) => item.name ?? item.id).join(', '),
                }),
                count: failed.length,
              },
            ].filter((effect) => effect.count > 0)}
          />
        )}
      </Stack>
    </DecisionModal>
  );
}
