import {
  fitToType,
  questionFieldNames,
  questionFieldsFor,
  type Question,
  type QuestionFields,
  type QuestionUse,
} from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import { useQuestionMessages } from './messages.ts';

/** What the form edits; an empty text stands for none. */
export const questionValues = (question: QuestionFields): QuestionFields => ({
  ...(Object.fromEntries(
    questionFieldNames.map((name) => [name, question[name]]),
  ) as QuestionFields),
  help: question.help ?? '',
  idealAnswer: question.idealAnswer ?? '',
  competency: question.competency ?? '',
});

/** What a new question begins with. */
export const blankQuestion = (use: QuestionUse): QuestionFields => ({
  text: '',
  help: '',
  answerType: use === 'interview' ? 'scale_1_5' : 'long_text',
  options: [],
  required: use === 'screening',
  maxLength: null,
  min: null,
  max: null,
  knockOut: null,
  idealAnswer: '',
  competency: '',
  weight: 1,
  timeMinutes: null,
  answerLanguage: 'english',
  isActive: true,
});

const toFields = (values: QuestionFields): QuestionFields => ({
  ...values,
  help: values.help || null,
  idealAnswer: values.idealAnswer || null,
  competency: values.competency || null,
});

/** Only what differs from `before`, as the server takes it. */
export function questionChanges(
  use: QuestionUse,
  before: QuestionFields,
  after: QuestionFields,
): Partial<QuestionFields> {
  const was = fitToType(use, toFields(before));
  return Object.fromEntries(
    questionFieldNames
      .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );
}

/** A question as a form. */
export function useQuestionForm(use: QuestionUse, initialValues: QuestionFields) {
  const t = useQuestionMessages();
  return useZodForm({
    schema: questionFieldsFor(use),
    initialValues: { ...initialValues },
    prepare: toFields,
    // Problems of the new question are told below `question`.
    mapPath: (path) => path.replace(/^question\./, ''),
    words: {
      options: { label: t('form.options') },
      knockOut: { label: t('form.knockOut') },
    },
  });
}
export type QuestionForm = ReturnType<typeof useQuestionForm>;

export type EditedQuestion = Pick<Question, 'id' | 'version' | 'timesUsed'> & QuestionFields;
