import { useState } from 'react';
import { callOutcomes, limits, type CallOutcome } from '@muster/contracts';
import { useBulkRun } from '@muster/blocks';
import { selectedCount, type ListSelection } from '@muster/kit';
import { SelectField, TextArea, formatNumber, useNow } from '@muster/ui';
import { api } from '../../../api.ts';
import { BulkModal } from '../../../shared/bulk/bulk-modal.tsx';
import { useMessages } from '../../../shared/use-messages.ts';

interface BulkCallModalProps {
  selection: ListSelection;
  onClose: () => void;
}

/** Logs a recent call with each of the selected candidates. */
export function BulkCallModal({ selection, onClose }: BulkCallModalProps) {
  const t = useMessages();
  const now = useNow();
  // Slightly in the past, because clocks differ.
  const [happenedAt] = useState(() => new Date(Number(new Date(now)) - 60_000).toISOString());
  const [outcome, setOutcome] = useState<CallOutcome>('spoke');
  const [note, setNote] = useState('');
  const [log] = api.useCommunicationsLogCallsMutation();
  const terms = { happenedAt, direction: 'out' as const, outcome, minutes: null, note: '' };
  const run = useBulkRun(log, selection, terms, { note });
  const count = selectedCount(selection) ?? 0;
  return (
    <BulkModal
      title={t('bulk.call.title', { count, total: formatNumber(count) })}
      confirm={t('bulk.call.confirm')}
      keep={t('bulk.call.keep')}
      run={run}
      effects={{
        ok: (logged) => t('bulk.call.ok', { count: logged, total: formatNumber(logged) }),
        skipped: (left) => t('bulk.call.skipped', { count: left, total: formatNumber(left) }),
      }}
      done={(logged) => t('bulk.call.done', { count: logged, total: formatNumber(logged) })}
      onClose={onClose}
    >
      <SelectField<CallOutcome>
        label={t('bulk.call.result')}
        required
        options={callOutcomes.map((value) => ({ value, label: t(`bulk.call.outcome.${value}`) }))}
        value={outcome}
        onChange={(value) => setOutcome(value ?? 'spoke')}
      />
      <TextArea
        label={t('bulk.call.note')}
        help={t('bulk.call.noteHelp')}
        maxLength={limits.call.note}
        value={note}
        onChange={setNote}
      />
    </BulkModal>
  );
}
