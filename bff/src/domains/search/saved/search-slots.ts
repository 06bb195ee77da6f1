import { limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { invalidField } from '../../../http/app-error.ts';
import { SavedSearchModel } from './saved-search.model.ts';

const slots = Array.from({ length: limits.savedSearch.perUser }, (_, slot) => slot);

/**
 * A free place among a person's searches. Two requests for the same place meet the unique index: the
 * later change fails and is tried again, see {@link keepNameAndSlot}.
 * @throws AppError VALIDATION_FAILED
 */
export async function freeSlot(
  ownerUserId: Types.ObjectId,
  session: ClientSession,
): Promise<number> {
  const searches = await SavedSearchModel.find(
    { ownerUserId, deletedAt: null },
    { slot: 1 },
    { session },
  ).lean();
  const taken = new Set(searches.map(({ slot }) => slot));
  const free = slots.find((slot) => !taken.has(slot));
  if (free === undefined)
    throw invalidField('name', 'TOO_MANY', { max: limits.savedSearch.perUser });
  return free;
}

/** Runs a change that names or adds a search: again where its place was taken meanwhile. */
export async function keepNameAndSlot<T>(path: string, change: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await change();
    } catch (error) {
      const { code, keyPattern = {} } = error as { code?: unknown; keyPattern?: object };
      if (code !== 11_000) throw error;
      if ('nameKey' in keyPattern) throw invalidField(path, 'NOT_UNIQUE');
      if (!('slot' in keyPattern) || attempt === slots.length) throw error;
    }
}
