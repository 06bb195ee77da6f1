import { betterFits, rejectByMailSchema, type BetterFit } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { CheckboxField, MultiSelectField, SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useCodeRefusal } from '../../shared/confirm-with-code.tsx';
import { useKeptForm } from '../../shared/kept-input.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import type { DecisionFormProps } from './decision-form.types.ts';
import { useDecisionMessages } from './messages.ts';

const better = (Object.keys(betterFits) as BetterFit[]).map((value) => ({
  value,
  label: betterFits[value],
}));

/** Rejects a candidate: the reason, and what would fit better. */
export function RejectForm({ handle, visit, onBack, onDone }: DecisionFormProps) {
  const t = useDecisionMessages();
  const refuseCode = useCodeRefusal();
  const [reject] = api.useDecisionVisitRejectMutation();
  const { version, reasons, name } = visit.candidate;
  const form = useZodForm({
    schema: rejectByMailSchema.omit({ version: true }),
    initialValues: {
      reasonId: null as string | null,
      betterFit: [] as string[],
      keepForOtherJob: false,
      note: '',
      code: '',
    },
    prepare: ({ note, ...rest }) => ({ ...rest, note: note.trim() || null }),
  });
  useKeptForm(form, handle, 'reject');
  const saving = useFormMutation({
    form,
    mutation: reject,
    version,
    toArgs: (input) => ({
      params: { handle },
      body: { ...input.output, version: input.version },
    }),
    onSaved: onDone,
    onRefused: (error) => refuseCode(form, error),
  });
  const chosen = reasons.find(({ id }) => id === form.values.reasonId);
  return (
    <ConfirmDecision
      handle={handle}
      visit={visit}
      saving={saving}
      onBack={onBack}
      decision="reject"
      summary={form.summary}
      code={form.field('code')}
    >
      <SelectField
        label={t('reject.reason')}
        required
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('reasonId')}
      />
      <MultiSelectField
        label={t('reject.better')}
        options={better}
        max={better.length}
        {...form.field('betterFit')}
      />
      <TextArea
        label={t('note')}
        required={chosen?.requiresNote ?? false}
        {...form.field('note')}
      />
      <CheckboxField label={t('reject.keep', { name })} {...form.field('keepForOtherJob')} />
    </ConfirmDecision>
  );
}
