import mongoose from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';

/**
 * Runs a write that puts a record where there may be none yet. Where somebody else puts one there at
 * the same time, the whole change runs again and finds it, as with any two writes that collide.
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
