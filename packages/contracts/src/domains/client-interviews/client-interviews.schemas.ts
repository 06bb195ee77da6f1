import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  text,
  timeZoneSchema,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { clientStandings } from '../applications/client-candidates.schemas.ts';
import { sharedFeedbackSchema } from '../applications/feedback-authoring.schemas.ts';
import { invitationAnswerSchema } from '../calendar/invitation-answer.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { interviewPlaces } from '../scheduling/scheduling.enums.ts';
import { noShowParties } from '../vetting/vetting.enums.ts';
import {
  clientInterviewClientActions,
  clientInterviewStaffActions,
  clientInterviewStates,
} from './client-interviews.machine.ts';

const { clientInterview: max, application } = limits;

/** With the client, or internally within the agency. */
export const clientInterviewKinds = ['client', 'internal'] as const;
export type ClientInterviewKind = (typeof clientInterviewKinds)[number];

export const clientInterviewSides = ['agency', 'client'] as const;
export type ClientInterviewSide = (typeof clientInterviewSides)[number];

export const clientInterviewMinutes = [15, 30, 45, 60, 75, 90, 120, 150, 180, 240] as const;

const base = { version: versionSchema };
export const clientInterviewDuration = z
  .number()
  .int()
  .refine((minutes) => (clientInterviewMinutes as readonly number[]).includes(minutes), {
    params: { code: 'INVALID_OPTION' },
  });

export const clientInterviewHosts = z
  .array(idSchema)
  .min(1, { message: 'REQUIRED' })
  .max(max.hosts, { message: 'TOO_MANY' });

/** Time, place and participants. */
const appointment = {
  startsAt: timestampSchema,
  durationMin: clientInterviewDuration,
  hostIds: clientInterviewHosts,
  /** Confirms a time early or late in the candidate's day. */
  confirmHours: z.boolean().default(false),
  place: z.enum(interviewPlaces),
  /** The call link, phone number or address; a room of the platform has its own. */
  placeValue: text(limits.scheduling.place).nullable().default(null),
};
type Placed = { place: (typeof interviewPlaces)[number]; placeValue: string | null };
const hasPlace = ({ place, placeValue }: Placed) =>
  place === 'phone' || place === 'platform_meeting' || placeValue !== null;
const isLink = ({ place, placeValue }: Placed) =>
  place !== 'external_link' || !placeValue || urlSchema.safeParse(placeValue).success;
const missing = { path: ['placeValue'], params: { code: 'REQUIRED' } };
const noLink = { path: ['placeValue'], params: { code: 'INVALID_FORMAT' } };

export const clientInterviewArrangeSchema = z
  .strictObject({
    kind: z.enum(clientInterviewKinds).default('client'),
    round: text(max.round, 1),
    ...appointment,
    /** Visible to everyone invited. */
    message: longText(limits.scheduling.message).nullable().default(null),
  })
  .refine(hasPlace, missing)
  .refine(isLink, noLink);
export type ClientInterviewArrange = z.infer<typeof clientInterviewArrangeSchema>;

export const clientInterviewMoveSchema = z
  .strictObject({ ...base, ...appointment })
  .refine(hasPlace, missing)
  .refine(isLink, noLink);
export const clientInterviewVersionSchema = z.strictObject(base);
export const clientInterviewCancelSchema = z.strictObject({
  ...base,
  /** Visible to everyone invited. */
  reason: longText(max.note, 1),
});
export const clientInterviewNoShowSchema = z.strictObject({
  ...base,
  party: z.enum(noShowParties),
  note: longText(max.note).nullable().default(null),
});
export const clientInterviewAskMoveSchema = z.strictObject({
  ...base,
  /** Days that suit the client better. */
  days: z.array(dateSchema).max(application.interviewDays, { message: 'TOO_MANY' }).default([]),
  note: longText(max.note, 1),
});
export const clientInterviewColleagueSchema = z.strictObject({ ...base, userId: idSchema });

const shared = {
  id: idSchema,
  version: versionSchema,
  round: z.string(),
  status: z.enum(clientInterviewStates),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  durationMin: z.number().int(),
  place: z.object({ kind: z.enum(interviewPlaces), value: z.string().nullable() }),
  message: z.string().nullable(),
  /** A pending request for another time. */
  ask: z
    .object({
      by: z.string(),
      at: timestampSchema,
      days: z.array(dateSchema),
      note: z.string(),
    })
    .nullable(),
  cancelReason: z.string().nullable(),
};

