import { limits } from '../../core/limits.ts';
import { plainLength } from '../../core/primitives.ts';
import type { companyStates } from '../companies/companies.schemas.ts';
import type { Engagement, LocationPolicy } from './jobs.enums.ts';

/** Requirements for opening a job, in form order. */
export const jobChecklistItems = [
  'client',
  'description',
  'role',
  'seniority',
  'required_skill',
  'location',
  'bill_rate',
  'pay_rate',
  'position',
  'lead_recruiter',
] as const;
export type JobChecklistItem = (typeof jobChecklistItems)[number];

type CompanyState = (typeof companyStates)[number];

/** Facts that the checklist evaluates. */
export interface JobChecklistFacts {
  /** With a prospect, or a former or blocked client, a job stays a draft. */
  readonly companyStatus: CompanyState;
  readonly description: string | null;
  readonly primaryRole: string | null;
  readonly seniority: string | null;
  readonly skillsRequired: readonly unknown[];
  readonly engagement: Engagement;
  readonly locationPolicy: LocationPolicy;
  readonly countries: readonly string[];
  readonly timeZoneBase: string | null;
  readonly billRate: object | null;
  readonly payRate: object | null;
  /** Live positions. */
  readonly positionsCount: number;
  readonly leadRecruiterId: unknown;
}

const rules: Readonly<Record<JobChecklistItem, (job: JobChecklistFacts) => boolean>> = {
  client: ({ companyStatus }) => companyStatus === 'active' || companyStatus === 'on_hold',
  description: ({ description }) => plainLength(description ?? '') >= limits.job.description.toOpen,
  role: ({ primaryRole }) => primaryRole !== null,
  seniority: ({ seniority }) => seniority !== null,
  required_skill: ({ skillsRequired }) => skillsRequired.length > 0,
  location: ({ locationPolicy, countries, timeZoneBase }) =>
    locationPolicy === 'anywhere' ||
    (locationPolicy === 'timezones' ? timeZoneBase !== null : countries.length > 0),
  // The client itself pays permanent employees.
  bill_rate: ({ engagement, billRate }) => engagement === 'permanent' || billRate !== null,
  pay_rate: ({ engagement, payRate }) => engagement === 'permanent' || payRate !== null,
  position: ({ positionsCount }) => positionsCount > 0,
  lead_recruiter: ({ leadRecruiterId }) => leadRecruiterId !== null,
};

/** Returns the checklist items with their state, in order; shared by form and server. */
export const jobChecklist = (job: JobChecklistFacts): { item: JobChecklistItem; done: boolean }[] =>
  jobChecklistItems.map((item) => ({ item, done: rules[item](job) }));
