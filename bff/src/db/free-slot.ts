import { invalidField } from '../http/app-error.ts';
import { isDuplicateKey } from './duplicate-key.ts';

/** Returns the first free slot; null if all are taken. */
export function firstFree(taken: readonly (number | null)[], places: number): number | null {
  for (let slot = 0; slot < places; slot += 1) if (!taken.includes(slot)) return slot;
  return null;
}

/**
 * Runs a change that takes a free slot. If two changes take the same slot, the unique index of
 * `field` refuses the later one, which is retried, at most as often as there are slots.
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
 * {@link retryTakenSlot} for records with a name that is unique for its owner.
 * @throws AppError VALIDATION_FAILED at `path` if another record of the owner has the name
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
