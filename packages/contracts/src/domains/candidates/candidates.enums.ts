/** Fixed values of candidates. A value is never removed, only hidden. */
export const vettingStates = [
  'not_started',
  'screening_sent',
  'screening_submitted',
  'interview_to_schedule',
  'interview_scheduled',
  'in_review',
  'vetted',
  'on_hold',
  'failed',
  'expired',
] as const;
export type VettingState = (typeof vettingStates)[number];

export const seniorities = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'lead',
  'manager',
  'executive',
] as const;

export const primaryRoles = [
  'Frontend',
  'Backend',
  'Full-stack',
  'Mobile',
  'Data',
  'ML',
  'DevOps',
  'QA',
  'Design',
  'Product',
  'Project',
  'Marketing',
  'Support',
  'Sales',
  'Finance',
  'Other',
] as const;

/** CEFR, lowest first; `native` above C2. "At least" filters compare by this order. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** Who assessed a language; a self-assessment never counts as assessed. */
export const languageAssessors = ['self', 'vetter', 'test'] as const;

export const openToOptions = [
  'full_time_contract',
  'part_time_contract',
  'hourly_project',
  'contract_to_hire',
  'permanent',
  'on_site',
  'hybrid',
  'relocation',
  'travel',
  'night_shift',
  'weekend',
] as const;

export const candidateSources = [
  'sign_up',
  'sourced',
  'referral',
  'client_referral',
  'job_board',
  'event',
  'import',
  'partner',
  'rehire',
  'other',
] as const;

export const contactKinds = ['email', 'phone', 'address', 'messenger'] as const;
export const contactLabels = ['home', 'work', 'other', 'skype', 'telegram', 'whatsapp'] as const;

export const linkKinds = [
  'linkedin',
  'github',
  'gitlab',
  'portfolio',
  'stack_overflow',
  'behance',
  'dribbble',
  'kaggle',
  'youtube',
  'blog',
  'x',
  'other',
] as const;
export const linkVisibilities = ['internal', 'client'] as const;

export const rateKinds = ['expected', 'minimum', 'agreed_pay'] as const;
export const rateUnits = ['hour', 'day', 'week', 'month', 'year'] as const;
/** Units available in screens; the others are kept for imports. */
export const offeredRateUnits = ['hour', 'month'] as const;
export const rateSetters = ['candidate', 'staff', 'placement'] as const;

export const skillLevels = ['beginner', 'working', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof skillLevels)[number];
export const skillSources = ['self', 'cv', 'vetter', 'interview'] as const;

export const employmentTypes = [
  'full_time',
  'part_time',
  'contract',
  'freelance',
  'internship',
  'founder',
] as const;

export const educationDegrees = [
  'none',
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
  'bootcamp',
  'certificate',
] as const;
export type EducationDegree = (typeof educationDegrees)[number];

/** Source of an experience or education entry. */
export const backgroundSources = ['self', 'cv_review', 'staff'] as const;

/** Whether a candidate may work in a country. */
export const workAuthorisations = ['citizen', 'permit', 'visa_needed'] as const;

export const bioAudiences = ['internal', 'client'] as const;
export type BioAudience = (typeof bioAudiences)[number];
/** Only a ready bio may go to a client. */
export const bioStates = ['draft', 'ready'] as const;

export const duplicateSignals = [
  'email',
  'phone',
  'linkedin',
  'github',
  'name_country',
  'cv_hash',
] as const;
export type DuplicateSignal = (typeof duplicateSignals)[number];

/** Parts of a complete profile and their points, 100 in total. */
export const completenessParts = {
  contact: 15,
  cv: 15,
  skills: 15,
  english: 10,
  rates: 15,
  availability: 10,
  experience: 10,
  bio: 10,
} as const;
export type CompletenessPart = keyof typeof completenessParts;

/** Reasons why mails do not reach a person’s current address. */
export const mailProblems = ['unsubscribed', 'bounced'] as const;
export type MailProblem = (typeof mailProblems)[number];
