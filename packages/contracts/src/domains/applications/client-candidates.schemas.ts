import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { clientStatusSchema } from './client-status.ts';
import { sharedFeedbackSchema } from './feedback-authoring.schemas.ts';
import { languageLevels, seniorities, skillLevels } from '../candidates/candidates.enums.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import {
  clientViewChangeSchema,
  clientViewSchema,
  readParts,
} from '../submissions/client-view.schemas.ts';

/** The state of a submitted candidate from the client's point of view. */
export const clientStandings = [
  /** The client owes an answer. */
  'waiting',
  /** The client asked for more information, and the agency has to answer. */
  'asked',
  'interview',
  'selected',
  'contracting',
  'placed',
  /** The client rejected them. */
  'declined',
  /** Recalled, withdrawn or ended by the agency. */
  'gone',
  'paused',
] as const;
export type ClientStanding = (typeof clientStandings)[number];

/** A client's actions on a candidate; the server says which are possible now. */
export const clientCandidateActions = [
  'select',
  'request_interview',
  'reject',
  'ask_more',
  'ask_decider',
  'unselect',
] as const;
export type ClientCandidateAction = (typeof clientCandidateActions)[number];

/** Attributes of a better fit, chosen with a rejection to improve the next proposals. */
export const betterFits = {
  more_senior: 'More senior',
  more_junior: 'More junior',
  closer_skills: 'Closer to the skills we asked for',
  better_english: 'Better English',
  more_overlap: 'More hours at the same time',
  lower_rate: 'Lower rate',
  sooner: 'Available sooner',
} as const;
export type BetterFit = keyof typeof betterFits;
const betterFitKeys = Object.keys(betterFits) as [BetterFit, ...BetterFit[]];

/** A row of a client's candidate list, built only from the frozen submission. */
export const clientCandidateRowSchema = z.object({
  id: idSchema,
  version: versionSchema,
  job: z.object({ id: idSchema, title: z.string() }),
  name: z.string(),
  /** Never present for an anonymous candidate. */
  photo: photoSchema.optional(),
  blind: z.boolean(),
  headline: z.string().nullable(),
  country: z.string(),
  timeZone: z.string(),
  /** The agency's introduction as plain text, truncated if long. */
  summary: z.string().nullable(),
  /** The job's requirements that the candidate meets. */
  skills: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      years: z.number().nullable(),
      /** Whether level and years reach the job's requirements. */
      isEnough: z.boolean(),
    }),
  ),
  english: z.enum(languageLevels).nullable(),
  availableFrom: dateSchema.nullable(),
  noticeDays: z.number().int().nullable(),
  /** The stage under the client's label. */
  stage: z.string(),
  standing: z.enum(clientStandings),
  submittedAt: timestampSchema,
  /** The agreed deadline of the answer; null if none is owed. */
  dueAt: timestampSchema.nullable(),
  seen: z.boolean(),
  allowedActions: z.array(z.enum(clientCandidateActions)),
});
export type ClientCandidateRow = z.infer<typeof clientCandidateRowSchema>;

/** All candidates submitted on the reader's live jobs, longest waiting first. */
export const clientCandidatesSchema = z.object({
  data: z.array(clientCandidateRowSchema),
  /** Number of candidates awaiting an answer that the reader can give. */
  waiting: z.number().int(),
  /** Status of each of the reader's jobs. */
  status: z.array(clientStatusSchema),
});
export type ClientCandidates = z.infer<typeof clientCandidatesSchema>;

const personSchema = z.object({ name: z.string(), title: z.string().nullable() });

