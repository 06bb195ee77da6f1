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

/** With the client, or among the agency's own people. */
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
  /** Early or late in the day of the candidate, which is meant. */
  confirmHours: z.boolean().default(false),
  place: z.enum(interviewPlaces),
  /** The link of the call, the number to dial or the address; a room of the platform has its own. */
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
    /** Visible to all who are invited. */
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
  /** Visible to all who were invited. */
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
  /** A request for another time, until it is answered. */
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
  /** What the candidate answered to the invitation to this time. */
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
  /** The kinds that the reader can arrange now. */
  mayArrange: z.array(z.enum(clientInterviewKinds)),
});
export type ClientInterviews = z.infer<typeof clientInterviewsSchema>;

export const clientInterviewPeopleQuery = z.strictObject({
  startsAt: timestampSchema.optional(),
  durationMin: z.coerce.number().int().min(15).max(240).default(max.minutes),
  /** An interview that is to be moved, which does not stand in its own way. */
  interviewId: idSchema.optional(),
});
/** Who can be in an interview, with whether they are free at the time that was asked for. */
export const clientInterviewPeopleSchema = z.object({
  data: z.array(
    hostSchema.extend({
      isFree: z.boolean().nullable(),
      /** Has as many interviews that day or week as they want to; null where no time was asked for. */
      isFull: z.boolean().nullable(),
    }),
  ),
  /** Whether the candidate is free then; null where no time was asked for. */
  candidateIsFree: z.boolean().nullable(),
});
export type ClientInterviewPeople = z.infer<typeof clientInterviewPeopleSchema>;

/** An interview as the people of the client see it: the candidate as submitted, and no more. */
export const interviewForClientSchema = z.object({
  ...shared,
  job: z.object({ id: idSchema, title: z.string() }),
  candidate: z.object({
    /** Of the application, which opens the profile. */
    applicationId: idSchema,
    name: z.string(),
    blind: z.boolean(),
    headline: z.string().nullable(),
    timeZone: timeZoneSchema,
    standing: z.enum(clientStandings),
  }),
  hosts: z.array(personRefSchema.extend({ side: z.enum(clientInterviewSides) })),
  organiser: personRefSchema.nullable(),
  /** The reader has another interview at the same time. */
  clashes: z.boolean(),
  /** Who of the invited did not come. */
  noShowParty: z.enum(noShowParties).nullable(),
  /** Whether feedback on this round is known to the reader. */
  hasFeedback: z.boolean(),
  /** The reader's own; null where there is none, or they took it back. */
  ownFeedback: z.object({ id: idSchema, isSent: z.boolean() }).nullable(),
  /** Whether the reader can write it now, asked or not. */
  mayGiveFeedback: z.boolean(),
  allowedActions: z.array(z.enum(clientInterviewClientActions)),
});
export type InterviewForClient = z.infer<typeof interviewForClientSchema>;

export const interviewsForClientSchema = z.object({ data: z.array(interviewForClientSchema) });

/** Where the feedback that was begun is written on. */
export const interviewFeedbackBegunSchema = z.object({ feedbackId: idSchema });

/** One interview with what helps to prepare it. */
export const interviewForClientPageSchema = interviewForClientSchema.extend({
  /** What the job asks for and the person brings, to talk about. */
  skills: z.array(z.object({ id: idSchema, name: z.string(), years: z.number().nullable() })),
  summary: z.string().nullable(),
  /** What the reader's company said after it, as far as the reader may know, the latest first. */
  feedback: z.array(sharedFeedbackSchema),
  /** Colleagues of the reader who can be added. */
  colleagues: z.array(personRefSchema),
});
export type InterviewForClientPage = z.infer<typeof interviewForClientPageSchema>;
