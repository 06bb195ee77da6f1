import { useState } from 'react';
import { bulkNeedsNote, limits, vettingActions, type VettingAction } from '@muster/contracts';
import {
  ReadProblem,
  selectedCount,
  useCan,
  useOverlayClose,
  type ListSelection,
} from '@muster/kit';
import { Checkbox, DecisionNotice, SelectField, TextArea, formatNumber } from '@muster/ui';
import { api } from '../../../api.ts';
import { candidateSelection } from '../../../shared/candidate-selection.ts';
import { BulkModal } from '../../../shared/bulk/bulk-modal.tsx';
import { useBulkRun } from '@muster/blocks';
import { useVettingMessages } from './messages.ts';

/** Vetting step for all selected candidates, previewed before it is done. */
export function BulkVettingModal() {
  const t = useVettingMessages();
  const close = useOverlayClose();
  const selection = candidateSelection.use();
  const count = selectedCount(selection);
  if (count === 0 || count === null || count > limits.bulk.selection)
    return (
      <DecisionNotice onClose={close} title={t('bulk.action')} keep={t('bulk.back')}>
        {count === 0
          ? t('bulk.nobody')
          : t('bulk.tooMany', { max: formatNumber(limits.bulk.selection) })}
      </DecisionNotice>
    );
  return <BulkVetting selected={selection} onClose={close} />;
}

/** Keeps the candidates selected on opening. */
function BulkVetting({ selected, onClose }: { selected: ListSelection; onClose: () => void }) {
  const t = useVettingMessages();
  const can = useCan();
  const [people] = useState(selected);
  const [action, setAction] = useState<VettingAction | null>(null);
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [mail, setMail] = useState(false);
  const [change] = api.useVettingBulkMutation();
  const reasonList = api.useReasonsListQuery(
    { query: { context: 'vetting_fail' } },
    { skip: action !== 'fail' },
  );
  const reasons = reasonList.data?.data;
  const offered = vettingActions.filter((one) => can(permissions[one]));
  const needsNote = action !== null && bulkNeedsNote(action);
  const isComplete =
    action !== null &&
    (!needsNote || note.trim() !== '') &&
    (action !== 'fail' || reasonId !== null);
  const run = useBulkRun(
    change,
    people,
    isComplete && action
      ? {
          action,
          reasonId: action === 'fail' ? reasonId : null,
          // The text does not affect the preview.
          note: needsNote ? '-' : (null as string | null),
          mail: false as boolean,
        }
      : null,
    { note: note.trim() || null, mail },
  );
  const count = selectedCount(people) ?? 0;
  const total = (one: number) => ({ count: one });
  return (
    <BulkModal
      title={t('bulk.title', { count })}
      confirm={t('bulk.confirm')}
      keep={t('bulk.keep')}
      run={run}
      effects={{
        ok: (ok) => t('bulk.ok', total(ok)),
        skipped: (same) => t('bulk.skipped', total(same)),
      }}
      done={(ok) => t('bulk.done', total(ok))}
      onClose={onClose}
    >
      <SelectField<VettingAction>
        label={t('bulk.what')}
        required
        options={offered.map((value) => ({ value, label: t(`action.${value}`) }))}
        value={action}
        onChange={setAction}
      />
      <ReadProblem query={reasonList} what={t('dialog.reason')} />
      {action === 'fail' && (
        <SelectField
          label={t('dialog.reason')}
          required
          options={(reasons ?? []).map(({ id, label }) => ({ value: id, label }))}
          value={reasonId}
          onChange={setReasonId}
        />
      )}
      <TextArea
        label={t('dialog.note')}
        help={t('dialog.noteHelp')}
        maxLength={limits.vetting.note}
        required={needsNote}
        value={note}
        onChange={setNote}
      />
      {(action === 'pass' || action === 'fail') && (
        <Checkbox
          label={t('bulk.mail')}
          checked={mail}
          onChange={(event) => setMail(event.currentTarget.checked)}
        />
      )}
    </BulkModal>
  );
}

/** Only admins may decide for many; recruiters may pause and resume. */
const permissions = {
  pass: 'vetting.bulkPass',
  fail: 'vetting.decide',
  need_more: 'vetting.proceed',
  skip_to_interview: 'vetting.proceed',
  hold: 'vetting.hold',
  resume: 'vetting.hold',
  revoke: 'vetting.revoke',
} as const satisfies Record<VettingAction, string>;
