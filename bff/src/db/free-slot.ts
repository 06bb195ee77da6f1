import { invalidField } from '../http/app-error.ts';
import { isDuplicateKey } from './duplicate-key.ts';

/** The first of so many places that none of these has taken; null when none is left. */
export function firstFree(taken: readonly (number | null)[], places: number): number | null {
  for (let slot = 0; slot < places; slot += 1) if (!taken.includes(slot)) return slot;
  return null;
}

/**
 * Runs a change that takes a free place: two who take the same one at once meet the unique index of
 * `field`, and the later one is tried again, at most as often as there are places.
 */
export async function retryTakenSlot<T>(
  field: string,
  places: number,
  change: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await change();
    } catch (error) {
      if (!isDuplicateKey(error, field) || attempt === places) throw error;
    }
}

/**
 * {@link retryTakenSlot} for what has a name besides, which is its person's alone.
 * @throws AppError VALIDATION_FAILED at `path` for a name that another of theirs has
 */
export async function keepNameAndSlot<T>(
  path: string,
  places: number,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await retryTakenSlot('slot', places, change);
  } catch (error) {
    if (isDuplicateKey(error, 'nameKey')) throw invalidField(path, 'NOT_UNIQUE');
    throw error;
  }
}
