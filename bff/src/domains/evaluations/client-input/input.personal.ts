import type { Types } from 'mongoose';
import { raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eraseLinksTo } from '../../links/api/access-tokens.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import { EvaluationInputModel } from './evaluation-input.model.ts';

/** What clients said in these evaluations, by evaluation: typed in by the reviewer or by a link. */
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

/** Leaves that a client was asked, and nothing of what they wrote; nobody is waited for. */
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
