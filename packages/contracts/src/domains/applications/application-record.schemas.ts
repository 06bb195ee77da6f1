import { z } from 'zod';
import { actingParties } from '../../core/acting-parties.ts';
import { limits } from '../../core/limits.ts';
import { anyOfIds } from '../../core/pagination.ts';
import {
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  richText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { attachmentTypes } from '../attachments/attachment-rules.ts';
import { skillLevels, vettingStates } from '../candidates/candidates.enums.ts';
import { candidateMachine } from '../candidates/candidates.machine.ts';
import { applicationStageKinds, placementStates, positionStates } from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { rejectionTemplates } from '../candidates/candidate-status.schemas.ts';
import { applicationEventTypes } from './applications.enums.ts';
import { applicationRowSchema, unaskedReasons } from './applications.schemas.ts';
import { checklistKeys, checklistStates } from './submission-checklist.ts';

export const applicationRateSchema = moneySchema.extend({ unit: z.enum(['hour', 'month']) });

const { introduction, message, shownAnswers } = limits.application;

/** What is prepared for the client. Only what is sent is changed; what others changed is merged. */
export const applicationUpdateSchema = z.strictObject({
  version: versionSchema,
  introduction: richText(introduction.max).nullable().optional(),
  bioId: idSchema.nullable().optional(),
  /** A text for this job alone; it wins over the chosen bio. */
  bioOverride: richText(limits.bio.body).nullable().optional(),
  /** Null: what the job asks for, and the person's main skills. */
  shownSkillIds: z.array(idSchema).max(60).nullable().optional(),
  shownAttachmentIds: z.array(idSchema).max(50).optional(),
  /** Answers of the screening that the client is to read, in the order of the forms. */
  shownAnswerIds: z.array(idSchema).max(shownAnswers).optional(),
  billRate: applicationRateSchema.nullable().optional(),
  payRate: applicationRateSchema.nullable().optional(),
  availableFrom: dateSchema.nullable().optional(),
  noticeDays: z.number().int().min(0).max(180).nullable().optional(),
  /** Why it goes on without the person's yes. */
  interestNote: longText(message).nullable().optional(),
  /** Why a candidate without vetting is submitted to the client. */
  vettingOverride: longText(message).nullable().optional(),
});

const preparationSchema = z.object({
  introduction: z.string().nullable(),
  bioId: idSchema.nullable(),
  bioOverride: z.string().nullable(),
  shownSkillIds: z.array(idSchema).nullable(),
  shownAttachmentIds: z.array(idSchema),
  shownAnswerIds: z.array(idSchema),
  availableFrom: dateSchema.nullable(),
  noticeDays: z.number().int().nullable(),
  interestNote: z.string().nullable(),
  vettingOverride: z.string().nullable(),
});

/** A position a candidate can be selected for, or why not. */
const seatSchema = z.object({
  id: idSchema,
  label: z.string(),
  status: z.enum(positionStates),
  targetStart: dateSchema.nullable(),
});

/** One day or several that the client asked to interview on; times come with the calendar. */
const interviewSchema = z.object({
  id: idSchema,
  round: z.string().nullable(),
  days: z.array(dateSchema),
  note: z.string(),
  at: timestampSchema,
  by: personRefSchema.nullable(),
});

/** Another application of the same person. */
const linkedSchema = z.object({ id: idSchema, jobTitle: z.string(), company: z.string() });

/** A clock of the application; without an end it stands still. */
export const applicationClocks = ['stage', 'interest', 'client_feedback', 'told'] as const;

/** One person on one job, with everything that is needed to bring them to the client. */
export const applicationRecordSchema = applicationRowSchema.extend({
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    photo: photoSchema.optional(),
    headline: z.string().nullable(),
    status: z.enum(candidateMachine.states),
    vettingStatus: z.enum(vettingStates),
  }),
  preparation: preparationSchema,
  /** Percent of the bill rate that stays with the agency; null where it cannot be told. */
  marginPercent: z.number().nullable().optional(),
  matchScore: z.number().int().nullable(),
  agreedStart: dateSchema.nullable(),
  submission: z
    .object({
      version: z.number().int(),
      at: timestampSchema.nullable(),
      by: personRefSchema.nullable(),
      seenAt: timestampSchema.nullable(),
    })
    .nullable(),
  checklist: z.array(
    z.object({
      key: z.enum(checklistKeys),
      state: z.enum(checklistStates),
      /** Which text is meant, where there are several. */
      at: z.enum(['introduction', 'bio', 'answers']).optional(),
    }),
  ),
  /** People of the client who decide, and would be told. */
  recipients: z.array(z.object({ id: idSchema, name: z.string(), title: z.string().nullable() })),
  /** Shown blind until the client asks for an interview. */
  blind: z.boolean(),
  choices: z.object({
    bios: z.array(
      z.object({ id: idSchema, title: z.string(), body: z.string(), isDefault: z.boolean() }),
    ),
    skills: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        level: z.enum(skillLevels).nullable(),
        shown: z.boolean(),
      }),
    ),
    /** `shareable` is false for what clients may not see as it stands. */
    files: z.array(
      z.object({
        id: idSchema,
        title: z.string(),
        type: z.enum(attachmentTypes),
        shareable: z.boolean(),
      }),
    ),
    /** Of the screening, for readers who may read it; the client reads those that are chosen. */
    answers: z.array(z.object({ id: idSchema, question: z.string(), answer: z.string() })),
  }),
  requirements: z.object({
    description: z.string().nullable(),
    mustHave: z.string().nullable(),
    niceToHave: z.string().nullable(),
    englishMin: z.string(),
    skills: z.array(
      z.object({ name: z.string(), must: z.boolean(), minYears: z.number().nullable() }),
    ),
    /** The client's range, for those who may know it. */
    billRate: z
      .object({
        min: z.string().nullable(),
        max: z.string().nullable(),
        currency: z.string(),
        unit: z.enum(['hour', 'month']).optional(),
      })
      .nullable()
      .optional(),
  }),
  seats: z.array(seatSchema),
  positionId: idSchema.nullable(),
  /** The contract that came of it, for those who may know of it. */
  placement: z
    .object({
      id: idSchema,
      number: z.string(),
      status: z.enum(placementStates),
      startDate: dateSchema,
      plannedEndDate: dateSchema.nullable(),
      actualEndDate: dateSchema.nullable(),
    })
    .nullable()
    .optional(),
  interviews: z.array(interviewSchema),
  /** The person's other live applications that the reader may know of. */
  others: z.array(
    z.object({
      id: idSchema,
      jobTitle: z.string(),
      company: z.string(),
      stageKind: z.enum(applicationStageKinds),
      sameClient: z.boolean(),
    }),
  ),
  /** Where the person came from, and went on to, by a move to another job. */
  movedFrom: linkedSchema.nullable().optional(),
  movedTo: linkedSchema.nullable().optional(),
  clocks: z.array(
    z.object({
      key: z.enum(applicationClocks),
      startedAt: timestampSchema,
      dueAt: timestampSchema.nullable(),
    }),
  ),
  mayEdit: z.boolean(),
  mayReadFeedback: z.boolean(),
  mayNoteFeedback: z.boolean(),
  /** The client owes an answer, and was not reminded within a day. */
  mayRemindClient: z.boolean().optional(),
  /** Taken up again: the client sees nothing of it until a new version is sent. */
  awaitsResubmit: z.boolean().optional(),
  /** It is over, and the person was not told. */
  mayTellOutcome: z.boolean().optional(),
  /** When staff last reminded the client. */
  clientRemindedAt: timestampSchema.nullable().optional(),
});
export type ApplicationRecord = z.infer<typeof applicationRecordSchema>;

