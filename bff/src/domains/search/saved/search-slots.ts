import { limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { firstFree, keepNameAndSlot } from '../../../db/free-slot.ts';
import { invalidField } from '../../../http/app-error.ts';
import { SavedSearchModel } from './saved-search.model.ts';

const max = limits.savedSearch.perUser;

/** Returns a free slot among a user's searches. @throws AppError VALIDATION_FAILED */
export async function freeSlot(
  ownerUserId: Types.ObjectId,
  session: ClientSession,
): Promise<number> {
  const searches = await SavedSearchModel.find(
    { ownerUserId, deletedAt: null },
    { slot: 1 },
    { session },
  ).lean();
  const free = firstFree(
    searches.map(({ slot }) => slot),
    max,
  );
  if (free === null) throw invalidField('name', 'TOO_MANY', { max });
  return free;
}

/** Runs a change that names or adds a search; a taken name is refused at `path`. */
export const keepSearch = <T>(path: string, change: () => Promise<T>): Promise<T> =>
  keepNameAndSlot(path, max, change);
