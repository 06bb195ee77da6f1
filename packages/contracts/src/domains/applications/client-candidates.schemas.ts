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

/** The state of a submitted candidate, as far as it matters to the client. */
export const clientStandings = [
  /** The client owes an answer. */
  'waiting',
  /** The client asked for more, and the agency answers. */
  'asked',
  'interview',
  'selected',
  'contracting',
  'placed',
  /** The client decided against them. */
  'declined',
  /** Taken back, withdrawn or ended by the agency. */
  'gone',
  'paused',
] as const;
export type ClientStanding = (typeof clientStandings)[number];

/** The actions of a client on a candidate; the server says which are possible now. */
export const clientCandidateActions = [
  'select',
  'request_interview',
  'reject',
  'ask_more',
  'ask_decider',
  'unselect',
] as const;
export type ClientCandidateAction = (typeof clientCandidateActions)[number];

/** What would have fitted better, to be chosen with a rejection: it helps the next proposals. */
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

/** A person as a client's list shows them: out of the frozen submission and nothing else. */
export const clientCandidateRowSchema = z.object({
  id: idSchema,
  version: versionSchema,
  job: z.object({ id: idSchema, title: z.string() }),
  name: z.string(),
  /** Never of somebody whose name is hidden. */
  photo: photoSchema.optional(),
  blind: z.boolean(),
  headline: z.string().nullable(),
  country: z.string(),
  timeZone: z.string(),
  /** How the agency introduces them, as plain text that is cut where it is long. */
  summary: z.string().nullable(),
  /** Of what the job asks for, what they bring. */
  skills: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      years: z.number().nullable(),
      /** At the level and for the years that the job asks for. */
      isEnough: z.boolean(),
    }),
  ),
  english: z.enum(languageLevels).nullable(),
  availableFrom: dateSchema.nullable(),
  noticeDays: z.number().int().nullable(),
  /** The stage in the client's words. */
  stage: z.string(),
  standing: z.enum(clientStandings),
  submittedAt: timestampSchema,
  /** When an answer was agreed to be there; null where none is owed. */
  dueAt: timestampSchema.nullable(),
  seen: z.boolean(),
  allowedActions: z.array(z.enum(clientCandidateActions)),
});
export type ClientCandidateRow = z.infer<typeof clientCandidateRowSchema>;

/** All candidates submitted on the reader's live jobs, the longest waiting first. */
export const clientCandidatesSchema = z.object({
  data: z.array(clientCandidateRowSchema),
  /** How many wait for an answer that the reader can give. */
  waiting: z.number().int(),
  /** Where each of the reader's jobs stands. */
  status: z.array(clientStatusSchema),
});
export type ClientCandidates = z.infer<typeof clientCandidatesSchema>;

const personSchema = z.object({ name: z.string(), title: z.string().nullable() });

/** One person with all that the decision needs. */
export const clientCandidateSchema = clientCandidateRowSchema.extend({
  /** What was submitted, as it was; null once it was taken back. */
  view: clientViewSchema.nullable(),
  submission: z.object({ version: z.number().int(), at: timestampSchema }),
  /** What is new since the version before. */
  changes: z.array(clientViewChangeSchema),
  /** The last decision; `by` is null where the agency noted it. */
  decision: z.object({ by: z.string().nullable(), at: timestampSchema }).nullable(),
  /** What the reader's company said of them, as far as the reader may know, the latest first. */
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
  /** Who decides, for a reader who does not. */
  deciders: z.array(personSchema),
  /** Others who wait on the same job. */
  alternatives: z.array(
    clientCandidateRowSchema.pick({ id: true, name: true, photo: true, headline: true }),
  ),
});
export type ClientCandidate = z.infer<typeof clientCandidateSchema>;

/** People of one job side by side, beside what the job asks for: out of what was submitted alone. */
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
  /** In the order asked for. */
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
        /** What they did last. */
        lastRole: z.string().nullable(),
        vettedAt: timestampSchema.nullable(),
        english: z.object({ level: z.enum(languageLevels), assessed: z.boolean() }).nullable(),
        weeklyHours: z.number(),
        /** Hours of a working day in common with where the job is; null where it names no place. */
        sharedHours: z.number().nullable(),
        /** Of what the job asks for, what they bring. */
        skills: z.array(
          z.object({
            id: idSchema,
            level: z.enum(skillLevels).nullable(),
            years: z.number().nullable(),
            verified: z.boolean(),
            /** `2026-11`; absent in what was submitted before months were kept. */
            verifiedMonth: z.string().nullable().optional(),
          }),
        ),
        /** Absent for readers who may not know it. */
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
  /** A membership of the company. */
  supervisorId: idSchema.nullable().default(null),
  hoursPerWeek: z.number().int().min(1).max(60),
  note,
});

export const clientRejectSchema = z.strictObject({
  ...base,
  reasonId: idSchema,
  betterFit: z.array(z.enum(betterFitKeys)).max(betterFitKeys.length).default([]),
  /** The client would like to see them again, for another of its jobs. */
  keepForOtherJob: z.boolean().default(false),
  note,
});

export const clientInterviewSchema = z.strictObject({
  ...base,
  days: z.array(dateSchema).max(interviewDays).default([]),
  note,
});

/** Why a selection is taken back, for the agency. */
export const clientUnselectSchema = z.strictObject({ ...base, reason: longText(clientNote, 5) });

export const clientQuestionSchema = z.strictObject({ ...base, message: longText(message, 5) });
export const askDeciderSchema = z.strictObject({
  message: longText(message).nullable().default(null),
});

/** For how many seconds each part of a version was in sight while somebody read it. */
export const clientReadingSchema = z.strictObject({
  submissionVersion: z.number().int().min(1),
  seconds: z.partialRecord(
    z.enum(readParts),
    z.number().int().min(1).max(limits.submissionReading.seconds),
  ),
});
