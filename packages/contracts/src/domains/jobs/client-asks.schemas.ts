import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import type { ApprovalKindName } from '../approvals/approval-kinds.ts';
import { approvalStates } from '../approvals/approvals.machine.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { jobStates, positionStates } from './jobs.schemas.ts';
import type { JobState } from './jobs.machine.ts';

/** What a client asks for and the agency decides, and the kind of request that it is. */
export const clientAskKinds = {
  add_positions: 'position_add',
  cancel_positions: 'position_cancel',
  hold: 'job_hold',
  resume: 'job_resume',
  close: 'job_close',
  cancel: 'job_cancel',
} as const satisfies Record<string, ApprovalKindName>;
export type ClientAskName = keyof typeof clientAskKinds;
export const clientAskNames = Object.keys(clientAskKinds) as [ClientAskName, ...ClientAskName[]];

const askedIn: Readonly<Record<JobState, readonly ClientAskName[]>> = {
  draft: ['cancel'],
  pending_review: ['cancel'],
  open: ['add_positions', 'cancel_positions', 'hold', 'close', 'cancel'],
  on_hold: ['add_positions', 'cancel_positions', 'resume', 'close', 'cancel'],
  filled: ['add_positions', 'close'],
  closed: [],
  cancelled: [],
};
/** What a client can ask for in a state of its job. */
export const clientAsksFor = (status: JobState): readonly ClientAskName[] => askedIn[status];

/** What ends something says why, by a reason of the catalogue. */
export const asksForReason = (ask: ClientAskName): boolean =>
  ask === 'close' || ask === 'cancel' || ask === 'cancel_positions';

const required = (path: string) => ({ path: [path], params: { code: 'REQUIRED' } });

export const clientAskSchema = z
  .strictObject({
    ask: z.enum(clientAskNames),
    /** Why, in the words of who asks. */
    message: longText(limits.approval.reason.max, limits.approval.reason.min),
    reasonId: idSchema.nullable().default(null),
    /** How many positions to add, and from when. */
    count: z.number().int().min(1).max(limits.position.addAtOnce).nullable().default(null),
    targetStart: dateSchema.nullable().default(null),
    /** Which positions to cancel. */
    positionIds: z.array(idSchema).max(limits.position.perJob).default([]),
  })
  .refine(({ ask, reasonId }) => !asksForReason(ask) || reasonId !== null, required('reasonId'))
  .refine(({ ask, count }) => ask !== 'add_positions' || count !== null, required('count'))
  .refine(
    ({ ask, positionIds }) => ask !== 'cancel_positions' || positionIds.length > 0,
    required('positionIds'),
  );

/** What was asked for, as the people of the client read it. */
export const clientAskedSchema = z.object({
  id: idSchema,
  ask: z.enum(clientAskNames),
  status: z.enum(approvalStates),
  /** What was written with it; null once somebody it speaks of was erased. */
  message: z.string().nullable(),
  count: z.number().int().nullable(),
  targetStart: dateSchema.nullable(),
  /** The labels of the positions that it is about. */
  positions: z.array(z.string()),
  askedBy: personRefSchema.nullable(),
  askedAt: timestampSchema,
  expiresAt: timestampSchema,
  decidedBy: personRefSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  /** What the agency wrote with its answer. */
  answer: z.string().nullable(),
  version: versionSchema,
  mayWithdraw: z.boolean(),
});
export type ClientAsked = z.infer<typeof clientAskedSchema>;
/** `already`: the same person had done it before. */
export const clientAskAnsweredSchema = clientAskedSchema.extend({ already: z.boolean() });

const reasonSchema = z.object({ id: idSchema, label: z.string(), requiresNote: z.boolean() });

/** What was asked for of a job, the latest first, and what can be asked for now. */
export const clientAskListSchema = z.object({
  /** What waits, and what was answered in the last seven days. */
  data: z.array(clientAskedSchema),
  jobStatus: z.enum(jobStates),
  /** Empty for who may not ask. */
  possible: z.array(z.enum(clientAskNames)),
  /** Positions that could be cancelled. */
  positions: z.array(z.object({ id: idSchema, label: z.string(), status: z.enum(positionStates) })),
  reasons: z.object({ job: z.array(reasonSchema), positions: z.array(reasonSchema) }),
});
export type ClientAskList = z.infer<typeof clientAskListSchema>;

export const clientAskWithdrawalSchema = z.strictObject({ version: versionSchema });