const hostSchema = personRefSchema.extend({
  side: z.enum(clientInterviewSides),
  timeZone: timeZoneSchema,
});

/** An interview of an application as staff see it. */
export const arrangedInterviewSchema = z.object({
  ...shared,
  applicationId: idSchema,
  kind: z.enum(clientInterviewKinds),
  hosts: z.array(hostSchema.extend({ answer: invitationAnswerSchema })),
  /** The candidate's answer to the invitation for this time. */
  candidateAnswer: invitationAnswerSchema,
  organiser: personRefSchema.nullable(),
  noShowParty: z.enum(noShowParties).nullable(),
  endNote: z.string().nullable(),
  allowedActions: z.array(z.enum(clientInterviewStaffActions)),
});
export type ClientInterview = z.infer<typeof arrangedInterviewSchema>;

export const clientInterviewsSchema = z.object({
  data: z.array(arrangedInterviewSchema),
  candidateTimeZone: timeZoneSchema,
  /** The rounds of the job's interview plan. */
  plan: z.array(
    z.object({
      name: z.string(),
      durationMin: z.number().int(),
      interviewerIds: z.array(idSchema),
    }),
  ),
  /** The kinds that the reader can schedule now. */
  mayArrange: z.array(z.enum(clientInterviewKinds)),
});
export type ClientInterviews = z.infer<typeof clientInterviewsSchema>;

export const clientInterviewPeopleQuery = z.strictObject({
  startsAt: timestampSchema.optional(),
  durationMin: z.coerce.number().int().min(15).max(240).default(max.minutes),
  /** The interview to be moved; it does not count as a conflict. */
  interviewId: idSchema.optional(),
});
/** Possible participants, with their availability at the requested time. */
export const clientInterviewPeopleSchema = z.object({
  data: z.array(
    hostSchema.extend({
      isFree: z.boolean().nullable(),
      /**
       * Whether their maximum of interviews for that day or week is reached; null without a
       * requested time.
       */
      isFull: z.boolean().nullable(),
    }),
  ),
  /** Whether the candidate is free then; null without a requested time. */
  candidateIsFree: z.boolean().nullable(),
});
export type ClientInterviewPeople = z.infer<typeof clientInterviewPeopleSchema>;

/** An interview as the client's users see it: only with the submitted candidate data. */
export const interviewForClientSchema = z.object({
  ...shared,
  job: z.object({ id: idSchema, title: z.string() }),
  candidate: z.object({
    /** Id of the application, which opens the profile. */
    applicationId: idSchema,
    name: z.string(),
    blind: z.boolean(),
    headline: z.string().nullable(),
    timeZone: timeZoneSchema,
    standing: z.enum(clientStandings),
    /** False for an interviewer who may see only the interview, not the job. */
    hasProfile: z.boolean().optional(),
  }),
  hosts: z.array(personRefSchema.extend({ side: z.enum(clientInterviewSides) })),
  organiser: personRefSchema.nullable(),
  /** The reader has another interview at the same time. */
  clashes: z.boolean(),
  /** The invited side that did not appear. */
  noShowParty: z.enum(noShowParties).nullable(),
  /** Whether the reader can see feedback on this round. */
  hasFeedback: z.boolean(),
  /** The reader's own feedback; null if there is none, or if they withdrew it. */
  ownFeedback: z.object({ id: idSchema, isSent: z.boolean() }).nullable(),
  /** Whether the reader can write feedback now, requested or not. */
  mayGiveFeedback: z.boolean(),
  allowedActions: z.array(z.enum(clientInterviewClientActions)),
});
export type InterviewForClient = z.infer<typeof interviewForClientSchema>;

export const interviewsForClientSchema = z.object({ data: z.array(interviewForClientSchema) });

/** The draft in which the feedback continues. */
export const interviewFeedbackBegunSchema = z.object({ feedbackId: idSchema });

/** One interview with data to prepare for it. */
export const interviewForClientPageSchema = interviewForClientSchema.extend({
  /** Skills required by the job and held by the candidate, to talk about. */
  skills: z.array(z.object({ id: idSchema, name: z.string(), years: z.number().nullable() })),
  summary: z.string().nullable(),
  /** The later feedback of the reader's company, as far as the reader may see it, latest first. */
  feedback: z.array(sharedFeedbackSchema),
  /** Colleagues of the reader who can be added. */
  colleagues: z.array(personRefSchema),
});
export type InterviewForClientPage = z.infer<typeof interviewForClientPageSchema>;
