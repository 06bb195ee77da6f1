import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, longText, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { interviewToComeSchema, ownedKinds } from '../users/users.schemas.ts';

/** What comes next for a record: a clock runs out, a task is due, a contract ends. */
export const handoverNexts = ['clock', 'due', 'ends'] as const;

/** A record as the colleague who takes over reads of it. */
export const handoverItemSchema = z.object({
  id: idSchema,
  label: z.string(),
  /** The client, the job or the person that it is about. */
  about: z.string().nullable(),
  href: z.string(),
  /** A promise made to a person: it is kept, moved or withdrawn. */
  isPromise: z.boolean(),
  next: z.object({ what: z.enum(handoverNexts), on: dateSchema }).nullable(),
  /** When something was last said or done. */
  lastWordAt: timestampSchema.nullable(),
});
export type HandoverItem = z.infer<typeof handoverItemSchema>;

/** Everything of one kind; at most `limits.handover.shown` of it are told one by one. */
export const handoverGroupSchema = z.object({
  kind: z.enum(ownedKinds),
  data: z.array(handoverItemSchema),
  total: z.number().int(),
  /** What the reader may not know of: it is not handed over with the rest. */
  hidden: z.number().int(),
});
export type HandoverGroup = z.infer<typeof handoverGroupSchema>;

/** Who could take over, the one who stands in and who has least to do first. */
export const successorSchema = personRefSchema.extend({
  isCover: z.boolean(),
  openJobs: z.number().int(),
  inProcess: z.number().int(),
  late: z.number().int(),
});
export type Successor = z.infer<typeof successorSchema>;

/** What is one member's, what is open in it and what comes next. */
export const handoverPackSchema = z.object({
  person: personRefSchema,
  groups: z.array(handoverGroupSchema),
  /** Interviews to come in which the member takes part: they need another time or person. */
  interviews: z.array(interviewToComeSchema),
  /** Open conversations with clients or candidates: only who takes part adds a colleague. */
  conversations: z.number().int(),
  successors: z.array(successorSchema),
  mayHandOver: z.boolean(),
});
export type HandoverPack = z.infer<typeof handoverPackSchema>;

export const handOverSchema = z.strictObject({
  toUserId: idSchema,
  kinds: z.array(z.enum(ownedKinds)).min(1).max(ownedKinds.length),
  /** For the colleague who takes over. */
  note: longText(limits.handover.note).nullable().default(null),
});
export const handedOverSchema = z.object({
  to: personRefSchema,
  /** How many records of each kind. */
  handed: z.partialRecord(z.enum(ownedKinds), z.number().int()),
});
