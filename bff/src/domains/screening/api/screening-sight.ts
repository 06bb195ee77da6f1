import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, sightBy, type Sight } from '../../../db/row-sight.ts';
import { candidateSight } from '../../candidates/api/candidate-names.ts';
import { ScreeningFormModel, type ScreeningFormRecord } from '../screening-form.model.ts';

/** Those of these forms that the actor may see: forms of visible candidates. */
export async function screeningSight(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> {
  const rows = await ScreeningFormModel.find({ _id: { $in: [...ids] } }, { candidateId: 1 }).lean<
    Pick<ScreeningFormRecord, '_id' | 'candidateId'>[]
  >();
  const candidates = await candidateSight(
    actor,
    rows.map(({ candidateId }) => candidateId),
  );
  return sightBy(
    rows,
    ({ candidateId }) => actor.can('screening.readAnswers') && isSeen(candidates, candidateId),
  );
}
