/** What a question of a pool is for: a vetting interview, or the form that a candidate fills in. */
export const questionUses = ['interview', 'screening'] as const;
export type QuestionUse = (typeof questionUses)[number];

export const answerTypes = [
  'short_text',
  'long_text',
  'single_choice',
  'multi_choice',
  'number',
  'scale_1_5',
  'yes_no',
  'date',
  'url',
  'file',
  'code',
] as const;
export type AnswerType = (typeof answerTypes)[number];

/** `own`: the candidate may answer in a language of their own, so that only English is judged as English. */
export const answerLanguages = ['english', 'own'] as const;
export type AnswerLanguage = (typeof answerLanguages)[number];

/** Offered first; agencies may name others. */
export const usualCompetencies = [
  'Technical',
  'Communication',
  'Problem solving',
  'Ownership',
  'English',
  'Culture',
] as const;

/** The competency under which the candidate's English is judged. */
export const englishCompetency: (typeof usualCompetencies)[number] = 'English';
