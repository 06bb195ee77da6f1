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

/** Returns the form values of a question; an empty text stands for null. */
export const questionValues = (question: QuestionFields): QuestionFields => ({
  ...(Object.fromEntries(
    questionFieldNames.map((name) => [name, question[name]]),
  ) as QuestionFields),
  help: question.help ?? '',
  idealAnswer: question.idealAnswer ?? '',
  competency: question.competency ?? '',
});

/** Returns the initial values of a new question. */
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

/** Returns only the differences from `before`, in the server's format. */
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

/** Creates the form of a question. */
export function useQuestionForm(use: QuestionUse, initialValues: QuestionFields) {
  const t = useQuestionMessages();
  return useZodForm({
    schema: questionFieldsFor(use),
    initialValues: { ...initialValues },
    prepare: toFields,
    // Errors of a new question have paths below `question`.
    mapPath: (path) => path.replace(/^question\./, ''),
    words: {
      options: { label: t('form.options') },
      knockOut: { label: t('form.knockOut') },
    },
  });
}
export type QuestionForm = ReturnType<typeof useQuestionForm>;

export type EditedQuestion = Pick<Question, 'id' | 'version' | 'timesUsed'> & QuestionFields;
