import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';

/** One read of a batch, equivalent to a GET. */
const batchedReadSchema = z.strictObject({
  /** Path below `/api/v1`, with its query. */
  path: z.string().startsWith('/').max(limits.batch.pathLength),
  /** Id that links its answer, log line and error. */
  requestId: z.string().regex(/^[\w.-]{8,64}$/),
});

/** One line of the response, in order of completion. */
export const batchedAnswerSchema = z.object({
  /** Index of the read in the request, from 0. */
  read: z.number().int().nonnegative(),
  status: z.number().int(),
  /** Seconds until the read may be retried. */
  retryAfter: z.string().optional(),
  /** The body of the equivalent GET; null if there is none. */
  answer: z.unknown(),
});
export type BatchedAnswer = z.infer<typeof batchedAnswerSchema>;

/** Reads of a page at one moment, combined in one request. */
export const readsEndpoints = {
  batch: defineEndpoint({
    name: 'reads.batch',
    method: 'POST',
    path: '/reads',
    access: 'session',
    summary: 'Several reads in one request; each is answered by a line when it is ready.',
    body: z.strictObject({ reads: z.array(batchedReadSchema).min(1).max(limits.batch.reads) }),
    response: batchedAnswerSchema,
    answers: 'lines',
    readOnly: true,
  }),
} as const;
