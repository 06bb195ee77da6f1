import { applicationFormSchema, type ApplyingDraft } from './applying.schemas.ts';
import { applyingSteps, type ApplyingStep } from './applying.enums.ts';

/** What an application begins with. */
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

/** What was typed as it is checked: what was left empty is not there. */
export const applicationFormOf = (draft: ApplyingDraft) => ({
  ...draft,
  country: draft.country ?? '',
  rate: draft.rate.amount.trim() === '' ? null : draft.rate,
  linkedinUrl: draft.linkedinUrl.trim() || null,
  githubUrl: draft.githubUrl.trim() || null,
});

/** The fields that each step asks for. */
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

/** The first step, up to the given one, in which something is missing or wrong; null for none. */
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
 * The step shown for an address: the named one if it was reached already, otherwise the next open
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
