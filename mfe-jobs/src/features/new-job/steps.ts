/** Steps of a job with a draft; the client step comes before them. */
export const jobSteps = [
  'role',
  'skills',
  'conditions',
  'rates',
  'positions',
  'team',
  'review',
] as const;
export type JobStep = (typeof jobSteps)[number];

export const stepAfter = (step: JobStep): JobStep =>
  jobSteps[jobSteps.indexOf(step) + 1] ?? 'review';
export const stepBefore = (step: JobStep): JobStep | null =>
  jobSteps[jobSteps.indexOf(step) - 1] ?? null;
