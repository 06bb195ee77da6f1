/** Fixed values of applications. A value is never removed, only hidden. */
export const applicationSources = [
  'staff_added',
  'candidate_applied',
  'referral',
  'pool',
  'client_requested',
  'ai_match',
] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** Sources that staff can choose when they add a candidate; the others are set automatically. */
export const offeredApplicationSources = [
  'staff_added',
  'pool',
  'referral',
  'client_requested',
] as const satisfies readonly ApplicationSource[];

export const candidateInterests = ['not_asked', 'asked', 'interested', 'declined'] as const;

export const clientDecisions = ['none', 'interview', 'select', 'reject', 'more_info'] as const;

/** The side that ended an application. */
export const applicationSides = ['agency', 'client', 'candidate'] as const;
export type ApplicationSide = (typeof applicationSides)[number];

/** Reasons why the mail about the outcome did not reach the candidate. */
export const missedTellings = ['bounced', 'failed', 'suppressed', 'cancelled'] as const;
export type MissedTelling = (typeof missedTellings)[number];

/**
 * Event types in the history of an application (append-only); they determine the time in each
 * stage.
 */
export const applicationEventTypes = [
  'added',
  'stage_changed',
  'held',
  'resumed',
  'interest_changed',
  'submitted',
  'resubmitted',
  'seen_by_client',
  'interview_requested',
  'interview_arranged',
  'interview_moved',
  'interview_cancelled',
  'interview_missed',
  'interview_done',
  'selected',
  'unselected',
  'rejected',
  'unrejected',
  'withdrawn',
  'share_withdrawn',
  'moved_to_job',
  'bio_changed',
  'introduction_changed',
  'rate_changed',
  'feedback_added',
  'client_reminded',
  'more_asked',
  'decider_asked',
  'position_set',
  'placed',
  'removed',
  'put_back',
  'job_change_told',
  'outcome_told',
] as const;
export type ApplicationEventType = (typeof applicationEventTypes)[number];

/** Client rules about one candidate. */
export const companyRules = [
  'never_submit_candidate_wish',
  'never_submit_client_wish',
  'current_employer',
  'former_employer',
  'exclusivity',
  'preferred',
] as const;
export type CompanyRule = (typeof companyRules)[number];

/** Rules that exclude a candidate from the client; the others are hints. */
export const excludingRules = [
  'never_submit_candidate_wish',
  'never_submit_client_wish',
  'current_employer',
  'exclusivity',
] as const satisfies readonly CompanyRule[];
