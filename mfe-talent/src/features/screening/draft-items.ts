import type {
  DraftQuestion,
  JobScreening,
  Question,
  QuestionFields,
  ScreeningForm,
  ScreeningQuestion,
} from '@muster/contracts';

/** A question of the draft: the part that is sent, and the part that is displayed. */
export interface DraftItem {
  draft: DraftQuestion;
  fields: QuestionFields;
  /** Identifies a new question until the form is saved and gives it a key. */
  newId?: string;
}

export type DraftValues = {
  poolId: string | null;
  jobId: string | null;
  title: string;
  intro: string;
  dueInDays: number | null;
  items: readonly DraftItem[];
};

/** Returns the id of the pool's question that an item copies, or of the item itself. */
export const itemId = ({ draft }: DraftItem): string =>
  draft.from === 'pool' ? draft.questionId : draft.from === 'form' ? draft.key : (draft.key ?? '');

const fieldsOfAsked = ({
  key: _key,
  pool: _pool,
  answer: _answer,
  ...fields
}: Omit<ScreeningQuestion, 'answer'> & { answer?: unknown }) => ({
  ...fields,
  isActive: true,
});

export const fieldsOfPooled = ({
  id: _id,
  use: _use,
  revision: _revision,
  timesUsed: _timesUsed,
  updatedAt: _updatedAt,
  updatedBy: _updatedBy,
  version: _version,
  ...fields
}: Question): QuestionFields => fields;

/** Returns the form values of a draft. */
export const valuesOf = (form: ScreeningForm): DraftValues => ({
  poolId: form.pool?.id ?? null,
  jobId: form.job?.id ?? null,
  title: form.title,
  intro: form.intro ?? '',
  dueInDays: form.dueInDays,
  items: itemsOf(form.questions),
});

const itemsOf = (questions: readonly Omit<ScreeningQuestion, 'answer'>[]): DraftItem[] =>
  questions.map((question) => ({
    draft: { from: 'form', key: question.key },
    fields: fieldsOfAsked(question),
  }));

/** Returns the values of a new form; for a job, with the questions of its last form. */
export const blankValues = (title: string, from: JobScreening | null): DraftValues => ({
  poolId: null,
  jobId: from?.job.id ?? null,
  title,
  intro: '',
  dueInDays: null,
  items: itemsOf(from?.questions ?? []),
});

/** Returns the part of a draft that is validated and sent. */
export const draftBody = ({ items, intro, ...values }: DraftValues) => ({
  ...values,
  intro: intro.trim() || null,
  questions: items.map(({ draft }) => draft),
});
