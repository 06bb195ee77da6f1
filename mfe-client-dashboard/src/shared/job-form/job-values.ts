import type { JobListValues, JobSkillRow } from '@muster/blocks';
import {
  clientJobRequestSchema,
  limits,
  type ClientJobRecord,
  type ClientOwnField,
  type FormerJob,
} from '@muster/contracts';
import { changedFields } from '@muster/kit';
import type { ZodForm } from '@muster/ui';
import type { z } from 'zod';

/** Both ends as typed; if both are empty, there is no budget. */
export interface BudgetValues {
  min: string;
  max: string;
  currency: string;
  unit: 'hour' | 'month';
}

/** Form of a client's job; display names are stored beside ids. */
export type JobValues = JobListValues & {
  title: string;
  seats: number | null;
  copiedFromId: string | null;
  description: string;
  mustHave: string;
  niceToHave: string;
  engagement: FormerJob['engagement'];
  hoursPerWeek: number | null;
  durationMonths: number | null;
  seniority: FormerJob['seniority'];
  primaryRole: FormerJob['primaryRole'];
  englishMin: FormerJob['englishMin'];
  locationPolicy: FormerJob['locationPolicy'];
  countries: string[];
  timeZoneBase: string | null;
  overlapHours: number | null;
  /** Null for users who may not read it. */
  billRate: BudgetValues | null;
  targetStartDate: string | null;
};

/** All fields of the form; what is sent depends on its purpose. */
export const jobFormSchema = clientJobRequestSchema.partial();
export type JobForm = ZodForm<JobValues, z.output<typeof jobFormSchema>>;

/** Returns the values of an empty request. */
export const emptyJob = ({
  currency,
  seesBillRates,
}: {
  currency: string;
  seesBillRates: boolean;
}): JobValues => ({
  title: '',
  seats: 1,
  copiedFromId: null,
  description: '',
  mustHave: '',
  niceToHave: '',
  engagement: 'full_time_contract',
  hoursPerWeek: limits.job.hoursPerWeek.usual,
  durationMonths: null,
  seniority: null,
  primaryRole: null,
  skillsRequired: [],
  skillsNice: [],
  englishMin: 'B2',
  locationPolicy: 'anywhere',
  countries: [],
  timeZoneBase: null,
  overlapHours: null,
  billRate: seesBillRates ? { min: '', max: '', currency, unit: 'hour' } : null,
  targetStartDate: null,
  interviewPlan: [],
});

const budgetOf = (rate: FormerJob['billRate'], currency: string): BudgetValues | null =>
  rate === undefined
    ? null
    : {
        min: rate?.min ?? '',
        max: rate?.max ?? '',
        currency: rate?.currency ?? currency,
        unit: rate?.unit ?? 'hour',
      };

type Facts = Omit<FormerJob, 'id' | 'number' | 'status' | 'openedDate' | 'daysToFill'>;

/** Converts a job's facts to form values. */
const factsOf = (job: Facts, currency: string) => ({
  title: job.title,
  description: job.description ?? '',
  mustHave: job.mustHave ?? '',
  niceToHave: job.niceToHave ?? '',
  engagement: job.engagement,
  hoursPerWeek: job.hoursPerWeek,
  durationMonths: job.durationMonths,
  seniority: job.seniority,
  primaryRole: job.primaryRole,
  skillsRequired: job.skillsRequired,
  skillsNice: job.skillsNice,
  englishMin: job.englishMin,
  locationPolicy: job.locationPolicy,
  countries: job.countries,
  timeZoneBase: job.timeZoneBase,
  overlapHours: job.overlapHours,
  billRate: budgetOf(job.billRate, currency),
});

/** Returns a request copied from a job, without its start and interviewers. */
export const copyOf = (job: FormerJob, currency: string): JobValues => ({
  ...factsOf(job, currency),
  seats: Math.max(1, job.positionsCount),
  copiedFromId: job.id,
  targetStartDate: null,
  interviewPlan: [],
});

/** Returns the initial form values of the client's own job. */
export const jobValues = (job: ClientJobRecord): JobValues => ({
  ...factsOf(job, job.currency ?? 'USD'),
  seats: Math.max(1, job.positionsCount),
  copiedFromId: null,
  targetStartDate: job.targetStartDate,
  interviewPlan: job.interviewPlan.map(({ name, durationMinutes, interviewers }) => ({
    name,
    durationMinutes,
    interviewerIds: interviewers.map(({ id }) => id),
  })),
});

const budget = (range: BudgetValues | null) =>
  range === null
    ? undefined
    : range.min === '' && range.max === ''
      ? null
      : { ...range, min: range.min || null, max: range.max || null };

const skill = ({ name: _name, ...asked }: JobSkillRow) => asked;

/** Converts the form for the contract; budget only from users who may read it. */
export function jobInput({ billRate, ...values }: JobValues): Record<string, unknown> {
  const bill = budget(billRate);
  return {
    ...values,
    ...(bill !== undefined && { billRate: bill }),
    description: values.description || null,
    mustHave: values.mustHave || null,
    niceToHave: values.niceToHave || null,
    skillsRequired: values.skillsRequired.map(skill),
    skillsNice: values.skillsNice.map(skill),
  };
}

/** Returns the changed values among the editable fields, for a PATCH. */
export function jobChanges(
  before: JobValues,
  after: JobValues,
  editable: readonly ClientOwnField[],
): Partial<Pick<z.input<typeof jobFormSchema>, ClientOwnField>> {
  const changed = changedFields(jobInput(before), jobInput(after));
  return Object.fromEntries(
    Object.entries(changed).filter(([field]) => (editable as readonly string[]).includes(field)),
  );
}
