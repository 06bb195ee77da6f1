import type { Question, QuestionBank } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useQuestionMessages } from '../../../shared/questions/messages.ts';
import { QuestionFields } from '../../../shared/questions/question-fields.tsx';
import {
  questionChanges,
  questionValues,
  useQuestionForm,
} from '../../../shared/questions/question-values.ts';

interface EditQuestionDrawerProps {
  bank: QuestionBank;
  question: Question;
  onClose: () => void;
}

/** Edits a question; concurrent changes are merged field by field. */
export function EditQuestionDrawer({ bank, question: live, onClose }: EditQuestionDrawerProps) {
  const t = useQuestionMessages();
  const platform = usePlatform();
  const [question] = useFormRecord(live);
  const [update] = api.useQuestionsUpdateMutation();
  const base = questionValues(question);
  const form = useQuestionForm(bank.use, base);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: question.version,
    toArgs: ({ output, version, base: before }) => ({
      params: { id: bank.pool.id, questionId: question.id },
      body: { version, changes: questionChanges(bank.use, before, output) },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.saved') });
      onClose();
    },
    onConflict: { base, toValues: (current: Question) => questionValues(current) },
    draft: `question-${question.id}`,
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.editTitle')}
      subtitle={bank.pool.name}
      cancel={t('form.cancel')}
      save={t('form.save')}
      onlyChanges
      form={form}
      saving={saving}
    >
      {question.timesUsed > 0 && (
        <NoticeBar>{t('form.used', { count: question.timesUsed })}</NoticeBar>
      )}
      <QuestionFields form={form} bank={bank} />
    </FormDrawer>
  );
}
