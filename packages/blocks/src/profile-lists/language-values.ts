import { z } from 'zod';
import {
  idSchema,
  languageAssessors,
  limits,
  spokenLanguageFields,
  type LanguageLevel,
} from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

type Assessor = (typeof languageAssessors)[number];

/** One row of the form. */
export interface LanguageRow {
  id?: string | undefined;
  language: string | null;
  level: LanguageLevel | null;
  assessedBy: Assessor;
}
export type LanguageValues = { languages: LanguageRow[] };

/** The part of a form that the list needs; the form may hold more than the languages. */
export interface LanguageListForm {
  values: LanguageValues;
  list: (path: 'languages') => ReturnType<ListForm['list']>;
  field: ListForm['field'];
}
type ListForm = ZodForm<LanguageValues, unknown>;

export const languagesField = z
  .array(
    z.object({
      id: idSchema.optional(),
      ...spokenLanguageFields,
      assessedBy: z.enum(languageAssessors),
    }),
  )
  .max(limits.candidate.languages);

/** Returns the claims that the editor may change: all of them, or only the candidate's own. */
export const languageRows = <
  Claim extends { id: string; language: string; level: LanguageLevel; assessedBy: Assessor },
>(
  languages: readonly Claim[],
  mayAssess: boolean,
): LanguageRow[] =>
  languages
    .filter(({ assessedBy }) => mayAssess || assessedBy === 'self')
    .map(({ id, language, level, assessedBy }) => ({ id, language, level, assessedBy }));

/** Returns the part of a row that the API accepts. */
export const languageInput = ({ id, language, level, assessedBy }: LanguageRow) => ({
  ...(id && { id }),
  language: language as string,
  level: level as LanguageLevel,
  assessedBy,
});

export const newLanguage = (): LanguageRow => ({ language: null, level: null, assessedBy: 'self' });