/** One candidate with all data needed for the decision. */
export const clientCandidateSchema = clientCandidateRowSchema.extend({
  /** The frozen submission; null once recalled. */
  view: clientViewSchema.nullable(),
  submission: z.object({ version: z.number().int(), at: timestampSchema }),
  /** Changes since the previous version. */
  changes: z.array(clientViewChangeSchema),
  /** The last decision; `by` is null if the agency recorded it. */
  decision: z.object({ by: z.string().nullable(), at: timestampSchema }).nullable(),
  /** Feedback of the reader's company, as far as the reader may see it, latest first. */
  feedback: z.array(sharedFeedbackSchema),
  jobEnded: z.boolean(),
  hoursPerWeek: z.number().int(),
  seats: z.array(
    z.object({
      id: idSchema,
      label: z.string(),
      targetStart: dateSchema.nullable(),
      supervisorId: idSchema.nullable(),
    }),
  ),
  supervisors: z.array(personSchema.extend({ id: idSchema })),
  reasons: z.array(z.object({ id: idSchema, label: z.string(), requiresNote: z.boolean() })),
  /** The deciders, for a reader who is none. */
  deciders: z.array(personSchema),
  /** Other candidates waiting on the same job. */
  alternatives: z.array(
    clientCandidateRowSchema.pick({ id: true, name: true, photo: true, headline: true }),
  ),
});
export type ClientCandidate = z.infer<typeof clientCandidateSchema>;

/** Candidates of one job side by side with the job's requirements, built only from submissions. */
export const clientComparisonSchema = z.object({
  job: z.object({
    id: idSchema,
    title: z.string(),
    seniority: z.enum(seniorities).nullable(),
    englishMin: z.enum(languageLevels),
    timeZoneBase: z.string().nullable(),
    overlapHours: z.number().nullable(),
    hoursPerWeek: z.number().int(),
    targetStartDate: dateSchema.nullable(),
    skills: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        minLevel: z.enum(skillLevels).nullable(),
        minYears: z.number().nullable(),
        must: z.boolean(),
      }),
    ),
  }),
  /** In the requested order. */
  people: z.array(
    clientCandidateRowSchema
      .pick({
        id: true,
        version: true,
        name: true,
        photo: true,
        headline: true,
        country: true,
        timeZone: true,
        stage: true,
        standing: true,
        availableFrom: true,
        noticeDays: true,
        allowedActions: true,
      })
      .extend({
        seniority: z.enum(seniorities).nullable(),
        yearsExperience: z.number().nullable(),
        /** Their most recent role. */
        lastRole: z.string().nullable(),
        vettedAt: timestampSchema.nullable(),
        english: z.object({ level: z.enum(languageLevels), assessed: z.boolean() }).nullable(),
        weeklyHours: z.number(),
        /** Shared working hours with the job's location; null if the job names none. */
        sharedHours: z.number().nullable(),
        /** The job's requirements that the candidate meets. */
        skills: z.array(
          z.object({
            id: idSchema,
            level: z.enum(skillLevels).nullable(),
            years: z.number().nullable(),
            verified: z.boolean(),
            /** `2026-11`; absent in submissions made before months were stored. */
            verifiedMonth: z.string().nullable().optional(),
          }),
        ),
        /** Absent for readers without the permission. */
        billRate: clientViewSchema.shape.billRate,
      }),
  ),
});
export type ClientComparison = z.infer<typeof clientComparisonSchema>;

const { message, clientNote, interviewDays } = limits.application;
const base = { version: versionSchema };
const note = longText(clientNote).nullable().default(null);

export const clientSelectSchema = z.strictObject({
  ...base,
  positionId: idSchema,
  startDate: dateSchema.nullable().default(null),
  /** Id of a membership of the company. */
  supervisorId: idSchema.nullable().default(null),
  hoursPerWeek: z.number().int().min(1).max(60),
  note,
});

export const clientRejectSchema = z.strictObject({
  ...base,
  reasonId: idSchema,
  betterFit: z.array(z.enum(betterFitKeys)).max(betterFitKeys.length).default([]),
  /** The client would like to see the candidate again for another of its jobs. */
  keepForOtherJob: z.boolean().default(false),
  note,
});

export const clientInterviewSchema = z.strictObject({
  ...base,
  days: z.array(dateSchema).max(interviewDays).default([]),
  note,
});

/** Takes back a selection; the reason is for the agency. */
export const clientUnselectSchema = z.strictObject({ ...base, reason: longText(clientNote, 5) });

export const clientQuestionSchema = z.strictObject({ ...base, message: longText(message, 5) });
export const askDeciderSchema = z.strictObject({
  message: longText(message).nullable().default(null),
});

/** Seconds for which each part of a version was visible to a reader. */
export const clientReadingSchema = z.strictObject({
  submissionVersion: z.number().int().min(1),
  seconds: z.partialRecord(
    z.enum(readParts),
    z.number().int().min(1).max(limits.submissionReading.seconds),
  ),
});
