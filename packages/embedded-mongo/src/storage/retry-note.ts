import type { Doc } from '../bson/value.ts';

/** What a retryable write left behind, so that a retry gets the same answer. */
export interface RetryNote {
  session: string;
  number: bigint;
  reply: Doc;
}
