import { useState } from 'react';
import { selectedCount, type ListSelection } from '@muster/kit';
import {
  SearchSelectField,
  SegmentedField,
  TextField,
  formatNumber,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { usePoolOptions } from '../../../shared/use-pool-options.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { BulkModal } from '../../../shared/bulk/bulk-modal.tsx';
import { useBulkRun } from '@muster/blocks';

interface BulkPoolModalProps {
  selection: ListSelection;
  onClose: () => void;
}

const moves = ['add', 'remove'] as const;
type Move = (typeof moves)[number];

/** Adds the selected candidates to a pool, or removes them. */
export function BulkPoolModal({ selection, onClose }: BulkPoolModalProps) {
  const t = useMessages();
  const searchPools = usePoolOptions();
  const [action, setAction] = useState<Move>('add');
  const [pool, setPool] = useState<FieldOption | null>(null);
  const [reason, setReason] = useState('');
  const [move] = api.usePoolMembershipsBulkMutation();
  const run = useBulkRun(
    move,
    selection,
    pool && { poolId: pool.value, action, reason: null as string | null },
    { reason: reason.trim() || null },
  );
  const count = selectedCount(selection) ?? 0;
  return (
    <BulkModal
      title={t('pools.bulk.title', { count, total: formatNumber(count) })}
      confirm={t('pools.bulk.confirm')}
      keep={t('pools.bulk.keep')}
      run={run}
      effects={{
        ok: (moved) =>
          t(`pools.bulk.effects.${action}`, {
            count: moved,
            total: formatNumber(moved),
            pool: pool?.label ?? '',
          }),
        skipped: (same) =>
          t('pools.bulk.effects.skipped', { count: same, total: formatNumber(same) }),
      }}
      done={(moved) => t('pools.bulk.done', { count: moved, total: formatNumber(moved) })}
      onClose={onClose}
    >
      <SegmentedField<Move>
        label={t('pools.bulk.what')}
        options={moves.map((value) => ({ value, label: t(`pools.bulk.${value}`) }))}
        value={action}
        onChange={setAction}
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
    </BulkModal>
  );
}
