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

/** Requests of a client, with their approval kinds. */
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
/** Returns the requests that a client can make in a state of its job. */
export const clientAsksFor = (status: JobState): readonly ClientAskName[] => askedIn[status];

/** Checks whether a request ends something and so requires a reason of the catalogue. */
export const asksForReason = (ask: ClientAskName): boolean =>
  ask === 'close' || ask === 'cancel' || ask === 'cancel_positions';

const required = (path: string) => ({ path: [path], params: { code: 'REQUIRED' } });

export const clientAskSchema = z
  .strictObject({
    ask: z.enum(clientAskNames),
    /** The requester's explanation. */
    message: longText(limits.approval.reason.max, limits.approval.reason.min),
    reasonId: idSchema.nullable().default(null),
    /** Number of positions to add, and their start. */
    count: z.number().int().min(1).max(limits.position.addAtOnce).nullable().default(null),
    targetStart: dateSchema.nullable().default(null),
    /** Positions to cancel. */
    positionIds: z.array(idSchema).max(limits.position.perJob).default([]),
  })
  .refine(({ ask, reasonId }) => !asksForReason(ask) || reasonId !== null, required('reasonId'))
  .refine(({ ask, count }) => ask !== 'add_positions' || count !== null, required('count'))
  .refine(
    ({ ask, positionIds }) => ask !== 'cancel_positions' || positionIds.length > 0,
    required('positionIds'),
  );

/** A request as the client's users read it. */
export const clientAskedSchema = z.object({
  id: idSchema,
  ask: z.enum(clientAskNames),
  status: z.enum(approvalStates),
  /** Its message; null once a person mentioned in it was erased. */
  message: z.string().nullable(),
  count: z.number().int().nullable(),
  targetStart: dateSchema.nullable(),
  /** Labels of the affected positions. */
  positions: z.array(z.string()),
  askedBy: personRefSchema.nullable(),
  askedAt: timestampSchema,
  expiresAt: timestampSchema,
  decidedBy: personRefSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  /** The agency's message with its answer. */
  answer: z.string().nullable(),
  version: versionSchema,
  mayWithdraw: z.boolean(),
});
export type ClientAsked = z.infer<typeof clientAskedSchema>;
/** `already`: the same person had already done it. */
export const clientAskAnsweredSchema = clientAskedSchema.extend({ already: z.boolean() });

const reasonSchema = z.object({ id: idSchema, label: z.string(), requiresNote: z.boolean() });

/** Requests about a job, latest first, and the currently possible ones. */
export const clientAskListSchema = z.object({
  /** Pending requests, and those answered in the last seven days. */
  data: z.array(clientAskedSchema),
  jobStatus: z.enum(jobStates),
  /** Empty for users who may make no requests. */
  possible: z.array(z.enum(clientAskNames)),
  /** Positions that could be cancelled. */
  positions: z.array(z.object({ id: idSchema, label: z.string(), status: z.enum(positionStates) })),
  reasons: z.object({ job: z.array(reasonSchema), positions: z.array(reasonSchema) }),
});
export type ClientAskList = z.infer<typeof clientAskListSchema>;

export const clientAskWithdrawalSchema = z.strictObject({ version: versionSchema });
