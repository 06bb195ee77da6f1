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

/** The content prepared for the client. Only sent fields change; concurrent changes are merged. */
export const applicationUpdateSchema = z.strictObject({
  version: versionSchema,
  introduction: richText(introduction.max).nullable().optional(),
  bioId: idSchema.nullable().optional(),
  /** A text for this job only; it takes precedence over the chosen bio. */
  bioOverride: richText(limits.bio.body).nullable().optional(),
  /** Null: the skills that the job asks for, and the candidate's main skills. */
  shownSkillIds: z.array(idSchema).max(60).nullable().optional(),
  shownAttachmentIds: z.array(idSchema).max(50).optional(),
  /** Screening answers shown to the client, in the order of the forms. */
  shownAnswerIds: z.array(idSchema).max(shownAnswers).optional(),
  billRate: applicationRateSchema.nullable().optional(),
  payRate: applicationRateSchema.nullable().optional(),
  availableFrom: dateSchema.nullable().optional(),
  noticeDays: z.number().int().min(0).max(180).nullable().optional(),
  /** Reason for continuing without the candidate's consent. */
  interestNote: longText(message).nullable().optional(),
  /** Reason for submitting an unvetted candidate to the client. */
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

/** A position for which a candidate can be selected, or the reason why not. */
const seatSchema = z.object({
  id: idSchema,
  label: z.string(),
  status: z.enum(positionStates),
  targetStart: dateSchema.nullable(),
});

/** Days on which the client asked to interview; the calendar adds the times. */
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

/** A timer of the application; without an end it is paused. */
export const applicationClocks = ['stage', 'interest', 'client_feedback', 'told'] as const;

/** An application with all data needed to present the candidate to the client. */
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
  /** The agency's share of the bill rate in percent; null if unknown. */
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
      /** The affected text, if there are several. */
      at: z.enum(['introduction', 'bio', 'answers']).optional(),
    }),
  ),
  /** Deciders of the client who would be notified. */
  recipients: z.array(z.object({ id: idSchema, name: z.string(), title: z.string().nullable() })),
  /** The candidate stays anonymous until the client asks for an interview. */
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
    /** `shareable` is false if clients may not see the file as it is. */
    files: z.array(
      z.object({
        id: idSchema,
        title: z.string(),
        type: z.enum(attachmentTypes),
        shareable: z.boolean(),
      }),
    ),
    /** Screening answers, for permitted readers; the client sees only the chosen ones. */
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
    /** The client's range, for permitted readers. */
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
  /** The resulting contract, for permitted readers. */
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
  /** The candidate's other live applications that are visible to the reader. */
  others: z.array(
    z.object({
      id: idSchema,
      jobTitle: z.string(),
      company: z.string(),
      stageKind: z.enum(applicationStageKinds),
      sameClient: z.boolean(),
    }),
  ),
  /** The applications before and after a move to another job. */
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
  /** The client owes an answer, and was not reminded within the last day. */
  mayRemindClient: z.boolean().optional(),
  /** Reopened: hidden from the client until a new version is sent. */
  awaitsResubmit: z.boolean().optional(),
  /** The application ended, and the candidate was not told. */
  mayTellOutcome: z.boolean().optional(),
  /** When staff last reminded the client. */
  clientRemindedAt: timestampSchema.nullable().optional(),
});
export type ApplicationRecord = z.infer<typeof applicationRecordSchema>;

/** Events, latest first. */
export const applicationEventsSchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      type: z.enum(applicationEventTypes),
      from: z.string().nullable(),
      to: z.string().nullable(),
      at: timestampSchema,
      /** Null for the system, and for a candidate who answered through a link. */
      actor: personRefSchema.nullable(),
      actorKind: z.enum(actingParties).optional(),
      note: z.string().nullable(),
    }),
  ),
});
export type ApplicationEvents = z.infer<typeof applicationEventsSchema>;

/** Other jobs to be named in the mail. */
export const applicationRejectionQuery = z.strictObject({
  otherJobs: anyOfIds
    .refine((ids) => ids.length <= limits.application.bridgeJobs, {
      params: { code: 'TOO_MANY', max: limits.application.bridgeJobs },
    })
    .optional(),
});

/** The text of a rejection for the candidate, and whether they can be mailed at all. */
export const applicationRejectionSchema = z.object({
  unavailable: z.enum(unaskedReasons).nullable(),
  suggested: z.enum(rejectionTemplates),
  previews: z.array(
    z.object({
      template: z.enum(rejectionTemplates),
      subject: z.string(),
      /** Text without a personal message. */
      text: z.string(),
      /** The editable part: everything except the signature. */
      body: z.string().optional(),
      /** The text around a personal message, which is inserted between the two parts. */
      quoting: z.object({ before: z.string(), after: z.string() }).optional(),
    }),
  ),
  pools: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type ApplicationRejection = z.infer<typeof applicationRejectionSchema>;
