import type { ErrorCode } from '../../core/errors.ts';
import { limits } from '../../core/limits.ts';
import type { candidateInterests } from './applications.enums.ts';

/** What has to be in place before a person is presented to the client, in its order. */
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

/** `warning` does not block, but has to be shown. */
export const checklistStates = ['done', 'missing', 'warning'] as const;

export interface SubmissionCheck {
  readonly key: ChecklistKey;
  readonly state: (typeof checklistStates)[number];
}

/** What the checklist looks at. */
export interface SubmissionFacts {
  readonly jobOpen: boolean;
  readonly clientBlocked: boolean;
  /** Asked not to be contacted, or gone. */
  readonly personClosed: boolean;
  readonly excluded: boolean;
  readonly consent: boolean;
  /** Characters that a person reads. */
  readonly introductionLength: number;
  readonly hasBio: boolean;
  /** Contact data or pay in what the client would read. */
  readonly textsGiveAway: boolean;
  readonly hasBillRate: boolean;
  /** Below the pay, or outside of what the client said it pays. */
  readonly isBillDoubtful: boolean;
  readonly isPermanent: boolean;
  readonly hasAvailability: boolean;
  readonly vetted: boolean;
  readonly vettingOverride: string | null;
  readonly interest: (typeof candidateInterests)[number];
  readonly interestNote: string | null;
  /** People of this job who are at the client now, without this one. */
  readonly atClient: number;
  readonly submissionLimit: number | null;
  /** The client wants an account manager behind each submission, and the reader is none. */
  readonly needsManager: boolean;
  readonly deciders: number;
  /** The same client was shown this person not long ago. */
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

/** Every point, in order; pure, so that the screen and the service say the same. */
export const submissionChecklist = (facts: SubmissionFacts): SubmissionCheck[] =>
  checklistKeys.map((key) => {
    const judged = judges[key](facts);
    return { key, state: judged === 'warning' ? 'warning' : judged ? 'done' : 'missing' };
  });

/** What is refused with a code of its own; the other points go into one answer. */
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

/** Why a submission is refused, the gravest first; null when nothing is missing. */
export function submissionRefusal(
  items: readonly SubmissionCheck[],
): { code: ErrorCode; missing: ChecklistKey[] } | null {
  const missing = items.filter(({ state }) => state === 'missing').map(({ key }) => key);
  const [first] = missing;
  if (!first) return null;
  const grave = missing.find((key) => codes[key]);
  return { code: (grave && codes[grave]) ?? 'APPLICATION_NOT_READY', missing };
}
