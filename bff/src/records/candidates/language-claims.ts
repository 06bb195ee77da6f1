import { languageAssessors } from '@muster/contracts';
import type { Candidate, LanguageClaim } from './candidate.model.ts';

/** Returns claims about English, the most reliable first. */
export const englishOf = ({ languages }: Pick<Candidate, 'languages'>): LanguageClaim[] =>
  languages.filter(({ language }) => language === 'en').toSorted(byWeight);

/** Returns claims about other languages, by language, the most reliable first. */
export const otherLanguagesOf = ({ languages }: Pick<Candidate, 'languages'>): LanguageClaim[] =>
  languages
    .filter(({ language }) => language !== 'en')
    .toSorted((a, b) => a.language.localeCompare(b.language) || byWeight(a, b));

/** A test outranks a vetter, and a vetter outranks the candidate's own claim. */
const byWeight = (a: LanguageClaim, b: LanguageClaim): number =>
  languageAssessors.indexOf(b.assessedBy) - languageAssessors.indexOf(a.assessedBy);
