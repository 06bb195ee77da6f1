import type { QuestionFields as Fields } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { FormDrawer } from '@muster/ui';
import { QuestionFields } from '../../shared/questions/question-fields.tsx';
import {
  blankQuestion,
  questionValues,
  useQuestionForm,
} from '../../shared/questions/question-values.ts';
import { useScreeningMessages } from './messages.ts';

interface OwnQuestionDrawerProps {
  /** Null for a new question. */
  fields: Fields | null;
  onClose: () => void;
  onSaved: (fields: Fields) => void;
}

/** The question is saved with the draft, not separately. */
const keepInDraft = ({ question }: { question: Fields }) => ({
  unwrap: () => Promise.resolve(question),
});

/** Edits a question for one form; its pool's version stays unchanged. */
export function OwnQuestionDrawer({ fields, onClose, onSaved }: OwnQuestionDrawerProps) {
  const t = useScreeningMessages();
  const form = useQuestionForm(
    'screening',
    fields ? questionValues(fields) : blankQuestion('screening'),
  );
  const saving = useFormMutation({
    form,
    mutation: keepInDraft,
    toArgs: ({ output }) => ({ question: output }),
    onSaved,
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('own.title')}
      subtitle={t('own.subtitle')}
      cancel={t('own.cancel')}
      save={t('own.save')}
      form={form}
      saving={saving}
    >
      <QuestionFields form={form} bank={{ use: 'screening', questions: [] }} />
    </FormDrawer>
  );
}
