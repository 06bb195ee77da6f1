import { languageLevels, primaryRoles, seniorities, type LanguageLevel } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';

type Seniority = (typeof seniorities)[number];
type PrimaryRole = (typeof primaryRoles)[number];

const keyOf = (cell: string): string =>
  foldText(cell)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** Creates a reader of cells with a fixed set of values, which may have several names. */
function choice<V extends string>(
  values: readonly V[],
  others: Readonly<Partial<Record<V, readonly string[]>>>,
): (cell: string) => V | null {
  const byWord = new Map<string, V>();
  for (const value of values)
    for (const word of [value, ...(others[value] ?? [])]) byWord.set(keyOf(word), value);
  return (cell) => byWord.get(keyOf(cell)) ?? null;
}

export const readSeniority = choice<Seniority>(seniorities, {
  intern: ['internship', 'trainee', 'working student', 'praktikant'],
  junior: ['jr', 'entry', 'entry level', 'graduate'],
  mid: ['mid level', 'middle', 'medior', 'intermediate', 'regular', 'professional', 'pleno'],
  senior: ['sr', 'senior level'],
  lead: ['tech lead', 'team lead', 'team leader'],
  manager: ['management', 'engineering manager'],
  executive: ['director', 'vp', 'c level', 'cto', 'head'],
});

export const readPrimaryRole = choice<PrimaryRole>(primaryRoles, {
  Frontend: ['front end', 'frontend developer', 'frontend engineer', 'front end developer'],
  Backend: ['back end', 'backend developer', 'backend engineer', 'back end developer'],
  'Full-stack': ['full stack', 'fullstack', 'full stack developer', 'fullstack developer'],
  Mobile: ['mobile developer', 'ios', 'android', 'ios developer', 'android developer'],
  Data: ['data engineer', 'data scientist', 'data analyst', 'data science', 'bi'],
  ML: ['machine learning', 'ml engineer', 'ai', 'ai engineer', 'machine learning engineer'],
  DevOps: ['dev ops', 'sre', 'devops engineer', 'cloud engineer', 'platform engineer'],
  QA: ['tester', 'quality assurance', 'qa engineer', 'test engineer', 'test automation'],
  Design: ['designer', 'ux', 'ui', 'ux designer', 'ui designer', 'product designer'],
  Product: ['product manager', 'product owner', 'product management'],
  Project: ['project manager', 'scrum master', 'delivery manager', 'project management'],
  Support: ['customer support', 'customer success', 'it support'],
  Other: ['others', 'miscellaneous'],
});

export const readEnglishLevel = choice<LanguageLevel>(languageLevels, {
  A1: ['beginner', 'basic', 'anfanger', 'debutant', 'principiante', 'basico'],
  A2: ['elementary', 'pre intermediate', 'grundkenntnisse'],
  B1: ['intermediate', 'conversational', 'mittelstufe', 'intermediaire', 'intermedio'],
  B2: ['upper intermediate', 'good', 'gut', 'professional working'],
  C1: ['advanced', 'fluent', 'fliessend', 'courant', 'avanzado', 'avancado', 'fluente', 'fluido'],
  C2: ['proficient', 'proficiency', 'mastery', 'full professional', 'verhandlungssicher'],
  native: ['native speaker', 'mother tongue', 'muttersprache', 'langue maternelle', 'nativo'],
});
