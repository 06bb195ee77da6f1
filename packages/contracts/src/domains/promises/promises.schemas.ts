import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { promiseActions, promiseStates } from './promises.machine.ts';

/** The recipient of a promise: a candidate, or a client's users. */
export const promiseSubjects = ['candidate', 'company'] as const;
export const promiseSources = ['note', 'mail', 'call', 'chat'] as const;

/** A colleague's promise to a candidate or client. Visible only to staff. */
export const promiseSchema = z.object({
  id: idSchema,
  subjectType: z.enum(promiseSubjects),
  subjectId: idSchema,
  /** The recipient. */
  to: z.string(),
  text: z.string(),
  status: z.enum(promiseStates),
  /** The day in the author's local time. */
  dueOn: dateSchema,
  /** `HH:MM` in the same zone; null for the end of the day. */
  dueClock: z.string().nullable(),
  dueAt: timestampSchema,
  timeZone: z.string(),
  madeBy: personRefSchema.nullable(),
  madeAt: timestampSchema,
  source: z.enum(promiseSources),
  /** Made in a private text: visible only to its author. */
  isPrivate: z.boolean(),
  /** When it was kept, broken or withdrawn. */
  endedAt: timestampSchema.nullable(),
  moves: z.array(
    z.object({
      from: dateSchema,
      to: dateSchema,
      reason: z.string(),
      by: personRefSchema.nullable(),
      at: timestampSchema,
    }),
  ),
  version: versionSchema,
  allowedActions: z.array(z.enum(promiseActions)),
});
export type PromiseRecord = z.infer<typeof promiseSchema>;

export const promiseListQuery = z.strictObject({
  subjectType: z.enum(promiseSubjects),
  subjectId: z.string().max(64),
});
/** Open ones by due day, then those that ended in the last 30 days; at most 20. */
export const promiseListSchema = z.object({ data: z.array(promiseSchema) });

export const promiseActionSchema = z.strictObject({ version: versionSchema });
export const promiseMoveSchema = z.strictObject({
  version: versionSchema,
  dueOn: dateSchema,
  reason: text(limits.promise.reason, 2),
});

/** Numbers of promises kept and broken in the last 90 days. */
export const promiseRateSchema = z.object({ kept: z.number().int(), broken: z.number().int() });
export type PromiseRate = z.infer<typeof promiseRateSchema>;
