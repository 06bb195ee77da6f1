import type { Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import type { Traces } from '../personal/traces.ts';
import { IdempotencyModel } from './idempotency-record.model.ts';
import { openAnswer } from './kept-answer.ts';

/** Deletes stored answers that contain the person; a repeated request runs again. */
export async function forgetAnswers(
  { session }: Tx,
  { candidateId, pattern }: Pick<Traces, 'candidateId' | 'pattern'>,
): Promise<void> {
  const id = candidateId?.toHexString();
  const theirs: Types.ObjectId[] = [];
  // They are sealed, so each has to be opened; only those of one day exist.
  const kept = IdempotencyModel.find(
    { state: 'done' },
    { response: 1, userId: 1 },
    { session },
  ).lean();
  for await (const { _id, response, userId } of kept.cursor()) {
    const json = response === null ? '' : openAnswer(response, userId);
    // An unreadable answer cannot be replayed either.
    if (json === null || (id && json.includes(id)) || pattern.test(json)) theirs.push(_id);
  }
  if (theirs.length > 0) await IdempotencyModel.deleteMany({ _id: { $in: theirs } }, { session });
}
