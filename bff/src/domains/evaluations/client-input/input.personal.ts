import type { Types } from 'mongoose';
import { raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eraseLinksTo } from '../../links/api/access-tokens.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import { EvaluationInputModel } from './evaluation-input.model.ts';

/**
 * Returns the clients' statements per evaluation, whether typed in by the reviewer or given by
 * link.
 */
export async function saidByClients(
  evaluations: readonly EvaluationRecord[],
): Promise<ReadonlyMap<string, string[]>> {
  const answers = await EvaluationInputModel.find({
    evaluationId: { $in: evaluations.map(({ _id }) => _id) },
    status: 'answered',
    deletedAt: null,
  })
    .sort({ answeredAt: 1 })
    .lean();
  return new Map(
    evaluations.map(({ _id, clientInput }) => [
      _id.toHexString(),
      [
        ...(clientInput ? [clientInput.text] : []),
        ...answers.flatMap(({ evaluationId, text }) => (evaluationId.equals(_id) ? [text] : [])),
      ],
    ]),
  );
}

/** Keeps the fact that a client was asked, but erases their text and closes open questions. */
export async function eraseInputs(tx: Tx, evaluationIds: readonly Types.ObjectId[]): Promise<void> {
  const { session } = tx;
  const of = { evaluationId: { $in: [...evaluationIds] } };
  const ids: Types.ObjectId[] = await EvaluationInputModel.distinct('_id', of).session(session);
  await EvaluationInputModel.updateMany(of, raiseVersion({ $set: { text: '' } }), { session });
  await EvaluationInputModel.updateMany(
    { ...of, status: 'asked' },
    { $set: { status: 'withdrawn', previousStatus: 'asked' } },
    { session },
  );
  await eraseLinksTo(tx, 'evaluation_input', ids);
}
