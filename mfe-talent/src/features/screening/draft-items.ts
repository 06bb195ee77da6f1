import {
  screeningFormCreateSchema,
  type DraftQuestion,
  type JobScreening,
  type Question,
  type QuestionFields,
  type ScreeningForm,
  type ScreeningQuestion,
} from '@muster/contracts';

/** A question of the draft on the screen: what is sent, and what is shown of it. */
export interface DraftItem {
  draft: DraftQuestion;
  fields: QuestionFields;
}

export type DraftValues = {
  poolId: string | null;
  jobId: string | null;
  title: string;
  intro: string;
  dueInDays: number | null;
  items: readonly DraftItem[];
};

/** The fields that differ from what was there at first. */
export const changedFields = (initial: DraftValues, values: DraftValues): string[] =>
  (Object.keys(values) as (keyof DraftValues)[]).filter(
    (field) => values[field] !== initial[field],
  );

/** The question of a pool that an item is a copy of, or the item itself. */
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

/** A draft as it is edited. */
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

/** A form that is begun; for a job, with what its last form asked. */
export const blankValues = (title: string, from: JobScreening | null): DraftValues => ({
  poolId: null,
  jobId: from?.job.id ?? null,
  title,
  intro: '',
  dueInDays: null,
  items: itemsOf(from?.questions ?? []),
});

/** What the server takes, or what has to change first, by field. */
export function checkDraft({ items, intro, ...values }: DraftValues) {
  return screeningFormCreateSchema.safeParse({
    ...values,
    intro: intro.trim() || null,
    questions: items.map(({ draft }) => draft),
  });
}
