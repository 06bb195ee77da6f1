import {
  screeningFormCreateSchema,
  type DraftQuestion,
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
}: ScreeningQuestion) => ({
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
  title: form.title,
  intro: form.intro ?? '',
  dueInDays: form.dueInDays,
  items: form.questions.map((question) => ({
    draft: { from: 'form', key: question.key },
    fields: fieldsOfAsked(question),
  })),
});

/** What the server takes, or what has to change first, by field. */
export function checkDraft({ items, intro, ...values }: DraftValues) {
  return screeningFormCreateSchema.safeParse({
    ...values,
    intro: intro.trim() || null,
    questions: items.map(({ draft }) => draft),
  });
}
