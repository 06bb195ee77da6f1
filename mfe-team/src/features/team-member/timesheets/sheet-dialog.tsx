import type { z } from 'zod';
import {
  formatHours,
  limits,
  timesheetLockSchema,
  timesheetReasonSchema,
  timesheetRejectSchema,
  timesheetSubmitSchema,
  timesheetVersionSchema,
  type BodyOf,
  type Timesheet,
  type timesheetEndpoints,
} from '@muster/contracts';
import { ReadProblem, useFormMutation, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  MultiSelectField,
  SelectField,
  TextArea,
  TextField,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMemberMessages, type MemberTranslate } from '../messages.ts';
import type { SheetDecision } from './sheet-decision.ts';

interface SheetDialogProps {
  sheet: Timesheet;
  action: SheetDecision;
  /** Whether the decision is about the reader’s own hours. */
  isOwn: boolean;
  onClose: () => void;
}

const withoutVersion = { version: true } as const;
const bare = timesheetVersionSchema.omit(withoutVersion);
const why = timesheetReasonSchema.omit(withoutVersion);
const schemas: Readonly<Record<SheetDecision, z.ZodType>> = {
  submit: timesheetSubmitSchema.omit(withoutVersion),
  recall: bare,
  approve: bare,
  reject: timesheetRejectSchema.omit(withoutVersion),
  lock: timesheetLockSchema.omit(withoutVersion),
  unlock: why,
  reopen: why,
};

/** Returns the mutation of the decision; hooks must be called for all of them. */
function useDecision(action: SheetDecision) {
  const [submit] = api.useTimesheetsSubmitMutation();
  const [recall] = api.useTimesheetsRecallMutation();
  const [approve] = api.useTimesheetsApproveMutation();
  const [reject] = api.useTimesheetsRejectMutation();
  const [lock] = api.useTimesheetsLockMutation();
  const [unlock] = api.useTimesheetsUnlockMutation();
  const [reopen] = api.useTimesheetsReopenMutation();
  const decisions = { submit, recall, approve, reject, lock, unlock, reopen };
  return decisions[action] as typeof reject;
}

/** Confirms a decision about a sheet: its inputs and effects. */
export function SheetDialog({ sheet, action, isOwn, onClose }: SheetDialogProps) {
  const t = useMemberMessages();
  const { notify } = usePlatform();
  const decide = useDecision(action);
  const reasonList = api.useReasonsListQuery(
    { query: { context: 'timesheet_reject' } },
    { skip: action !== 'reject' },
  );
  const reasons = reasonList.data?.data;
  const form = useZodForm({
    schema: schemas[action],
    initialValues: {
      note: '',
      reasonId: null as string | null,
      days: [] as string[],
      reference: '',
      reason: '',
    },
    prepare: ({ note, reasonId, days, reference, reason }) => ({
      ...(action === 'submit' && { note: isOwn ? null : note || null }),
      ...(action === 'reject' && { note, reasonId: reasonId ?? '', days }),
      ...(action === 'lock' && { reference }),
      ...((action === 'unlock' || action === 'reopen') && { reason }),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: decide,
    version: sheet.version,
    toArgs: ({ output, version }) => ({
      params: { id: sheet.id },
      body: { ...(output as object), version } as BodyOf<typeof timesheetEndpoints.reject>,
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t(`act.done.${action}`) });
      onClose();
    },
  });
  const worked = [...new Set(sheet.entries.map(({ date }) => date))].toSorted();
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`act.title.${action}`)}
      subtitle={`${sheet.memberName} · ${t('sheets.period', {
        from: formatDate(sheet.periodStart),
        to: formatDate(sheet.periodEnd),
      })}`}
      keep={t('act.keep')}
      confirm={t(`act.${action}`)}
      danger={action === 'reject' || action === 'reopen'}
      unsaved={form.dirty}
      effects={effectsOf(sheet, action, t)}
      summary={form.summary}
      saving={saving}
    >
      <ReadProblem query={reasonList} what={t('act.reason')} />
      {action === 'reject' && (
        <SelectField
          label={t('act.reason')}
          required
          options={(reasons ?? [])
            .filter(({ side }) => side === 'agency')
            .map(({ id, label }) => ({ value: id, label }))}
          {...form.field('reasonId')}
        />
      )}
      {(action === 'reject' || (action === 'submit' && !isOwn)) && (
        <TextArea
          label={t(action === 'reject' ? 'act.note' : 'act.noteOnBehalf')}
          required
          maxLength={limits.timesheet.note}
          {...form.field('note')}
        />
      )}
      {action === 'reject' && worked.length > 1 && (
        <MultiSelectField
          label={t('act.days')}
          help={t('act.daysHint')}
          options={worked.map((day) => ({
            value: day,
            label: formatDate(day, { weekday: true, year: false }),
          }))}
          max={worked.length}
          {...form.field('days')}
        />
      )}
      {action === 'lock' && (
        <TextField
          label={t('act.reference')}
          required
          maxLength={limits.timesheet.reference}
          {...form.field('reference')}
        />
      )}
      {(action === 'unlock' || action === 'reopen') && (
        <TextArea
          label={t('act.why')}
          required
          maxLength={limits.approval.reason.max}
          {...form.field('reason')}
        />
      )}
    </DecisionForm>
  );
}

/** Returns the effects, one sentence each. */
function effectsOf(sheet: Timesheet, action: SheetDecision, t: MemberTranslate): string[] {
  const hours = formatHours(sheet.minutes);
  switch (action) {
    case 'submit':
      return [
        t(sheet.needsClient ? 'act.effect.submitClient' : 'act.effect.submitAgency', { hours }),
      ];
    case 'approve':
      return [
        ...(sheet.needsClient && sheet.status === 'submitted'
          ? [t('act.effect.approveEarly')]
          : []),
        t('act.effect.approve', { hours }),
        ...(sheet.placementId ? [t('act.effect.rates')] : []),
      ];
    default:
      return [t(`act.effect.${action}`)];
  }
}
