import type { Tx } from '../db/unit-of-work.ts';
import type { Traces } from '../personal/traces.ts';
import { IdempotencyModel } from './idempotency-record.model.ts';

/** Answers that are kept for a repeated request and hold the person: a repetition asks anew. */
export async function forgetAnswers(
  { session }: Tx,
  { candidateId, pattern }: Traces,
): Promise<void> {
  await IdempotencyModel.deleteMany(
    {
      state: 'done',
      $or: [{ response: new RegExp(candidateId.toHexString()) }, { response: pattern }],
    },
    { session },
  );
}
