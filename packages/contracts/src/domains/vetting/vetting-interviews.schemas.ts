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

const { vetting: most } = limits;
const note = longText(most.note).nullable().default(null);
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
  .max(most.interviewers, { message: 'TOO_MANY' });

/** Who holds it, and which of them leads. */
const people = { interviewerIds: interviewers, leadId: idSchema };

export const vettingInterviewRequestSchema = z.strictObject({
  kind: z.enum(vettingInterviewKinds),
  poolId: idSchema.nullable().default(null),
  ...people,
  durationMin: durationMin.default(60),
  /** Read by the candidate. */
  instructions: longText(most.instructions).nullable().default(null),
  /** Read by interviewers alone. */
  internalBrief: longText(most.brief).nullable().default(null),
  /** A fixed time at once; null: it is found later. */
  startsAt: timestampSchema.nullable().default(null),
  /** Early or late in the day of the candidate, which is meant. */
  confirmHours: z.boolean().default(false),
});
export const vettingInterviewScheduleSchema = z.strictObject({
  ...base,
  ...people,
  durationMin,
  startsAt: timestampSchema,
  /** Early or late in the day of the candidate, which is meant. */
  confirmHours: z.boolean().default(false),
});
export const vettingInterviewNoteSchema = z.strictObject({ ...base, note });
export const vettingInterviewVersionSchema = z.strictObject(base);
export const vettingInterviewNoShowSchema = z.strictObject({
  ...base,
  party: z.enum(noShowParties),
  note,
  /** Whether the candidate is told by mail, with a new link where there is one. */
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
  note: longText(most.note, 1),
});

/** A recording of an interview, for those who may hear it. */
export const interviewRecordingSchema = z.object({
  id: idSchema,
  state: z.enum(interviewRecordingStates),
  recordedMs: z.number().int(),
  /** On the record of the candidate; null while there is nothing to hear. */
  attachmentId: idSchema.nullable(),
  /** When it is deleted; null before the vetting is decided. */
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
      /** Not there at the time of an interview that is still to come. */
      isAway: z.boolean(),
      /** Null: nothing written yet. */
      scorecard: z.enum(scorecardStates).nullable(),
      answer: invitationAnswerSchema,
    }),
  ),
  /** What the candidate answered to the invitation to this time. */
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
  /** The reader's own scorecard of it, where there is one. */
  ownScorecardId: idSchema.nullable(),
  /** Whether the reader may begin a scorecard of it now. */
  mayScore: z.boolean(),
  /** The interviewers whose scorecard the reader may type in their place. */
  mayScoreFor: z.array(personRefSchema),
  /** In the order in which they were made; null for who may not hear them. */
  recordings: z.array(interviewRecordingSchema).nullable(),
});
export type VettingInterview = z.infer<typeof vettingInterviewSchema>;

/** An interview with what its own screen needs beside it. */
export const vettingInterviewPageSchema = vettingInterviewSchema.extend({
  candidate: personRefSchema.extend({
    number: z.string(),
    timeZone: z.string(),
    hasEmail: z.boolean(),
  }),
  /** Interviews that the person missed before this one. */
  missedBefore: z.number().int(),
  /** Whether the person could be sent a link to another time, were this one missed. */
  mayChooseAgain: z.boolean(),
});
export type VettingInterviewPage = z.infer<typeof vettingInterviewPageSchema>;

/**
 * Whether a no-show brings a link to choose another time: whenever an interviewer stayed away, and
 * the first time that the person did.
 */
export const bringsNewLink = (
  party: NoShowParty,
  { missedBefore, mayChooseAgain }: Pick<VettingInterviewPage, 'missedBefore' | 'mayChooseAgain'>,
): boolean => mayChooseAgain && (party === 'interviewer' || missedBefore + 1 < most.missedWarning);

export const interviewersQuery = z.strictObject({
  startsAt: timestampSchema.optional(),
  durationMin: z.coerce.number().int().min(15).max(120).default(60),
  /** An interview that is to be moved, which does not stand in its own way. */
  interviewId: idSchema.optional(),
});
/** Whether an interviewer can take a time, the best first; `full`: enough interviews that day or week. */
export const interviewerStandings = ['free', 'outside_hours', 'full', 'busy', 'away'] as const;
export type InterviewerStanding = (typeof interviewerStandings)[number];

/** Who may interview: those who are free first, then those with the least to do. */
export const interviewersSchema = z.object({
  data: z.array(
    personRefSchema.extend({
      /** Interviews of the coming seven days, with candidates and with clients, and their minutes. */
      interviews: z.number().int(),
      minutes: z.number().int(),
      /** At the time that was asked for; null where none was. */
      standing: z.enum(interviewerStandings).nullable(),
      /** Who takes over for one who is away, where they said so. */
      substituteId: idSchema.nullable(),
      /** Minutes between the interview before that time and it; null without one that day. */
      breakMinutes: z.number().int().nullable(),
    }),
  ),
});
export type Interviewers = z.infer<typeof interviewersSchema>;

/** The invitation to an interview whose time is fixed, as it would go out. */
export const interviewInvitationSchema = z.object({
  /** Null where there is none, or for who may not know it. */
  to: z.string().nullable(),
  problem: z.enum(recipientProblems).nullable(),
  subject: z.string(),
  text: z.string(),
  /** Whether the words of the agency leave room for other ones. */
  mayEdit: z.boolean(),
  startsAt: timestampSchema.nullable(),
  endsAt: timestampSchema.nullable(),
  /** Of the person who is invited. */
  timeZone: z.string(),
  /** There is no time, or it has passed. */
  isOver: z.boolean(),
  /** Interviewers who no longer work here. */
  interviewersGone: z.array(z.string()),
});
export type InterviewInvitation = z.infer<typeof interviewInvitationSchema>;

export const interviewInvitationSendSchema = z.strictObject({
  /** Words in the place of those of the template; null: as it is. */
  text: longText(limits.mail.body, 1).nullable().default(null),
  /** To the sender alone. */
  test: z.boolean().default(false),
});

/** The mail, which can be taken back for ten seconds; none for a test. */
export const interviewInvitationAnswer = z.object({
  mailId: idSchema.nullable(),
  version: z.number().int(),
});
