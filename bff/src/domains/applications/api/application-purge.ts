import type { Types } from 'mongoose';
import { forgetValues } from '../../../audit/forget-values.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { ApplicationEventModel } from '../application-event.model.ts';
import { ApplicationModel } from '../application.model.ts';

/** Deletes the applications of a candidate who is purged, with their history and texts. */
export async function purgeApplications(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const ids: Types.ObjectId[] = await ApplicationModel.distinct('_id', { candidateId }).session(
    session,
  );
  await forgetValues(tx, 'application', ids);
  await ApplicationEventModel.deleteMany({ applicationId: { $in: ids } }, { session });
  await ApplicationModel.deleteMany({ _id: { $in: ids } }, { session });
}
