import type { ReasonContext } from '@muster/contracts';
import { foldText } from '../../db/fold-text.ts';
import { ReasonModel, type ReasonRecord } from './reason.model.ts';

/** Creates a stored reason. */
export async function createReasonRecord({
  label = 'Wrong paper',
  ...changes
}: Partial<ReasonRecord> = {}): Promise<ReasonRecord> {
  const reason = await ReasonModel.create({
    context: 'document_void',
    side: 'none',
    label,
    labelKey: foldText(label),
    sort: 0,
    ...changes,
  });
  return reason.toObject();
}

/** Returns the ids of all reasons of a context. */
export const reasonIds = async (context: ReasonContext): Promise<string[]> =>
  (await ReasonModel.distinct('_id', { context })).map((id) => id.toHexString());
