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

/** What is paid, from and to; one of the two may be open. Amounts are decimal strings. */
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
  /** Accounts of the client's people. */
  interviewerIds: z
    .array(idSchema)
    .max(most.round.interviewers, { message: 'TOO_MANY' })
    .default([]),
});

const block = richText(most.description.max).nullable();

/** What can be said of a job. Each may change alone; what is `null` is not said yet. */
export const jobFields = {
  title: text(most.title.max, most.title.min),
  /** Not once the job has candidates. */
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
  /** What the client pays. */
  billRate: rateRangeSchema.nullable(),
  /** What the person gets 🔒. */
  payRate: rateRangeSchema.nullable(),
  targetStartDate: dateSchema.nullable(),
  deadline: dateSchema.nullable(),
  priority: z.enum(jobPriorities),
  confidential: z.boolean(),
  accountManagerId: idSchema,
  leadRecruiterId: idSchema.nullable(),
  team,
  /** Where to look first. */
  poolIds: z.array(idSchema).max(most.pools, { message: 'TOO_MANY' }),
  interviewPlan: z.array(interviewRoundSchema).max(most.interviewRounds, { message: 'TOO_MANY' }),
  submissionLimit: z.number().int().min(most.submissions.min).max(most.submissions.max).nullable(),
  visibility: z.enum(jobVisibilities),
  /** The pipeline; candidates on the job move to the first stage of their kind. */
  pipelineTemplateId: idSchema,
};
export type JobField = keyof typeof jobFields;

/** What a client reads of a job: a change of these is worth telling. */
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

/** What people who are considered for a job read of it: the work and its conditions, no money. */
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

/** Free text, which may name the client. */
const freeTexts: ReadonlySet<JobField> = new Set(['description', 'mustHave']);

/** Which of the fields that people read they read of this job: no free text of a confidential one. */
export const candidateFieldsOf = ({ confidential }: { confidential: boolean }) =>
  candidateJobFields.filter((field) => !confidential || !freeTexts.has(field));
