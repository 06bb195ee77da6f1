import mongoose from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';

/**
 * Runs a write that creates a record if there is none. If a concurrent request creates it, the
 * whole change runs again and finds it, as with any conflicting writes.
 */
export async function repeatWhereTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error) && error instanceof mongoose.mongo.MongoError)
      error.addErrorLabel(mongoose.mongo.MongoErrorLabel.TransientTransactionError);
    throw error;
  }
}
