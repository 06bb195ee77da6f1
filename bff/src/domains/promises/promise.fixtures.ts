import { dayMs } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { PromiseModel, type Promised } from './promise.model.ts';

/** Creates an open promise to a candidate, due in a week. */
export async function createPromise(
  { _id: subjectId }: Pick<Candidate, '_id'>,
  madeBy: Types.ObjectId,
  changes: Partial<Promised> = {},
): Promise<Promised> {
  const dueAt = new Date(Date.now() + 7 * dayMs);
  const created = await PromiseModel.create({
    subjectType: 'candidate',
    subjectId,
    madeBy,
    dueAt,
    timeZone: 'UTC',
    text: 'Send the offer',
    dueOn: dueAt.toISOString().slice(0, 10),
    source: 'note',
    sourceId: new Types.ObjectId(),
    key: 'offer',
    createdBy: madeBy,
    updatedBy: madeBy,
    ...changes,
  });
  return created.toObject();
}
