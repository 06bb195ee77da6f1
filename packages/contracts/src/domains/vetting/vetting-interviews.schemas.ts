import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { invitationAnswerSchema } from '../calendar/invitation-answer.schemas.ts';
import { recipientProblems } from '../messages/messages.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { vettingInterviewActions, vettingInterviewStates } from './vetting-interviews.machine.ts';
import {
  interviewRecordingStates,
  noShowParties,
  scorecardStates,
  vettingInterviewKinds,
  vettingInterviewMinutes,
  type NoShowParty,
} from './vetting.enums.ts';

const { vetting: max } = limits;
const note = longText(max.note).nullable().default(null);
const base = { version: versionSchema };
const durationMin = z
  .number()
  .int()
  .refine((minutes) => (vettingInterviewMinutes as readonly number[]).includes(minutes), {
    params: { code: 'INVALID_OPTION' },
  });

const interviewers = z
  .array(idSchema)
  .min(1, { message: 'REQUIRED' })
  .max(max.interviewers, { message: 'TOO_MANY' });

/** The interviewers, and their lead. */
const people = { interviewerIds: interviewers, leadId: idSchema };

export const vettingInterviewRequestSchema = z.strictObject({
  kind: z.enum(vettingInterviewKinds),
  poolId: idSchema.nullable().default(null),
  ...people,
  durationMin: durationMin.default(60),
  /** Read by the candidate. */
  instructions: longText(max.instructions).nullable().default(null),
  /** Read only by interviewers. */
  internalBrief: longText(max.brief).nullable().default(null),
  /** A fixed time; null: to be scheduled later. */
  startsAt: timestampSchema.nullable().default(null),
  /** Confirms a time early or late in the candidate's day. */
  confirmHours: z.boolean().default(false),
});
export const vettingInterviewScheduleSchema = z.strictObject({
  ...base,
  ...people,
  durationMin,
  startsAt: timestampSchema,
  /** Confirms a time early or late in the candidate's day. */
  confirmHours: z.boolean().default(false),
});
export const vettingInterviewNoteSchema = z.strictObject({ ...base, note });
export const vettingInterviewVersionSchema = z.strictObject(base);
export const vettingInterviewNoShowSchema = z.strictObject({
  ...base,
  party: z.enum(noShowParties),
  note,
  /** Whether the candidate is mailed, with a new link if there is one. */
  mail: z.boolean().default(true),
});
export const vettingInterviewCancelSchema = z.strictObject({
  ...base,
  reasonId: idSchema,
  note,
  mail: z.boolean().default(true),
});
export const vettingInterviewCorrectSchema = z.strictObject({
  ...base,
  to: z.enum(['no_show', 'cancelled']),
  note: longText(max.note, 1),
});

/** A recording of an interview, for permitted listeners. */
export const interviewRecordingSchema = z.object({
  id: idSchema,
  state: z.enum(interviewRecordingStates),
  recordedMs: z.number().int(),
  /** On the candidate's record; null while there is nothing to play. */
  attachmentId: idSchema.nullable(),
  /** Time of deletion; null before the vetting is decided. */
  deletedOn: timestampSchema.nullable(),
  /** Days from the decision on the candidate until it is deleted. */
  keptDays: z.number().int(),
});
export type InterviewRecording = z.infer<typeof interviewRecordingSchema>;

export const vettingInterviewSchema = z.object({
  id: idSchema,
  candidateId: idSchema,
  kind: z.enum(vettingInterviewKinds),
  status: z.enum(vettingInterviewStates),
  pool: z.object({ id: idSchema, name: z.string() }).nullable(),
  interviewers: z.array(
    personRefSchema.extend({
      isLead: z.boolean(),
      /** Absent at the time of an upcoming interview. */
      isAway: z.boolean(),
      /** Null: not started. */
      scorecard: z.enum(scorecardStates).nullable(),
      answer: invitationAnswerSchema,
    }),
  ),
  /** The candidate's answer to the invitation for this time. */
  candidateAnswer: invitationAnswerSchema,
  durationMin: z.number().int(),
  startsAt: timestampSchema.nullable(),
  endsAt: timestampSchema.nullable(),
  attempt: z.number().int(),
  instructions: z.string().nullable(),
  internalBrief: z.string().nullable(),
  endReason: z.string().nullable(),
  endNote: z.string().nullable(),
  noShowParty: z.enum(noShowParties).nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(vettingInterviewActions)),
  /** The reader's own scorecard of it, if any. */
  ownScorecardId: idSchema.nullable(),
  /** Whether the reader may start a scorecard of it now. */
  mayScore: z.boolean(),
  /** Interviewers for whom the reader may enter a scorecard. */
  mayScoreFor: z.array(personRefSchema),
  /** In order of creation; null for users who may not listen to them. */
  recordings: z.array(interviewRecordingSchema).nullable(),
});
export type VettingInterview = z.infer<typeof vettingInterviewSchema>;

