import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  amountSchema,
  countrySchema,
  currencySchema,
  dateSchema,
  idSchema,
  richText,
  text,
  timeZoneSchema,
  toMinorUnits,
} from '../../core/primitives.ts';
import {
  languageLevels,
  offeredRateUnits,
  primaryRoles,
  seniorities,
  skillLevels,
} from '../candidates/candidates.enums.ts';
import { refuseNothing } from '../candidates/candidate-fields.ts';
import { engagements, jobTeamFunctions, jobVisibilities, locationPolicies } from './jobs.enums.ts';
import { jobPriorities } from './jobs.schemas.ts';

const { job: most } = limits;

/** A pay range; one end may be open. Amounts are decimal strings. */
export const rateRangeSchema = z
  .strictObject({
    min: amountSchema.nullable(),
    max: amountSchema.nullable(),
    currency: currencySchema,
    unit: z.enum(offeredRateUnits),
  })
  .superRefine((rate, ctx) => {
    refuseNothing({ min: rate.min, max: rate.max }, ctx);
    if (rate.min === null && rate.max === null)
      ctx.addIssue({ code: 'custom', path: ['min'], params: { code: 'REQUIRED' } });
    if (rate.min !== null && rate.max !== null && toMinorUnits(rate.min) > toMinorUnits(rate.max))
      ctx.addIssue({
        code: 'custom',
        path: ['max'],
        params: { code: 'OUT_OF_RANGE', min: Number(rate.min) },
      });
  });
export type RateRange = z.infer<typeof rateRangeSchema>;

/** A skill of a job; a must-have is required for a match. */
export const jobSkillSchema = z.strictObject({
  skillId: idSchema,
  minLevel: z.enum(skillLevels).nullable().default(null),
  minYears: z.number().int().min(0).max(60).nullable().default(null),
  must: z.boolean().default(false),
});
const skills = z
  .array(jobSkillSchema)
  .max(most.skills, { message: 'TOO_MANY' })
  .refine((list) => new Set(list.map(({ skillId }) => skillId)).size === list.length, {
    params: { code: 'NOT_UNIQUE' },
  });

export const jobTeamMemberSchema = z.strictObject({
  userId: idSchema,
  function: z.enum(jobTeamFunctions),
});
const team = z
  .array(jobTeamMemberSchema)
  .max(most.team, { message: 'TOO_MANY' })
  .refine(
    (list) =>
      new Set(list.map((member) => `${member.userId}/${member.function}`)).size === list.length,
    { params: { code: 'NOT_UNIQUE' } },
  );

export const interviewRoundSchema = z.strictObject({
  name: text(most.round.name, 1),
  durationMinutes: z.number().int().min(most.round.minutes.min).max(most.round.minutes.max),
  /** Ids of client user accounts. */
  interviewerIds: z
    .array(idSchema)
    .max(most.round.interviewers, { message: 'TOO_MANY' })
    .default([]),
});

const block = richText(most.description.max).nullable();

/** Fields of a job. Each may change independently; `null` means not set yet. */
export const jobFields = {
  title: text(most.title.max, most.title.min),
  /** Cannot change once the job has candidates. */
  companyId: idSchema,
  description: block,
  mustHave: block,
  niceToHave: block,
  engagement: z.enum(engagements),
  hoursPerWeek: z.number().int().min(most.hoursPerWeek.min).max(most.hoursPerWeek.max),
  durationMonths: z
    .number()
    .int()
    .min(most.durationMonths.min)
    .max(most.durationMonths.max)
    .nullable(),
  seniority: z.enum(seniorities).nullable(),
  primaryRole: z.enum(primaryRoles).nullable(),
  skillsRequired: skills,
  skillsNice: skills,
  englishMin: z.enum(languageLevels),
  locationPolicy: z.enum(locationPolicies),
  countries: z.array(countrySchema).max(60),
  timeZoneBase: timeZoneSchema.nullable(),
  overlapHours: z.number().int().min(most.overlapHours.min).max(most.overlapHours.max).nullable(),
  /** The rate paid by the client. */
  billRate: rateRangeSchema.nullable(),
  /** The rate paid to the contractor 🔒. */
  payRate: rateRangeSchema.nullable(),
  targetStartDate: dateSchema.nullable(),
  deadline: dateSchema.nullable(),
  priority: z.enum(jobPriorities),
  confidential: z.boolean(),
  accountManagerId: idSchema,
  leadRecruiterId: idSchema.nullable(),
  team,
  /** Pools to search first. */
  poolIds: z.array(idSchema).max(most.pools, { message: 'TOO_MANY' }),
  interviewPlan: z.array(interviewRoundSchema).max(most.interviewRounds, { message: 'TOO_MANY' }),
  submissionLimit: z.number().int().min(most.submissions.min).max(most.submissions.max).nullable(),
  visibility: z.enum(jobVisibilities),
  /** The pipeline; on a change, candidates on the job move to the first stage of their kind. */
  pipelineTemplateId: idSchema,
};
export type JobField = keyof typeof jobFields;

/** Job fields visible to the client: they are notified of changes to these. */
export const clientJobFields = [
  'title',
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
  'targetStartDate',
  'billRate',
] as const satisfies readonly JobField[];

/** Job fields visible to considered candidates: the work and its conditions, no money. */
export const candidateJobFields = [
  'title',
  'description',
  'mustHave',
  'skillsRequired',
  'englishMin',
  'engagement',
  'hoursPerWeek',
  'durationMonths',
  'targetStartDate',
  'locationPolicy',
  'countries',
  'timeZoneBase',
  'overlapHours',
] as const satisfies readonly JobField[];
export type CandidateJobField = (typeof candidateJobFields)[number];

/** Free text that may name the client. */
const freeTexts: ReadonlySet<JobField> = new Set(['description', 'mustHave']);

/** Returns the job fields that candidates may read: no free text of a confidential job. */
export const candidateFieldsOf = ({ confidential }: { confidential: boolean }) =>
  candidateJobFields.filter((field) => !confidential || !freeTexts.has(field));
