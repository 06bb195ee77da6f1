/** Fixed values of jobs. A value is never removed, only hidden. */
export const engagements = [
  'full_time_contract',
  'part_time_contract',
  'hourly_project',
  'contract_to_hire',
  'permanent',
] as const;
export type Engagement = (typeof engagements)[number];

export const locationPolicies = ['anywhere', 'countries', 'timezones', 'on_site'] as const;
export type LocationPolicy = (typeof locationPolicies)[number];

export const jobVisibilities = ['internal', 'referral', 'public'] as const;

/** The functions in a job's team; each gives access to the job. */
export const jobTeamFunctions = [
  'lead_recruiter',
  'recruiter',
  'sourcer',
  'vetter',
  'account_manager',
  'observer',
] as const;
export type JobTeamFunction = (typeof jobTeamFunctions)[number];
