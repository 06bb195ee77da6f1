import { z } from 'zod';
import { withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { meetingKinds } from '../meetings/meetings.enums.ts';
import { meetingStates } from '../meetings/meetings.machine.ts';
import { receivedMailSchema } from '../inbox/inbox.schemas.ts';
import {
  messageRecipientSchema,
  messageSchema,
  recipientProblems,
} from '../messages/messages.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';

/** Filters of the timeline: mails both ways, calls, meetings, or chat conversations. */
export const communicationKinds = ['mail', 'call', 'meeting', 'chat'] as const;
export type CommunicationKind = (typeof communicationKinds)[number];

/** `out`: the agency called. */
export const callDirections = ['out', 'in'] as const;
export type CallDirection = (typeof callDirections)[number];
export const callOutcomes = ['spoke', 'no_answer', 'voicemail', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Checks whether someone spoke to the candidate, which counts as contact. */
export const isContact = (outcome: CallOutcome): boolean => outcome === 'spoke';

/** A mail on the record, as its reader sees it. */
export const recordMailSchema = messageSchema.extend({
  /** Private to another user: the text is omitted. */
  isMasked: z.boolean(),
  /** Whether the reader may reply in the same conversation. */
  mayReply: z.boolean(),
});
export type RecordMail = z.infer<typeof recordMailSchema>;

export const callSchema = z.object({
  id: idSchema,
  happenedAt: timestampSchema,
  direction: z.enum(callDirections),
  outcome: z.enum(callOutcomes),
  minutes: z.number().int().nullable(),
  note: z.string(),
  /** The client user on the call; null for a call with a candidate, or if nobody is named. */
  with: personRefSchema.nullable(),
  /** Only its author, owners and admins see its note. */
  isPrivate: z.boolean(),
  /** Private to another user: the note is omitted. */
  isMasked: z.boolean(),
  loggedBy: personRefSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(['remove'])),
});
export type LoggedCall = z.infer<typeof callSchema>;

/** A meeting in a platform room to which someone of the record was invited. */
export const talkMeetingSchema = z.object({
  id: idSchema,
  /** Empty for users who do not take part. */
  title: z.string(),
  kind: z.enum(meetingKinds),
  status: z.enum(meetingStates),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  host: personRefSchema.nullable(),
  /** The room; null for users who do not take part. */
  path: z.string().nullable(),
  /** A meeting of other colleagues: its subject is omitted. */
  isMasked: z.boolean(),
});
export type TalkMeeting = z.infer<typeof talkMeetingSchema>;

/** One of the reader’s conversations in which someone of the record takes part. */
export const talkChatSchema = z.object({
  id: idSchema,
  name: z.string(),
  lastAt: timestampSchema,
  /** Null without messages, or if the last message was removed. */
  lastText: z.string().nullable(),
  lastAuthor: z.string().nullable(),
  path: z.string(),
});
export type TalkChat = z.infer<typeof talkChatSchema>;

/** Entries that occur on records of both candidates and clients. */
export const sharedTalkSchemas = [
  z.object({ kind: z.literal('call'), at: timestampSchema, call: callSchema }),
  z.object({ kind: z.literal('meeting'), at: timestampSchema, meeting: talkMeetingSchema }),
  z.object({ kind: z.literal('chat'), at: timestampSchema, chat: talkChatSchema }),
] as const;

export const communicationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), at: timestampSchema, mail: recordMailSchema }),
  z.object({ kind: z.literal('received'), at: timestampSchema, received: receivedMailSchema }),
  ...sharedTalkSchemas,
]);
export type Communication = z.infer<typeof communicationSchema>;

export const communicationQuery = z.strictObject({
  kind: z.enum(communicationKinds).optional(),
  /** Searches the subjects of mails and meetings and the notes of calls. */
  q: z.string().trim().max(100).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const communicationListSchema = z.object({
  data: z.array(communicationSchema),
  nextCursor: z.string().nullable(),
  /** Why the person receives no mail; null if they do. */
  problem: z.enum(recipientProblems).nullable(),
  mayWrite: z.boolean(),
  mayLogCall: z.boolean(),
});
export type CommunicationList = z.infer<typeof communicationListSchema>;

const call = {
  happenedAt: timestampSchema,
  direction: z.enum(callDirections),
  outcome: z.enum(callOutcomes),
  minutes: z.number().int().min(1).max(limits.call.minutes).nullable().default(null),
  note: longText(limits.call.note).default(''),
};

/** A call, outgoing or incoming. */
export const callCreateSchema = z.strictObject({ ...call, isPrivate: z.boolean().default(false) });
export type CallCreate = z.infer<typeof callCreateSchema>;

/** A call with a client, and the contact spoken to. */
export const companyCallCreateSchema = callCreateSchema.extend({
  contactId: idSchema.nullable().default(null),
});
export type CompanyCallCreate = z.infer<typeof companyCallCreateSchema>;

/** The contacts of a client that colleagues write to or call. */
export const clientContactListSchema = z.object({ data: z.array(messageRecipientSchema) });

/** The same call with each selected candidate. */
export const bulkCallSchema = withSelection({ ...call, dryRun: z.boolean().default(false) });

export const callRemoveSchema = z.strictObject({ version: versionSchema });
