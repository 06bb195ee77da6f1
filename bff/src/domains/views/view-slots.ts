import { limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { invalidField } from '../../http/app-error.ts';
import { SavedViewModel } from './saved-view.model.ts';

const slots = Array.from({ length: limits.view.perUser }, (_, slot) => slot);

/**
 * A free place among a user's views. Two requests for the same place meet the unique index: the
 * later change fails and is tried again, see {@link keepNameAndSlot}.
 * @throws AppError VALIDATION_FAILED
 */
export async function freeSlot(
  ownerUserId: Types.ObjectId,
  session: ClientSession,
): Promise<number> {
  const views = await SavedViewModel.find(
    { ownerUserId, deletedAt: null },
    { slot: 1 },
    { session },
  ).lean();
  const taken = new Set(views.map(({ slot }) => slot));
  const free = slots.find((slot) => !taken.has(slot));
  if (free === undefined) throw invalidField('name', 'TOO_MANY', { max: limits.view.perUser });
  return free;
}

/**
 * Runs a change that names or adds a view: again when a concurrent request took the place, and a
 * taken name is refused at `path`.
 */
export async function keepNameAndSlot<T>(path: string, change: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await change();
    } catch (error) {
      const key = takenKey(error);
      if (key === 'nameKey') throw invalidField(path, 'NOT_UNIQUE');
      if (key !== 'slot' || attempt === slots.length) throw error;
    }
}

/** Which of the unique values the database has already. */
function takenKey(error: unknown): 'nameKey' | 'slot' | null {
  const { code, keyPattern = {} } = error as { code?: unknown; keyPattern?: object };
  if (code !== 11_000) return null;
  return 'nameKey' in keyPattern ? 'nameKey' : 'slot' in keyPattern ? 'slot' : null;
}
