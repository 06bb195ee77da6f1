import type { ErrorCode } from '../../core/errors.ts';
import { limits } from '../../core/limits.ts';
import type { candidateInterests } from './applications.enums.ts';

/** Requirements before a candidate is submitted to the client, in order. */
export const checklistKeys = [
  'job',
  'client',
  'person',
  'exclusion',
  'consent',
  'introduction',
  'bio',
  'clean_texts',
  'bill_rate',
  'availability',
  'vetting',
  'interest',
  'limit',
  'policy',
  'decider',
  'same_client',
] as const;
export type ChecklistKey = (typeof checklistKeys)[number];

/** A `warning` must be shown but does not block. */
export const checklistStates = ['done', 'missing', 'warning'] as const;

export interface SubmissionCheck {
  readonly key: ChecklistKey;
  readonly state: (typeof checklistStates)[number];
}

/** Facts that the checklist evaluates. */
export interface SubmissionFacts {
  readonly jobOpen: boolean;
  readonly clientBlocked: boolean;
  /** The candidate asked not to be contacted, or is no longer available. */
  readonly personClosed: boolean;
  readonly excluded: boolean;
  readonly consent: boolean;
  /** Visible characters. */
  readonly introductionLength: number;
  readonly hasBio: boolean;
  /** Contact data or pay in texts for the client. */
  readonly textsGiveAway: boolean;
  readonly hasBillRate: boolean;
  /** Below the pay rate, or outside the client's range. */
  readonly isBillDoubtful: boolean;
  readonly isPermanent: boolean;
  readonly hasAvailability: boolean;
  readonly vetted: boolean;
  readonly vettingOverride: string | null;
  readonly interest: (typeof candidateInterests)[number];
  readonly interestNote: string | null;
  /** Other candidates of this job currently with the client. */
  readonly atClient: number;
  readonly submissionLimit: number | null;
  /** The client requires an account manager for submissions, and the reader is none. */
  readonly needsManager: boolean;
  readonly deciders: number;
  /** The candidate was shown to the same client recently. */
  readonly shownBefore: boolean;
}

type Judgement = boolean | 'warning';

const judges: Readonly<Record<ChecklistKey, (facts: SubmissionFacts) => Judgement>> = {
  job: ({ jobOpen }) => jobOpen,
  client: ({ clientBlocked }) => !clientBlocked,
  person: ({ personClosed }) => !personClosed,
  exclusion: ({ excluded }) => !excluded,
  consent: ({ consent }) => consent,
  introduction: ({ introductionLength }) =>
    introductionLength >= limits.application.introduction.min,
  bio: ({ hasBio }) => hasBio,
  clean_texts: ({ textsGiveAway }) => !textsGiveAway,
  bill_rate: ({ hasBillRate, isBillDoubtful, isPermanent }) =>
    hasBillRate ? !isBillDoubtful || 'warning' : isPermanent,
  availability: ({ hasAvailability }) => hasAvailability,
  vetting: ({ vetted, vettingOverride }) => vetted || (vettingOverride !== null && 'warning'),
  interest: ({ interest, interestNote }) =>
    interest === 'interested' || (interestNote !== null && 'warning'),
  limit: ({ atClient, submissionLimit }) => submissionLimit === null || atClient < submissionLimit,
  policy: ({ needsManager }) => !needsManager,
  decider: ({ deciders }) => deciders > 0,
  same_client: ({ shownBefore }) => !shownBefore || 'warning',
};

/** Returns all checks in order; a pure function, so that screen and service agree. */
export const submissionChecklist = (facts: SubmissionFacts): SubmissionCheck[] =>
  checklistKeys.map((key) => {
    const judged = judges[key](facts);
    return { key, state: judged === 'warning' ? 'warning' : judged ? 'done' : 'missing' };
  });

/** Checks with their own error code; the others are combined in one response. */
const codes: Partial<Record<ChecklistKey, ErrorCode>> = {
  job: 'JOB_NOT_OPEN',
  client: 'COMPANY_BLOCKED',
  person: 'CANDIDATE_DO_NOT_CONTACT',
  exclusion: 'CANDIDATE_EXCLUDED_FOR_CLIENT',
  consent: 'CONSENT_REQUIRED',
  vetting: 'CANDIDATE_NOT_VETTED',
  interest: 'INTEREST_REQUIRED',
  limit: 'SUBMISSION_LIMIT_REACHED',
  policy: 'FORBIDDEN',
};

/** Returns why a submission is refused, most severe first; null if nothing is missing. */
export function submissionRefusal(
  items: readonly SubmissionCheck[],
): { code: ErrorCode; missing: ChecklistKey[] } | null {
  const missing = items.filter(({ state }) => state === 'missing').map(({ key }) => key);
  const [first] = missing;
  if (!first) return null;
  const grave = missing.find((key) => codes[key]);
  return { code: (grave && codes[grave]) ?? 'APPLICATION_NOT_READY', missing };
}
