import type { Tx } from '../../../db/unit-of-work.ts';
import { reopenLinksTo, revokeLinksTo } from '../../links/api/access-tokens.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import { closeInput } from './change-input.ts';
import {
  EvaluationInputModel,
  inputSubject,
  type EvaluationInputRecord,
} from './evaluation-input.model.ts';

type Asked = Pick<EvaluationRecord, '_id'>;

/** Returns the client's unanswered questions. */
const waiting = ({ _id }: Asked, { session }: Tx): Promise<EvaluationInputRecord[]> =>
  EvaluationInputModel.find({ evaluationId: _id, status: 'asked', deletedAt: null }, null, {
    session,
  }).lean();

/**
 * Closes the questions to the client because the review is written; they can be asked again if it
 * is sent back.
 */
export async function closeInputLinks(tx: Tx, evaluation: Asked): Promise<void> {
  for (const input of await waiting(evaluation, tx))
    await revokeLinksTo(tx, inputSubject(input), 'subject_cancelled');
}

/**
 * Reactivates links closed by submitting the review, now that it was sent back; their expiry stays.
 */
export async function reopenInputLinks(
  tx: Tx,
  { submittedAt, ...evaluation }: Asked & Pick<EvaluationRecord, 'submittedAt'>,
): Promise<void> {
  if (!submittedAt) return;
  for (const input of await waiting(evaluation, tx))
    await reopenLinksTo(tx, inputSubject(input), submittedAt);
}

/** Withdraws the open questions of a review that no longer exists. */
export async function withdrawInputs(tx: Tx, evaluation: Asked): Promise<void> {
  for (const input of await waiting(evaluation, tx)) await closeInput(tx, input, input.version);
}
