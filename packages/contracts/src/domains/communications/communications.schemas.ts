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

/** What the timeline is narrowed to: mails both ways, calls, meetings, or conversations in the chat. */
export const communicationKinds = ['mail', 'call', 'meeting', 'chat'] as const;
export type CommunicationKind = (typeof communicationKinds)[number];

/** `out`: the agency called. */
export const callDirections = ['out', 'in'] as const;
export type CallDirection = (typeof callDirections)[number];
export const callOutcomes = ['spoke', 'no_answer', 'voicemail', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Whether the candidate was spoken to: that counts as contact. */
export const isContact = (outcome: CallOutcome): boolean => outcome === 'spoke';

/** A mail as it stands on the record of its reader. */
export const recordMailSchema = messageSchema.extend({
  /** Private to another user: its text is left out. */
  isMasked: z.boolean(),
  /** Whether one may write in the same conversation. */
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
  /** Who of the client was on the line; null for a call with a candidate, or where nobody is named. */
  with: personRefSchema.nullable(),
  /** Its note is for its author, owners and admins alone. */
  isPrivate: z.boolean(),
  /** Private to another user: its note is left out. */
  isMasked: z.boolean(),
  loggedBy: personRefSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(['remove'])),
});
export type LoggedCall = z.infer<typeof callSchema>;

/** A meeting in a room of the platform at which somebody of the record was expected. */
export const talkMeetingSchema = z.object({
  id: idSchema,
  /** Empty for who was not there. */
  title: z.string(),
  kind: z.enum(meetingKinds),
  status: z.enum(meetingStates),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  host: personRefSchema.nullable(),
  /** The room; null for who does not meet there. */
  path: z.string().nullable(),
  /** A meeting of other colleagues: what it was about is left out. */
  isMasked: z.boolean(),
});
export type TalkMeeting = z.infer<typeof talkMeetingSchema>;

/** A conversation of one’s own in which somebody of the record takes part. */
export const talkChatSchema = z.object({
  id: idSchema,
  name: z.string(),
  lastAt: timestampSchema,
  /** Null where nothing was said, or the last words were taken back. */
  lastText: z.string().nullable(),
  lastAuthor: z.string().nullable(),
  path: z.string(),
});
export type TalkChat = z.infer<typeof talkChatSchema>;

/** What stands on the record of a candidate and of a client alike. */
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
  /** Mails and meetings with these words in the subject, calls with them in the note. */
  q: z.string().trim().max(100).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const communicationListSchema = z.object({
  data: z.array(communicationSchema),
  nextCursor: z.string().nullable(),
  /** Why the person gets no mail; null where they do. */
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

/** A call with a client, and with whom of its people. */
export const companyCallCreateSchema = callCreateSchema.extend({
  contactId: idSchema.nullable().default(null),
});
export type CompanyCallCreate = z.infer<typeof companyCallCreateSchema>;

/** Whom a colleague writes to, or calls, at a client. */
export const clientContactListSchema = z.object({ data: z.array(messageRecipientSchema) });

/** The same call with each of the selected people. */
export const bulkCallSchema = withSelection({ ...call, dryRun: z.boolean().default(false) });

export const callRemoveSchema = z.strictObject({ version: versionSchema });
