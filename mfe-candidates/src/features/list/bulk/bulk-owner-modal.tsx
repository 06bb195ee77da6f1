import { useState } from 'react';
import { selectedCount, type ListSelection } from '@muster/kit';
import { SearchSelectField, formatNumber, type FieldOption } from '@muster/ui';
import { api } from '../../../api.ts';
import { usePeopleOptions } from '../../../shared/use-people-options.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { BulkModal } from '../../../shared/bulk/bulk-modal.tsx';
import { useBulkRun } from '@muster/blocks';

interface BulkOwnerModalProps {
  selection: ListSelection;
  onClose: () => void;
}

/** Gives the selected candidates one owner. */
export function BulkOwnerModal({ selection, onClose }: BulkOwnerModalProps) {
  const t = useMessages();
  const searchPeople = usePeopleOptions();
  const [owner, setOwner] = useState<FieldOption | null>(null);
  const [change] = api.useCandidatesBulkOwnerMutation();
  const run = useBulkRun(change, selection, owner && { ownerUserId: owner.value });
  const count = selectedCount(selection) ?? 0;
  return (
    <BulkModal
      title={t('list.bulk.title', { count, total: formatNumber(count) })}
      confirm={t('list.bulk.confirm')}
      keep={t('list.bulk.keep')}
      run={run}
      effects={{
        ok: (changed) =>
          t('list.bulk.effects.ok', {
            count: changed,
            total: formatNumber(changed),
            name: owner?.label ?? '',
          }),
        skipped: (same) =>
          t('list.bulk.effects.skipped', { count: same, total: formatNumber(same) }),
      }}
      done={(changed) => t('list.bulk.done', { count: changed, total: formatNumber(changed) })}
      onClose={onClose}
    >
      <SearchSelectField
        label={t('list.bulk.newOwner')}
        required
        value={owner?.value ?? null}
        search={searchPeople}
        valueOption={owner}
        onChange={(_value, option) => setOwner(option ?? null)}
      />
    </BulkModal>
  );
}
