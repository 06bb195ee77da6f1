import type { QuestionBank } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { api } from '../../../api.ts';
import { useQuestionMessages } from '../../../shared/questions/messages.ts';
import { QuestionFields } from '../../../shared/questions/question-fields.tsx';
import { blankQuestion, useQuestionForm } from '../../../shared/questions/question-values.ts';

/** Adds a question at the end; unsaved input is offered again. */
export function NewQuestionDrawer({ bank, onClose }: { bank: QuestionBank; onClose: () => void }) {
  const t = useQuestionMessages();
  const platform = usePlatform();
  const [create] = api.useQuestionsCreateMutation();
  const form = useQuestionForm(bank.use, blankQuestion(bank.use));
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({
      params: { id: bank.pool.id },
      body: { use: bank.use, question: output },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.created') });
      onClose();
    },
    draft: `question-new-${bank.use}-${bank.pool.id}`,
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.newTitle')}
      subtitle={bank.pool.name}
      cancel={t('form.cancel')}
      save={t('form.create')}
      form={form}
      saving={saving}
    >
      <QuestionFields form={form} bank={bank} />
    </FormDrawer>
  );
}
