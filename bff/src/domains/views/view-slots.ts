import { limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { firstFree, keepNameAndSlot } from '../../db/free-slot.ts';
import { invalidField } from '../../http/app-error.ts';
import { SavedViewModel } from './saved-view.model.ts';

const max = limits.view.perUser;

/** Returns a free slot for a user's view. @throws AppError VALIDATION_FAILED */
export async function freeSlot(
  ownerUserId: Types.ObjectId,
  session: ClientSession,
): Promise<number> {
  const views = await SavedViewModel.find(
    { ownerUserId, deletedAt: null },
    { slot: 1 },
    { session },
  ).lean();
  const free = firstFree(
    views.map(({ slot }) => slot),
    max,
  );
  if (free === null) throw invalidField('name', 'TOO_MANY', { max });
  return free;
}

/** Runs a change that names or adds a view; refuses a taken name at `path`. */
export const keepView = <T>(path: string, change: () => Promise<T>): Promise<T> =>
  keepNameAndSlot(path, max, change);
