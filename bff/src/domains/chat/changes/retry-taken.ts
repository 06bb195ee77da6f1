import { isDuplicateKey } from '../../../db/duplicate-key.ts';

/** Repeats a change if a concurrent one created the same unique record. */
export async function retryTaken<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return change();
  }
}
