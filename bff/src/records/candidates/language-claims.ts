import { languageAssessors } from '@muster/contracts';
import type { Candidate, LanguageClaim } from './candidate.model.ts';

/** Claims about English, the weightiest first. */
export const englishOf = ({ languages }: Pick<Candidate, 'languages'>): LanguageClaim[] =>
  languages.filter(({ language }) => language === 'en').toSorted(byWeight);

/** Claims about other languages, by language, the weightiest first. */
export const otherLanguagesOf = ({ languages }: Pick<Candidate, 'languages'>): LanguageClaim[] =>
  languages
    .filter(({ language }) => language !== 'en')
    .toSorted((a, b) => a.language.localeCompare(b.language) || byWeight(a, b));

/** A test weighs more than a vetter, a vetter more than the person's own word. */
const byWeight = (a: LanguageClaim, b: LanguageClaim): number =>
  languageAssessors.indexOf(b.assessedBy) - languageAssessors.indexOf(a.assessedBy);
