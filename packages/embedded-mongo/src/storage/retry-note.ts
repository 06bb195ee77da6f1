import type { Doc } from '../bson/value.ts';

/** The result of a retryable write, so that a retry gets the same reply. */
export interface RetryNote {
  session: string;
  number: bigint;
  reply: Doc;
}
