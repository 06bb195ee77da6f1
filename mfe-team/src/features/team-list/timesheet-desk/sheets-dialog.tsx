import { useEffect, useState, type FormEvent } from 'react';
import {
  formatHours,
  limits,
  timesheetBulkLockSchema,
  type BulkItem,
  type TimesheetRow,
} from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { DecisionForm, NoticeBar, Skeleton, TextField } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

export type SheetsDecision = 'approve' | 'lock';
/** Reasons for leaving a sheet unchanged; all others share one sentence. */
const reasons = [
  'VERSION_CONFLICT',
  'INVALID_TRANSITION',
  'ALREADY_SET',
  'FORBIDDEN',
  'TIMESHEET_PAUSED_DAY',
] as const;

interface SheetsDialogProps {
  sheets: readonly TimesheetRow[];
  decision: SheetsDecision;
  onClose: () => void;
  /** Called with the ids that could not be decided on, so that they stay selected. */
  onDone: (left: string[]) => void;
}

/** Returns the mutation of the decision; hooks must be called for all of them. */
function useDecision(decision: SheetsDecision) {
  const approve = api.useTimesheetsBulkApproveMutation();
  const lock = api.useTimesheetsBulkLockMutation();
  return (decision === 'approve' ? approve : lock) as typeof lock;
}

/** Decides on several timesheets, after showing how many are affected and which are not. */
export function SheetsDialog({ sheets, decision, onClose, onDone }: SheetsDialogProps) {
  const t = useMessages();
  const { notify } = usePlatform();
  const [reference, setReference] = useState('');
  const [asked] = useState(() => sheets.map(({ id, version }) => ({ id, version })));
  const [rehearse, rehearsal] = useDecision(decision);
  const [decide, deciding] = useDecision(decision);
  const named = decision === 'lock' ? { reference } : ({} as { reference: string });
  const isNamed =
    decision === 'approve' || timesheetBulkLockSchema.shape.reference.safeParse(reference).success;

  useEffect(() => {
    const any = decision === 'lock' ? { reference: '–' } : ({} as { reference: string });
    void rehearse({ body: { sheets: asked, dryRun: true, ...any } });
  }, [asked, decision, rehearse]);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = await decide({ body: { sheets: asked, dryRun: false, ...named } });
    if (!answer.data) return;
    const { ok, items, failed } = answer.data;
    const left = items.filter(({ outcome }) => outcome === 'error');
    notify({
      kind: failed > 0 ? 'info' : 'success',
      text: [
        t(`desk.${decision}.done`, { count: ok }),
        ...(failed > 0 ? [t('desk.left', { count: failed })] : []),
      ].join(' '),
    });
    onDone(left.map(({ id }) => id));
    onClose();
  }

  const preview = rehearsal.data;
  const error = deciding.error ?? rehearsal.error;
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`desk.${decision}.title`, { count: sheets.length })}
      keep={t('desk.keep')}
      confirm={t(`desk.${decision}.confirm`)}
      disabled={!preview || preview.ok === 0 || !isNamed}
      unsaved={reference !== ''}
      summary={null}
      effects={preview ? [...effectsOf(preview.items), ...leftOf(preview.items)] : []}
      saving={{ submit: (event) => void confirm(event), pending: deciding.isLoading }}
    >
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {!preview && !error && <Skeleton height={64} />}
      {decision === 'lock' && (
        <TextField
          label={t('desk.lock.reference')}
          help={t('desk.lock.referenceHelp')}
          required
          maxLength={limits.timesheet.reference}
          value={reference}
          onChange={setReference}
        />
      )}
    </DecisionForm>
  );

  /** Returns the effects on sheets that can be decided on. */
  function effectsOf(items: readonly BulkItem[]): string[] {
    const decided = new Set(items.filter(({ outcome }) => outcome === 'ok').map(({ id }) => id));
    const rows = sheets.filter(({ id }) => decided.has(id));
    if (rows.length === 0) return [];
    const hours = formatHours(rows.reduce((sum, { minutes }) => sum + minutes, 0));
    const early = rows.filter(({ needsClient, status }) => needsClient && status === 'submitted');
    return [
      t(`desk.${decision}.effect`, { count: rows.length, hours }),
      ...(early.length > 0 ? [t('desk.approve.early', { count: early.length })] : []),
    ];
  }

  /** Returns the sheets that stay unchanged, each with its reason. */
  function leftOf(items: readonly BulkItem[]): string[] {
    return items
      .filter(({ outcome }) => outcome !== 'ok')
      .map(({ id, name, code }) => {
        const row = sheets.find((one) => one.id === id);
        const reason = t(`desk.reason.${reasons.find((one) => one === code) ?? 'other'}`);
        return t('desk.stays', { name: name ?? row?.memberName ?? '', reason });
      });
  }
}
