import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, longText, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { interviewToComeSchema, ownedKinds } from '../users/users.schemas.ts';

/** The next event of a record: a timer expires, a task is due, a contract ends. */
export const handoverNexts = ['clock', 'due', 'ends'] as const;

/** A record as the successor reads it. */
export const handoverItemSchema = z.object({
  id: idSchema,
  label: z.string(),
  /** The client, job or candidate that it is about. */
  about: z.string().nullable(),
  href: z.string(),
  /** A promise made to a person: to be kept, moved or withdrawn. */
  isPromise: z.boolean(),
  next: z.object({ what: z.enum(handoverNexts), on: dateSchema }).nullable(),
  /** Time of the last communication or action. */
  lastWordAt: timestampSchema.nullable(),
});
export type HandoverItem = z.infer<typeof handoverItemSchema>;

/** All records of one kind; at most `limits.handover.shown` are listed individually. */
export const handoverGroupSchema = z.object({
  kind: z.enum(ownedKinds),
  data: z.array(handoverItemSchema),
  total: z.number().int(),
  /** Records hidden from the reader, which are not handed over with the rest. */
  hidden: z.number().int(),
});
export type HandoverGroup = z.infer<typeof handoverGroupSchema>;

/** Possible successors: the cover first, then those with the least work. */
export const successorSchema = personRefSchema.extend({
  isCover: z.boolean(),
  openJobs: z.number().int(),
  inProcess: z.number().int(),
  late: z.number().int(),
});
export type Successor = z.infer<typeof successorSchema>;

/** A member's records, their open work and the next events. */
export const handoverPackSchema = z.object({
  person: personRefSchema,
  groups: z.array(handoverGroupSchema),
  /** Upcoming interviews of the member: they need another time or person. */
  interviews: z.array(interviewToComeSchema),
  /** Open conversations with clients or candidates: only a participant can add a colleague. */
  conversations: z.number().int(),
  successors: z.array(successorSchema),
  mayHandOver: z.boolean(),
});
export type HandoverPack = z.infer<typeof handoverPackSchema>;

export const handOverSchema = z.strictObject({
  toUserId: idSchema,
  kinds: z.array(z.enum(ownedKinds)).min(1).max(ownedKinds.length),
  /** For the successor. */
  note: longText(limits.handover.note).nullable().default(null),
});
export const handedOverSchema = z.object({
  to: personRefSchema,
  /** How many records of each kind. */
  handed: z.partialRecord(z.enum(ownedKinds), z.number().int()),
});
