import { isDuplicateKey } from '../../../db/duplicate-key.ts';

/** Runs a change again where another one put there at once what there is only one of. */
export async function retryTaken<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return change();
  }
}
