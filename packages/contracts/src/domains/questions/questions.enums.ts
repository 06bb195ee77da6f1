/** Use of a pool's question: a vetting interview, or the form that a candidate fills in. */
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

/**
 * `own`: candidates may answer in their own language, so only answers in English count as English.
 */
export const answerLanguages = ['english', 'own'] as const;
export type AnswerLanguage = (typeof answerLanguages)[number];

/** Offered first; agencies may use others. */
export const usualCompetencies = [
  'Technical',
  'Communication',
  'Problem solving',
  'Ownership',
  'English',
  'Culture',
] as const;

/** The competency under which the candidate's English is assessed. */
export const englishCompetency: (typeof usualCompetencies)[number] = 'English';
