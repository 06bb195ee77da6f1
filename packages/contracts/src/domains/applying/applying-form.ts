import { applicationFormSchema, type ApplyingDraft } from './applying.schemas.ts';
import { applyingSteps, type ApplyingStep } from './applying.enums.ts';

/** The initial state of an application. */
export const emptyApplying: ApplyingDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  country: null,
  headline: '',
  yearsExperience: null,
  experience: [],
  skills: [],
  english: null,
  rate: { amount: '', currency: 'USD', unit: 'hour' },
  availableFrom: null,
  noticePeriodDays: null,
  motivation: '',
  linkedinUrl: '',
  githubUrl: '',
  isSixteen: false,
  mayStore: false,
  mayShare: false,
};

/** Prepares the draft for validation: empty fields are omitted. */
export const applicationFormOf = (draft: ApplyingDraft) => ({
  ...draft,
  country: draft.country ?? '',
  rate: draft.rate.amount.trim() === '' ? null : draft.rate,
  linkedinUrl: draft.linkedinUrl.trim() || null,
  githubUrl: draft.githubUrl.trim() || null,
});

/** Fields of each step. */
const fieldsOf: Readonly<Record<ApplyingStep, readonly (keyof ApplyingDraft)[]>> = {
  about: ['firstName', 'lastName', 'phone', 'country'],
  cv: [],
  experience: ['headline', 'yearsExperience', 'experience'],
  skills: ['skills'],
  english: ['english'],
  rates: ['rate'],
  availability: ['availableFrom', 'noticePeriodDays'],
  questions: ['motivation', 'linkedinUrl', 'githubUrl'],
  consent: ['isSixteen', 'mayStore', 'mayShare'],
  review: [],
};

/** Returns the first step, up to the given one, with a missing or invalid field; null if none. */
export function faultyApplyingStep(
  draft: ApplyingDraft,
  upTo: ApplyingStep = 'review',
): ApplyingStep | null {
  const { success, error } = applicationFormSchema.safeParse(applicationFormOf(draft));
  if (success) return null;
  const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
  const asked = applyingSteps.slice(0, applyingSteps.indexOf(upTo) + 1);
  return asked.find((step) => fieldsOf[step].some((field) => wrong.has(field))) ?? null;
}

/**
 * Returns the step to show for a URL: the named one if already reached, otherwise the next open
 * one. Steps cannot be skipped.
 */
export function reachableStep(
  wanted: string | undefined,
  { draft, step: furthest }: { draft: ApplyingDraft; step: ApplyingStep },
): ApplyingStep {
  const faulty = faultyApplyingStep(draft, furthest) ?? furthest;
  const named = applyingSteps.find((step) => step === wanted);
  return named && applyingSteps.indexOf(named) <= applyingSteps.indexOf(faulty) ? named : faulty;
}
