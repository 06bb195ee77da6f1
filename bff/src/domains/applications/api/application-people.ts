import type { ClientSession, Types } from 'mongoose';
import { ApplicationModel, type Application } from '../application.model.ts';

/** Whose applications these are, by id. */
export async function applicationPeople(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Types.ObjectId>> {
  if (ids.length === 0) return new Map();
  const found = await ApplicationModel.find(
    { _id: { $in: [...ids] } },
    { candidateId: 1 },
    { session },
  ).lean<Pick<Application, '_id' | 'candidateId'>[]>();
  return new Map(found.map(({ _id, candidateId }) => [_id.toHexString(), candidateId]));
}
