import type { Job } from './job.model.ts';

/** What the audit log keeps of each change (A2). */
export const auditedFields = [
  'title',
  'companyId',
  'status',
  'description',
  'mustHave',
  'niceToHave',
  'engagement',
  'hoursPerWeek',
  'durationMonths',
  'seniority',
  'primaryRole',
  'skillsRequired',
  'skillsNice',
  'englishMin',
  'locationPolicy',
  'countries',
  'timeZoneBase',
  'overlapHours',
  'billRate',
  'payRate',
  'openedDate',
  'targetStartDate',
  'deadline',
  'priority',
  'confidential',
  'accountManagerId',
  'leadRecruiterId',
  'team',
  'poolIds',
  'interviewPlan',
  'submissionLimit',
  'visibility',
  'stateNote',
  'closeReasonId',
  'deletedAt',
  'deleteReason',
] as const satisfies readonly (keyof Job)[];

/** Noted as changed, without their values (decision 7). */
export const secretFields = ['payRate', 'billRate'] as const satisfies readonly (keyof Job)[];