/** An interview with the data of its own screen. */
export const vettingInterviewPageSchema = vettingInterviewSchema.extend({
  candidate: personRefSchema.extend({
    number: z.string(),
    timeZone: z.string(),
    hasEmail: z.boolean(),
  }),
  /** Number of earlier interviews that the candidate missed. */
  missedBefore: z.number().int(),
  /** Whether the candidate could get a link for another time if they miss this one. */
  mayChooseAgain: z.boolean(),
});
export type VettingInterviewPage = z.infer<typeof vettingInterviewPageSchema>;

/**
 * Checks whether a no-show sends a link for another time: whenever an interviewer was absent, and
 * the first time that the candidate was.
 */
export const bringsNewLink = (
  party: NoShowParty,
  { missedBefore, mayChooseAgain }: Pick<VettingInterviewPage, 'missedBefore' | 'mayChooseAgain'>,
): boolean => mayChooseAgain && (party === 'interviewer' || missedBefore + 1 < max.missedWarning);

export const interviewersQuery = z.strictObject({
  startsAt: timestampSchema.optional(),
  durationMin: z.coerce.number().int().min(15).max(120).default(60),
  /** The interview to be moved; it does not count as a conflict. */
  interviewId: idSchema.optional(),
});
/** An interviewer's availability at a time, best first; `full`: the maximum of that day or week. */
export const interviewerStandings = ['free', 'outside_hours', 'full', 'busy', 'away'] as const;
export type InterviewerStanding = (typeof interviewerStandings)[number];

/** Possible interviewers: free ones first, then those with the least work. */
export const interviewersSchema = z.object({
  data: z.array(
    personRefSchema.extend({
      /** Number and minutes of interviews in the next seven days, with candidates and clients. */
      interviews: z.number().int(),
      minutes: z.number().int(),
      /** At the requested time; null without one. */
      standing: z.enum(interviewerStandings).nullable(),
      /** The substitute of an absent interviewer, if named. */
      substituteId: idSchema.nullable(),
      /** Minutes since the previous interview of that day; null without one. */
      breakMinutes: z.number().int().nullable(),
    }),
  ),
});
export type Interviewers = z.infer<typeof interviewersSchema>;

/** The invitation to a scheduled interview, as it would be sent. */
export const interviewInvitationSchema = z.object({
  /** Null if there is none, or for readers who may not see it. */
  to: z.string().nullable(),
  problem: z.enum(recipientProblems).nullable(),
  subject: z.string(),
  text: z.string(),
  /** Whether the agency's template allows custom text. */
  mayEdit: z.boolean(),
  startsAt: timestampSchema.nullable(),
  endsAt: timestampSchema.nullable(),
  /** The invitee's zone. */
  timeZone: z.string(),
  /** It has no time, or the time has passed. */
  isOver: z.boolean(),
  /** Interviewers who no longer work here. */
  interviewersGone: z.array(z.string()),
});
export type InterviewInvitation = z.infer<typeof interviewInvitationSchema>;

export const interviewInvitationSendSchema = z.strictObject({
  /** Text instead of the template's; null: unchanged. */
  text: longText(limits.mail.body, 1).nullable().default(null),
  /** Sends it only to the sender. */
  test: z.boolean().default(false),
});

/** The mail, which can be recalled for ten seconds; null for a test. */
export const interviewInvitationAnswer = z.object({
  mailId: idSchema.nullable(),
  version: z.number().int(),
});
