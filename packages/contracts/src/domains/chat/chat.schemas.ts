import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { roles } from '../../core/roles.ts';
import { fileScanStates } from '../files/files.machine.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

/** `direct` is between two people and unique; the last three are about a record. */
export const chatKinds = ['direct', 'group', 'candidate', 'application', 'company'] as const;
export const chatSubjects = ['candidate', 'application', 'company'] as const;
/** Records that a message can link to. */
export const chatLinkTypes = ['candidate', 'company', 'job', 'application'] as const;
export const chatThreadActions = ['write', 'add', 'remove', 'leave', 'close', 'reopen'] as const;
export const chatMessageActions = ['edit', 'remove'] as const;
/** Events that a conversation records between its messages. */
export const chatNotes = ['joined', 'left', 'closed', 'reopened'] as const;
const parts = ['staff', 'client', 'candidate'] as const;

/** A record linked in a conversation; without data if the reader cannot open it. */
const chatRecordSchema = z.object({
  type: z.enum(chatLinkTypes),
  id: idSchema,
  label: z.string().nullable(),
  path: z.string().nullable(),
});
export type ChatRecord = z.infer<typeof chatRecordSchema>;

const chatPersonSchema = z.object({
  userId: idSchema,
  name: z.string(),
  photo: photoSchema.optional(),
  audience: z.enum(parts),
  isSelf: z.boolean(),
  /** False for people who left or were removed. */
  isHere: z.boolean(),
  /** The last message they have read. */
  readSeq: z.number().int(),
});
export type ChatPerson = z.infer<typeof chatPersonSchema>;

export const chatThreadSchema = z.object({
  id: idSchema,
  kind: z.enum(chatKinds),
  /** Name in the reader's list: its title, the record, or the other participants. */
  name: z.string(),
  title: z.string().nullable(),
  subject: chatRecordSchema.nullable(),
  people: z.array(chatPersonSchema),
  lastMessage: z
    .object({ author: z.string().nullable(), text: z.string().nullable(), isOwn: z.boolean() })
    .nullable(),
  lastAt: timestampSchema,
  unread: z.number().int(),
  closedAt: timestampSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(chatThreadActions)),
});
export type ChatThread = z.infer<typeof chatThreadSchema>;

export const chatThreadListQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(25),
});
export const chatThreadListSchema = z.object({
  data: z.array(chatThreadSchema),
  nextCursor: z.string().nullable(),
});

export const chatFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.number().int(),
  scan: z.enum(fileScanStates),
});

export const chatMessageSchema = z.object({
  id: idSchema,
  threadId: idSchema,
  /** Its position in the conversation. */
  seq: z.number().int(),
  /** The sender's key of it, returned only to the sender. */
  key: z.string().nullable(),
  author: personRefSchema.nullable(),
  isOwn: z.boolean(),
  at: timestampSchema,
  /** Null once removed. */
  body: z.string().nullable(),
  mentions: z.array(personRefSchema),
  links: z.array(chatRecordSchema),
  files: z.array(chatFileSchema),
  replyTo: z
    .object({ id: idSchema, author: z.string().nullable(), text: z.string().nullable() })
    .nullable(),
  note: z.object({ kind: z.enum(chatNotes), person: personRefSchema.nullable() }).nullable(),
  editedAt: timestampSchema.nullable(),
  removedAt: timestampSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(chatMessageActions)),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

const seq = z.coerce.number().int().min(0);
/** Returns the latest page unless one of the three gives a position. */
export const chatMessageListQuery = z.strictObject({
  before: seq.optional(),
  after: seq.optional(),
  around: z.string().max(64).optional(),
});
/** Oldest first; says whether there are messages before and after. */
export const chatMessageListSchema = z.object({
  data: z.array(chatMessageSchema),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
});

const { chat } = limits;
const linkSchema = z.strictObject({ type: z.enum(chatLinkTypes), id: idSchema });
const contentFields = {
  body: longText(chat.body, 1),
  mentions: z.array(idSchema).max(chat.people).default([]),
};
export const chatSendSchema = z.strictObject({
  /** Created by the sender's browser: a message resent with the same key is stored once. */
  key: z.uuid(),
  ...contentFields,
  links: z.array(linkSchema).max(chat.links).default([]),
  fileIds: z.array(idSchema).max(chat.files).default([]),
  replyToId: idSchema.nullable().default(null),
});
export const chatEditSchema = z.strictObject({ version: versionSchema, ...contentFields });

/** Each person is named with the role in which they are addressed. */
export const chatOpenSchema = z.strictObject({
  people: z
    .array(idSchema)
    .min(1)
    .max(chat.people - 1),
  title: text(chat.title).nullable().default(null),
  subject: z
    .strictObject({ type: z.enum(chatSubjects), id: idSchema })
    .nullable()
    .default(null),
  message: z.strictObject({ key: z.uuid(), body: longText(chat.body, 1) }),
});

export const chatContactQuery = z.strictObject({ q: z.string().trim().max(100).default('') });
export const chatContactsSchema = z.object({
  data: z.array(
    z.object({
      assignmentId: idSchema,
      userId: idSchema,
      name: z.string(),
      audience: z.enum(parts),
      role: z.enum(roles),
      /** The company of a client user. */
      detail: z.string().nullable(),
    }),
  ),
});
export type ChatContact = z.infer<typeof chatContactsSchema>['data'][number];

export const chatReadSchema = z.strictObject({ seq: z.number().int().min(0) });
export const chatVersionSchema = z.strictObject({ version: versionSchema });
export const chatAddSchema = z.strictObject({ version: versionSchema, assignmentId: idSchema });
export const chatRemovePersonSchema = z.strictObject({ version: versionSchema, userId: idSchema });
/** Conversations with something unread. */
export const chatUnreadSchema = z.object({ unread: z.number().int() });

export const chatSearchQuery = z.strictObject({ q: z.string().trim().min(2).max(100) });
export const chatSearchSchema = z.object({
  threads: z.array(chatThreadSchema),
  messages: z.array(
    z.object({
      id: idSchema,
      threadId: idSchema,
      threadName: z.string(),
      author: z.string().nullable(),
      text: z.string(),
      at: timestampSchema,
    }),
  ),
});
export const chatFileParams = z.strictObject({
  id: z.string().max(64),
  fileId: z.string().max(64),
});