/** What happened, the latest first. */
export const applicationEventsSchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      type: z.enum(applicationEventTypes),
      from: z.string().nullable(),
      to: z.string().nullable(),
      at: timestampSchema,
      /** Null for the system, and for a candidate who answered by a link. */
      actor: personRefSchema.nullable(),
      actorKind: z.enum(actingParties).optional(),
      note: z.string().nullable(),
    }),
  ),
});
export type ApplicationEvents = z.infer<typeof applicationEventsSchema>;

/** Other jobs that the mail would name. */
export const applicationRejectionQuery = z.strictObject({
  otherJobs: anyOfIds
    .refine((ids) => ids.length <= limits.application.bridgeJobs, {
      params: { code: 'TOO_MANY', max: limits.application.bridgeJobs },
    })
    .optional(),
});

/** What a rejection would say to the person, and whether they can be written to at all. */
export const applicationRejectionSchema = z.object({
  unavailable: z.enum(unaskedReasons).nullable(),
  suggested: z.enum(rejectionTemplates),
  previews: z.array(
    z.object({
      template: z.enum(rejectionTemplates),
      subject: z.string(),
      /** Without a word of one's own. */
      text: z.string(),
      /** The part of it that may be rewritten: all but the signature. */
      body: z.string().optional(),
      /** The same around such a word, which stands between the two. */
      quoting: z.object({ before: z.string(), after: z.string() }).optional(),
    }),
  ),
  pools: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type ApplicationRejection = z.infer<typeof applicationRejectionSchema>;
