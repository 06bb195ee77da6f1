import type { Types } from 'mongoose';
import { forgetValues } from '../../../audit/forget-values.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';

/** Event after a purge: nothing revealing remains of the deleted applications. */
export const applicationsPurged = 'applications.purged';

/** Deletes the applications of a candidate who is purged, with their history and texts. */
export async function purgeApplications(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const ids: Types.ObjectId[] = await ApplicationModel.distinct('_id', { candidateId }).session(
    session,
  );
  await forgetValues(tx, 'application', ids);
  await ApplicationEventModel.deleteMany({ applicationId: { $in: ids } }, { session });
  await ApplicationModel.deleteMany({ _id: { $in: ids } }, { session });
  if (ids.length > 0) emit(tx, applicationsPurged, { ids });
}
