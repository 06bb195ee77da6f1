import { z } from 'zod';
import { pageSchema } from '../../core/pagination.ts';
import {
  dateSchema,
  idSchema,
  richText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { limits } from '../../core/limits.ts';
import { personRefSchema } from '../people/people.schemas.ts';

/** Records that can have notes. */
export const noteSubjects = [
  'candidate',
  'company',
  'job',
  'application',
  'placement',
  'team_member',
] as const;
export type NoteSubjectType = (typeof noteSubjects)[number];
export const noteKinds = [
  'general',
  'call',
  'meeting',
  'email_log',
  'warning',
  'preference',
  'reference',
  'billing',
] as const;
export type NoteKind = (typeof noteKinds)[number];

/** `private`: the author, and owners and admins under audit. `management`: AM, TL, A, O. */
export const noteVisibilities = ['team', 'private', 'management'] as const;
export const noteActions = ['edit', 'correct', 'delete', 'pin', 'unpin'] as const;

export const noteSchema = z.object({
  id: idSchema,
  subjectType: z.enum(noteSubjects),
  subjectId: idSchema,
  /** Name of the subject, for the delete page. */
  subjectLabel: z.string(),
  kind: z.enum(noteKinds),
  visibility: z.enum(noteVisibilities),
  /** Sanitised HTML; null once removed. */
  body: z.string().nullable(),
  pinned: z.boolean(),
  mentions: z.array(personRefSchema),
  followUp: z
    .object({
      taskId: idSchema,
      on: dateSchema,
      assignee: personRefSchema,
      done: z.boolean(),
    })
    .nullable(),
  author: personRefSchema.nullable(),
  createdAt: timestampSchema,
  editedAt: timestampSchema.nullable(),
  corrections: z.array(
    z.object({
      id: idSchema,
      body: z.string(),
      author: personRefSchema.nullable(),
      at: timestampSchema,
    }),
  ),
  /** The placeholder for a removed note: "note removed by X". */
  removed: z.object({ by: z.string(), at: timestampSchema }).nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(noteActions)),
});
export type Note = z.infer<typeof noteSchema>;

export const noteListQuery = z.strictObject({
  subjectType: z.enum(noteSubjects),
  subjectId: z.string().max(64),
  kind: z.enum(noteKinds).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const noteListSchema = z.object({
  /** At most three; on the first page only. */
  pinned: z.array(noteSchema),
  data: z.array(noteSchema),
  page: pageSchema,
  /** Whether the reader may add notes to this record. */
  mayWrite: z.boolean(),
});

const body = richText(limits.note.body, 1);
const followUp = z.strictObject({ on: dateSchema, assigneeId: idSchema }).nullable();

/** Mentions are read from the body: `<a href="mention:USER_ID">@Name</a>`. */
export const noteCreateSchema = z.strictObject({
  subjectType: z.enum(noteSubjects),
  subjectId: z.string().max(64),
  kind: z.enum(noteKinds).default('general'),
  visibility: z.enum(noteVisibilities).default('team'),
  body,
  pinned: z.boolean().default(false),
  followUp: followUp.default(null),
});
export const noteUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({
      kind: z.enum(noteKinds),
      visibility: z.enum(noteVisibilities),
      body,
      followUp,
    })
    .partial(),
});
export const noteCorrectionSchema = z.strictObject({ version: versionSchema, body });
export const noteActionSchema = z.strictObject({ version: versionSchema });

/** A written note, and mentioned people who cannot open the record. */
export const noteWrittenSchema = z.object({
  note: noteSchema,
  mentionsWithoutAccess: z.array(personRefSchema),
});
