import { interviewByMailSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { DateField, TextArea, dayKey, useNow, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useCodeRefusal } from '../../shared/confirm-with-code.tsx';
import { useKeptForm } from '../../shared/kept-input.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import type { DecisionFormProps } from './decision-form.types.ts';
import { useDecisionMessages } from './messages.ts';

/** Requests an interview, on a suitable day. */
export function InterviewForm({ handle, visit, onBack, onDone }: DecisionFormProps) {
  const t = useDecisionMessages();
  const refuseCode = useCodeRefusal();
  const [request] = api.useDecisionVisitRequestInterviewMutation();
  const { version } = visit.candidate;
  const today = dayKey(useNow());
  const form = useZodForm({
    schema: interviewByMailSchema.omit({ version: true }),
    initialValues: { day: null as string | null, note: '', code: '' },
    prepare: ({ day, note, code }) => ({
      days: day ? [day] : [],
      note: note.trim() || null,
      code,
    }),
    mapPath: (path) => (path.startsWith('days') ? 'day' : path),
  });
  useKeptForm(form, handle, 'request_interview');
  const saving = useFormMutation({
    form,
    mutation: request,
    version,
    toArgs: (input) => ({
      params: { handle },
      body: { ...input.output, version: input.version },
    }),
    onSaved: onDone,
    onRefused: (error) => refuseCode(form, error),
  });
  return (
    <ConfirmDecision
      handle={handle}
      visit={visit}
      saving={saving}
      onBack={onBack}
      decision="request_interview"
      summary={form.summary}
      code={form.field('code')}
    >
      <DateField label={t('request_interview.day')} min={today} {...form.field('day')} />
      <TextArea label={t('request_interview.note')} {...form.field('note')} />
    </ConfirmDecision>
  );
}
