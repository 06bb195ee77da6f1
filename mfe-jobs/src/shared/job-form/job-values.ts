import { z } from 'zod';
import type { JobListValues, JobSkillRow } from '@muster/blocks';
import {
  jobFields,
  type JobDetails,
  type JobRecord,
  type JobTeamFunction,
} from '@muster/contracts';
import { changedFields } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

/** Both ends as typed; if both are empty, there is no rate. */
export interface RateValues {
  min: string;
  max: string;
  currency: string;
  unit: 'hour' | 'month';
}

export interface MemberRow {
  userId: string | null;
  name: string;
  function: JobTeamFunction;
}

/** Form of a job; display names are stored beside ids. */
export type JobValues = JobListValues & {
  companyId: string | null;
  title: string;
  description: string;
  mustHave: string;
  niceToHave: string;
  engagement: JobDetails['engagement'];
  hoursPerWeek: number | null;
  durationMonths: number | null;
  seniority: JobDetails['seniority'];
  primaryRole: JobDetails['primaryRole'];
  englishMin: JobDetails['englishMin'];
  locationPolicy: JobDetails['locationPolicy'];
  countries: string[];
  timeZoneBase: string | null;
  overlapHours: number | null;
  /** Null for users who may not read it. */
  billRate: RateValues | null;
  payRate: RateValues | null;
  targetStartDate: string | null;
  deadline: string | null;
  priority: JobRecord['priority'];
  confidential: boolean;
  accountManagerId: string | null;
  leadRecruiterId: string | null;
  team: MemberRow[];
  poolIds: string[];
  submissionLimit: number | null;
  visibility: JobDetails['visibility'];
  pipelineTemplateId: string;
};

/** Contract fields that the form contains. */
export const jobFormSchema = z.strictObject(jobFields).partial();
export type JobForm = ZodForm<JobValues, z.output<typeof jobFormSchema>>;

const rateOf = (rate: JobDetails['billRate']): RateValues | null =>
  rate === undefined
    ? null
    : {
        min: rate?.min ?? '',
        max: rate?.max ?? '',
        currency: rate?.currency ?? 'USD',
        unit: rate?.unit ?? 'hour',
      };

/** Returns the initial form values of a record. */
export function jobValues({ title, priority, confidential, details }: JobRecord): JobValues {
  if (!details) throw new Error('A job without details cannot be edited');
  return {
    companyId: details.company.id,
    title,
    description: details.description ?? '',
    mustHave: details.mustHave ?? '',
    niceToHave: details.niceToHave ?? '',
    engagement: details.engagement,
    hoursPerWeek: details.hoursPerWeek,
    durationMonths: details.durationMonths,
    seniority: details.seniority,
    primaryRole: details.primaryRole,
    skillsRequired: details.skillsRequired,
    skillsNice: details.skillsNice,
    englishMin: details.englishMin,
    locationPolicy: details.locationPolicy,
    countries: details.countries,
    timeZoneBase: details.timeZoneBase,
    overlapHours: details.overlapHours,
    billRate: rateOf(details.billRate),
    payRate: rateOf(details.payRate),
    targetStartDate: details.targetStartDate,
    deadline: details.deadline,
    priority,
    confidential,
    accountManagerId: details.accountManager?.id ?? null,
    leadRecruiterId: details.leadRecruiter?.id ?? null,
    team: details.team
      .filter(({ function: role }) => role !== 'account_manager' && role !== 'lead_recruiter')
      .map(({ user, function: role }) => ({ userId: user.id, name: user.name, function: role })),
    poolIds: details.pools.map(({ id }) => id),
    interviewPlan: details.interviewPlan.map(({ name, durationMinutes, interviewers }) => ({
      name,
      durationMinutes,
      interviewerIds: interviewers.map(({ id }) => id),
    })),
    submissionLimit: details.submissionLimit,
    visibility: details.visibility,
    pipelineTemplateId: details.pipeline.id,
  };
}

const rate = (range: RateValues | null) =>
  range === null
    ? undefined
    : range.min === '' && range.max === ''
      ? null
      : { ...range, min: range.min || null, max: range.max || null };

const skill = ({ name: _name, ...asked }: JobSkillRow) => asked;

/** Converts the form for the contract; rates only from users who may read them. */
export function jobInput(values: JobValues): Record<string, unknown> {
  const { companyId, accountManagerId, billRate, payRate, ...rest } = values;
  const bill = rate(billRate);
  const pay = rate(payRate);
  return {
    ...rest,
    ...(companyId && { companyId }),
    ...(accountManagerId && { accountManagerId }),
    ...(bill !== undefined && { billRate: bill }),
    ...(pay !== undefined && { payRate: pay }),
    description: rest.description || null,
    mustHave: rest.mustHave || null,
    niceToHave: rest.niceToHave || null,
    skillsRequired: rest.skillsRequired.map(skill),
    skillsNice: rest.skillsNice.map(skill),
    team: rest.team.map(({ userId, function: role }) => ({ userId: userId ?? '', function: role })),
  };
}

/** Returns the changes between two states of the form, for a PATCH. */
export const jobChanges = (before: JobValues, after: JobValues): z.input<typeof jobFormSchema> =>
  changedFields(jobInput(before), jobInput(after));
