import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';

/** One read of a batch: what a GET would ask for. */
const batchedReadSchema = z.strictObject({
  /** Below `/api/v1`, with its query. */
  path: z.string().startsWith('/').max(limits.batch.pathLength),
  /** What its answer, its line in the log and its error are found by. */
  requestId: z.string().regex(/^[\w.-]{8,64}$/),
});

/** One line of the answer, in the order in which the reads became ready. */
export const batchedAnswerSchema = z.object({
  /** The place of the read in the request, from 0. */
  read: z.number().int().nonnegative(),
  status: z.number().int(),
  /** Seconds, where the read is to be tried again later. */
  retryAfter: z.string().optional(),
  /** The body that a GET would have got; null where there is none. */
  answer: z.unknown(),
});
export type BatchedAnswer = z.infer<typeof batchedAnswerSchema>;

/** What a page reads at one moment, in one request. */
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
