import { questionBankPatch, limits, type QuestionBank } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, NumberField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';

/** Sets the length of the interview for these questions. */
export function LengthModal({ bank, onClose }: { bank: QuestionBank; onClose: () => void }) {
  const t = useQuestionMessages();
  const platform = usePlatform();
  const [save] = api.useQuestionsSettingsMutation();
  const form = useZodForm({
    schema: questionBankPatch.shape.changes,
    initialValues: { interviewMinutes: bank.interviewMinutes as number },
  });
  const saving = useFormMutation({
    form,
    mutation: save,
    version: bank.version,
    toArgs: ({ output, version }) => ({
      params: { id: bank.pool.id },
      body: { version, changes: output },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.length') });
      onClose();
    },
  });
  const { min, max } = limits.question.interviewMinutes;
  return (
    <DecisionForm
      onClose={onClose}
      title={t('length.title')}
      effects={[t('length.effect')]}
      keep={t('length.keep')}
      confirm={t('length.save')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <NumberField
        label={t('length.field')}
        required
        autoFocus
        min={min}
        max={max}
        suffix={t('length.suffix')}
        {...form.field('interviewMinutes')}
      />
    </DecisionForm>
  );
}
