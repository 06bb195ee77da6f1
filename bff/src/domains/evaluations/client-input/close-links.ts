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

/** The questions to the client that wait for their answer. */
const waiting = ({ _id }: Asked, { session }: Tx): Promise<EvaluationInputRecord[]> =>
  EvaluationInputModel.find({ evaluationId: _id, status: 'asked', deletedAt: null }, null, {
    session,
  }).lean();

/** The review is written: nobody at the client is asked any more, unless it comes back. */
export async function closeInputLinks(tx: Tx, evaluation: Asked): Promise<void> {
  for (const input of await waiting(evaluation, tx))
    await revokeLinksTo(tx, inputSubject(input), 'subject_cancelled');
}

/** The review came back: links that it closed when it was submitted work again, until their time. */
export async function reopenInputLinks(
  tx: Tx,
  { submittedAt, ...evaluation }: Asked & Pick<EvaluationRecord, 'submittedAt'>,
): Promise<void> {
  if (!submittedAt) return;
  for (const input of await waiting(evaluation, tx))
    await reopenLinksTo(tx, inputSubject(input), submittedAt);
}

/** There is no review any more: what was asked for it is withdrawn. */
export async function withdrawInputs(tx: Tx, evaluation: Asked): Promise<void> {
  for (const input of await waiting(evaluation, tx)) await closeInput(tx, input, input.version);
}
